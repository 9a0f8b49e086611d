import { type KeyboardEvent, useState } from 'react'
import { asciiDigits, priceRange } from '#contract/shop'
import '../ui/form/field.css'

type PriceInputProps = {
  label: string
  taka: number
  onCommit: (taka: number) => void
}

/**
 * Applies on blur or Enter; an out-of-range value moves to the end of the range. A text field: a
 * number field refuses Bengali digits and commas.
 */
export function PriceInput({ label, taka, onCommit }: PriceInputProps) {
  const [typed, setTyped] = useState(String(taka))
  const [shown, setShown] = useState(taka)
  if (shown !== taka) {
    setShown(taka)
    setTyped(String(taka))
  }

  function commit() {
    const wanted = takaOf(typed)
    const next = Number.isNaN(wanted)
      ? taka
      : Math.min(priceRange.max, Math.max(priceRange.min, wanted))
    setTyped(String(next))
    setShown(next)
    if (next !== taka) onCommit(next)
  }

  function commitOnEnter(event: KeyboardEvent) {
    if (event.key === 'Enter') commit()
  }

  return (
    <label className="price-input">
      <span className="subline">{label}</span>
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

/** Reads `৳১,৫০০` too. NaN: not a number. */
function takaOf(typed: string): number {
  const number = asciiDigits(typed).replace(/[৳,\s]/g, '')
  return number === '' ? Number.NaN : Math.round(Number(number))
}
