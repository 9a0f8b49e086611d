import { shippingFees } from '#contract/shop'
import { formatTaka } from '../text/format'
import './fee-choice.css'
import { useShippingFee } from './shipping-fee'

const choices = [
  { feeTaka: shippingFees.insideDhaka, label: 'Inside Dhaka', note: 'ঢাকার ভেতরে · ৩ দিন' },
  { feeTaka: shippingFees.outsideDhaka, label: 'Outside Dhaka', note: 'ঢাকার বাইরে · ৩–৫ দিন' },
]

/** Cost and time of each delivery, inside its option. Remembered across visits. */
export function FeeChoice() {
  const [chosenTaka, choose] = useShippingFee()
  return (
    <fieldset className="panel fee-choice num">
      <legend>Shipping fee</legend>
      {choices.map(({ feeTaka, label, note }) => (
        <label key={feeTaka}>
          <input
            type="radio"
            name="fee"
            value={feeTaka}
            checked={feeTaka === chosenTaka}
            onChange={() => choose(feeTaka)}
          />
          <span>
            <strong>{label}</strong>
            <small>{note}</small>
          </span>
          <strong>{formatTaka(feeTaka)}</strong>
        </label>
      ))}
    </fieldset>
  )
}
