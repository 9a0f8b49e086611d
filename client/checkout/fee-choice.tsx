import { formatTaka } from '../text/format'
import { useChoice, useWords } from '../text/lang'
import { words } from '../text/words'
import { Said } from '../ui/text/said'
import { checkoutWords } from './words'
import './fee-choice.css'
import { useFeesNow, useShippingFee } from './shipping-fee'

/** Cost and time of each delivery, inside its option. Remembered across visits. */
export function FeeChoice() {
  const text = useWords(checkoutWords)
  const isPlain = useChoice() !== 'none'
  const choices = [
    { zone: 'inside', label: words.insideDhaka, days: text.daysInside },
    { zone: 'outside', label: words.outsideDhaka, days: text.daysOutside },
  ] as const
  const fees = useFeesNow()
  const { zone: chosen, choose } = useShippingFee()
  return (
    <fieldset className="panel fee-choice grid gap-8 num">
      <legend>
        <Said text={words.shippingFee} />
      </legend>
      {choices.map(({ zone, label, days }) => (
        <label className="flex gap-12 ring" key={zone}>
          <input
            type="radio"
            name="fee"
            value={fees[zone]}
            checked={zone === chosen}
            onChange={() => choose(zone)}
          />
          <span>
            <strong>
              <Said text={label} alone />
            </strong>
            <small className="subline">{isPlain ? days : `${label.bn} · ${days}`}</small>
          </span>
          <strong translate="no">{formatTaka(fees[zone])}</strong>
        </label>
      ))}
    </fieldset>
  )
}
