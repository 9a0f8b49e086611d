import { shippingFees } from '#contract/shop'
import { formatTaka } from '../text/format'
import { useChoice, useWords } from '../text/lang'
import { words } from '../text/words'
import { Said } from '../ui/text/said'
import { checkoutWords } from './words'
import './fee-choice.css'
import { useShippingFee } from './shipping-fee'

/** Cost and time of each delivery, inside its option. Remembered across visits. */
export function FeeChoice() {
  const text = useWords(checkoutWords)
  const isPlain = useChoice() !== 'none'
  const choices = [
    { feeTaka: shippingFees.insideDhaka, label: words.insideDhaka, days: text.daysInside },
    { feeTaka: shippingFees.outsideDhaka, label: words.outsideDhaka, days: text.daysOutside },
  ]
  const [chosenTaka, choose] = useShippingFee()
  return (
    <fieldset className="panel fee-choice grid gap-8 num">
      <legend>
        <Said text={words.shippingFee} />
      </legend>
      {choices.map(({ feeTaka, label, days }) => (
        <label className="flex gap-12 ring" key={feeTaka}>
          <input
            type="radio"
            name="fee"
            value={feeTaka}
            checked={feeTaka === chosenTaka}
            onChange={() => choose(feeTaka)}
          />
          <span>
            <strong>
              <Said text={label} alone />
            </strong>
            <small className="subline">{isPlain ? days : `${label.bn} · ${days}`}</small>
          </span>
          <strong translate="no">{formatTaka(feeTaka)}</strong>
        </label>
      ))}
    </fieldset>
  )
}
