import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { useWords } from '../../text/lang'
import { Refusal } from '../../ui/form/refusal'
import { SwitchField } from '../../ui/form/switch-field'
import { latePart } from '../ui/late'
import { useRules } from './use-rules'
import { countWords } from './words'

const FirstDialog = latePart(async () => (await import('./first-dialog')).FirstDialog)

/** Whether a product is counted, and by its choices or not: written at once. */
export function RuleSwitches({ product }: { product: OfficeProduct }) {
  const { rules: text } = useWords(countWords)
  const rules = useRules(product)
  const { counted, choice_goes_with_order: isByChoice, colors, sizes, items } = product
  const hasChoices = [...colors, ...sizes].some(({ removed }) => !removed)
  const isHeld = counted && items.filter(({ removed }) => !removed).length > 1
  return (
    <div className="rules">
      <SwitchField
        label={text.counted}
        hint={isHeld ? text.countedHint : text.wholeHint}
        isOn={counted}
        onChange={(isOn) => rules.change({ counted: isOn })}
      />
      {(hasChoices || isByChoice) && (
        <SwitchField
          label={text.withOrder}
          hint={isHeld ? text.withOrderHeld : text.withOrderHint}
          isOn={isByChoice}
          isHeld={isHeld}
          onChange={(isOn) => rules.change({ choice_goes_with_order: isOn })}
        />
      )}
      {rules.beginning ? (
        <FirstDialog rules={rules} beginning={rules.beginning} />
      ) : (
        <Refusal>{rules.problem}</Refusal>
      )}
    </div>
  )
}
