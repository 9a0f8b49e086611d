import { type KeyboardEvent, useState } from 'react'
import { asciiDigits } from '#contract/shop'
import '../ui/field.css'

type PriceInputProps = {
  label: string
  taka: number
  min: number
  max: number
  onCommit: (taka: number) => void
}

/**
 * Taken when left or on Enter; what is out of range moves to its end. A text field: one of numbers
 * takes no Bengali digits and no commas.
 */
export function PriceInput({ label, taka, min, max, onCommit }: PriceInputProps) {
  const [typed, setTyped] = useState(String(taka))
  const [shown, setShown] = useState(taka)
  if (shown !== taka) {
    setShown(taka)
    setTyped(String(taka))
  }

  function commit() {
    const wanted = takaOf(typed)
    const next = Number.isNaN(wanted) ? taka : Math.min(max, Math.max(min, wanted))
    setTyped(String(next))
    if (next !== taka) onCommit(next)
  }

  function commitOnEnter(event: KeyboardEvent) {
    if (event.key === 'Enter') commit()
  }

  return (
    <label className="price-input">
      <span>{label}</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        className="input"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={commitOnEnter}
      />
    </label>
  )
}

/** Of `৳১,৫০০` too. NaN: not a number. */
function takaOf(typed: string): number {
  const number = asciiDigits(typed).replace(/[৳,\s]/g, '')
  return number === '' ? Number.NaN : Math.round(Number(number))
}
