import type { Product } from '#contract/catalog'
import { readColor, sayColor } from '#contract/color-names'
import type { Choice } from '../customers/wish'
import { useLang, useWords } from '../text/lang'
import { isThere, type Part } from './choices'
import { OptionChoice } from './option-choice'
import { SizeChart } from './size-chart'
import { productWords } from './words'

type ProductOptionsProps = {
  product: Product
  choice: Choice
  /** The part that has to be chosen before the act that was pressed. */
  missing: Part | undefined
  onChoose: (part: Partial<Choice>) => void
  onClear: (part: Part) => void
}

/** Colours and sizes; what is chosen goes with the order. */
export function ProductOptions({
  product,
  choice,
  missing,
  onChoose,
  onClear,
}: ProductOptionsProps) {
  const text = useWords(productWords)
  const lang = useLang()
  const swatches = product.colors.map(({ id, color }) => {
    const { bengali, css } = readColor(color)
    const short = (lang === 'bn' && bengali) || color
    const label = sayColor(color, lang)
    return { id, short, label, css, isGone: !isThere(product, { ...choice, color: id }) }
  })
  const boxes = product.sizes.map(({ id, size }) => ({
    id,
    label: size,
    isGone: !isThere(product, { ...choice, size: id }),
  }))
  const isNeeded = product.choice_goes_with_order
  return (
    <>
      {swatches.length > 0 && (
        <OptionChoice
          name="color"
          legend={text.color}
          options={swatches}
          chosenId={choice.color}
          isNeeded={isNeeded}
          error={missing === 'color' ? text.chooseColor : undefined}
          onChoose={(color) => onChoose({ color })}
          onClear={() => onClear('color')}
        />
      )}
      {boxes.length > 0 && (
        <OptionChoice
          name="size"
          legend={text.size}
          options={boxes}
          chosenId={choice.size}
          isNeeded={isNeeded}
          error={missing === 'size' ? text.chooseSize : undefined}
          onChoose={(size) => onChoose({ size })}
          onClear={() => onClear('size')}
        />
      )}
      {product.size_chart && <SizeChart chart={product.size_chart} />}
    </>
  )
}
