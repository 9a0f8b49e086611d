import { useRef } from 'react'
import { shippingFees } from '#contract/shop'
import { useAddress } from '../addresses/queries'
import { formatTaka } from '../text/format'
import { useChoice, useLang, useText } from '../text/lang'
import { checkout } from '../text/rooms/checkout'
import { words } from '../text/words'
import { Button } from '../ui/button'
import { Said } from '../ui/said'
import './fee-choice.css'
import { useShippingFee } from './shipping-fee'

/** Cost and time of each delivery, inside its option. Remembered across visits. */
export function FeeChoice() {
  const text = useText({ checkout }).checkout
  const isPlain = useChoice() !== 'none'
  const choices = [
    { feeTaka: shippingFees.insideDhaka, label: words.insideDhaka, days: text.daysInside },
    { feeTaka: shippingFees.outsideDhaka, label: words.outsideDhaka, days: text.daysOutside },
  ]
  const [chosenTaka, choose] = useShippingFee()
  const own = useRef<HTMLFieldSetElement>(null)
  return (
    <fieldset ref={own} className="panel fee-choice grid gap-8 num">
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
            <small className="sub">{isPlain ? days : `${label.bn} · ${days}`}</small>
          </span>
          <strong translate="no">{formatTaka(feeTaka)}</strong>
        </label>
      ))}
      <FeeHint
        chosenTaka={chosenTaka}
        onTake={(feeTaka) => {
          choose(feeTaka)
          own.current?.querySelector<HTMLElement>(`[value="${feeTaka}"]`)?.focus()
        }}
      />
    </fieldset>
  )
}

type FeeHintProps = { chosenTaka: number; onTake: (feeTaka: number) => void }

/** Where the saved address belongs to the other fee: says so, and takes it by one tap. */
function FeeHint({ chosenTaka, onTake }: FeeHintProps) {
  const text = useText({ checkout }).checkout
  const lang = useLang()
  const { data } = useAddress()
  const hint = data?.fee_hint
  if (!hint || hint === chosenTaka) return null
  return (
    <p className="fee-hint flex between gap-8 small" role="status">
      {text.addressIn(data.fee_place?.[lang], formatTaka(hint))}
      <Button kind="outline" onClick={() => onTake(hint)}>
        {text.takeFee(formatTaka(hint))}
      </Button>
    </p>
  )
}
