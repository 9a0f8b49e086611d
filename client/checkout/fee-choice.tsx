import { shippingFees } from '#contract/shop'
import { useAddress } from '../addresses/queries'
import { formatTaka } from '../text/format'
import { useChoice, useText } from '../text/lang'
import { checkout } from '../text/rooms/checkout'
import { words } from '../text/words'
import { Said } from '../ui/text/said'
import './fee-choice.css'
import { FeeHint } from './fee-hint'
import { useShippingFee } from './shipping-fee'

/**
 * Cost and time of each delivery, inside its option. Remembered across visits. While an address
 * is typed, the hint stands below it.
 */
export function FeeChoice({ isTyping }: { isTyping: boolean }) {
  const text = useText({ checkout }).checkout
  const isPlain = useChoice() !== 'none'
  const choices = [
    { feeTaka: shippingFees.insideDhaka, label: words.insideDhaka, days: text.daysInside },
    { feeTaka: shippingFees.outsideDhaka, label: words.outsideDhaka, days: text.daysOutside },
  ]
  const [chosenTaka, choose] = useShippingFee()
  const { data } = useAddress()
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
      {!isTyping && data?.fee_hint && (
        <FeeHint fee={data.fee_hint} place={data.fee_place ?? null} />
      )}
    </fieldset>
  )
}
