import { Check } from 'lucide-react'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ProductRow } from '#contract/office/product-row-shapes'
import { formatTaka } from '../../text/format'
import { useWords } from '../../text/lang'
import { type PriceField, refusals } from './queries'
import { useSetProduct } from './set-product'
import { useReadPrice } from './use-price'
import { productsWords } from './words'

const markedForMs = 4_000
const keys = { keep: 'Enter', leave: 'Esc' }

/**
 * A price, typed in the table. Enter saves it and goes down, arrows move, Esc restores the former
 * one and leaves the cell. An invalid one stays marked, with the reason below its row.
 */
export function PriceCell({ row, field }: { row: ProductRow; field: PriceField }) {
  const text = useWords(productsWords)
  const setProduct = useSetProduct()
  const readPrice = useReadPrice()
  const [typed, showTyped] = useState<string>()
  /** Read at once: the key that saves it also leaves the cell, which would save it too. */
  const latest = useRef<string>(undefined)
  const [isFocused, setIsFocused] = useState(false)
  const [isSaved, setIsSaved] = useState(false)
  /** The price of 0 was already asked about in this row. */
  const askedFree = useRef(false)
  /** The value at the start of typing: a later one was not seen. */
  const seen = useRef<number | null>(null)
  const refusal = refusals.use().get(row.id)
  const isWrong = refusal?.field === field
  const now = row[field]
  const plain = now === null ? '' : formatTaka(now).slice(1)

  const input = useRef<HTMLInputElement>(null)
  const isUntouched = isFocused && typed === undefined
  // Before the next key, which a later selection would replace.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another price ends the selection.
  useLayoutEffect(() => {
    // A selection takes the focus in Chromium: not if it has moved on meanwhile.
    if (isUntouched && document.activeElement === input.current) input.current?.select()
  }, [isUntouched, plain])

  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => setIsSaved(false), markedForMs)
    return () => clearTimeout(timer)
  }, [isSaved])

  /** Returns whether the cell can be left: nothing in it is invalid. */
  function save(): boolean {
    const words = latest.current
    if (words === undefined) return true
    if (words === plain) {
      leaveTyped()
      return true
    }
    if (seen.current !== now) {
      leaveTyped()
      refusals.note(row.id, text.changed)
      return false
    }
    const { value = null, wrong } = readPrice(words, field, row)
    if (wrong) {
      refusals.note(row.id, wrong, { field })
      return false
    }
    if (field === 'price' && value === 0 && now !== 0 && !askedFree.current) {
      askedFree.current = true
      refusals.note(row.id, text.freeCell, { field })
      return false
    }
    leaveTyped()
    if (value === now) return true
    setProduct(row, field === 'price' ? { price: value ?? 0 } : { old_price: value }).then(
      setIsSaved,
    )
    return true
  }
  function setTyped(words: string | undefined) {
    latest.current = words
    showTyped(words)
  }
  function leaveTyped() {
    askedFree.current = false
    setTyped(undefined)
    if (isWrong) refusals.forget(row.id)
  }
  function move(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget: cell } = event
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (key === 'Escape') {
      event.preventDefault()
      leaveTyped()
      // To its row, where letters are keys again.
      cell.closest('tr')?.querySelector('a')?.focus()
      return
    }
    const to = placeFor(key, cell)
    if (to === undefined) return
    event.preventDefault()
    if (!save()) return
    if (to) to.focus()
    else if (key === 'Enter') cell.blur()
  }

  return (
    <>
      <input
        ref={input}
        className={isWrong ? 'typed-price bad' : 'typed-price'}
        data-cell={field}
        inputMode="numeric"
        autoComplete="off"
        aria-label={text.of(field === 'price' ? text.price : text.oldPrice, row.title)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `why-${row.id}` : undefined}
        value={typed ?? (isFocused ? plain : now === null ? '—' : formatTaka(now))}
        onFocus={() => setIsFocused(true)}
        onBlur={() => {
          setIsFocused(false)
          save()
        }}
        onChange={({ target }) => {
          if (latest.current === undefined) seen.current = now
          askedFree.current = false
          setTyped(target.value)
        }}
        onKeyDown={move}
      />
      {isFocused && typed !== undefined && !isWrong && (
        <span className="subline nowrap cell-keys only-d" aria-hidden="true">
          <kbd>{keys.keep}</kbd> {text.enterKeeps} <kbd>{keys.leave}</kbd> {text.escLeaves}
        </span>
      )}
      <span className="block nowrap cell-kept" role="status">
        {isSaved && (
          <>
            <Check className="glyph glyph-small" aria-hidden />
            {text.kept}
          </>
        )}
      </span>
    </>
  )
}

/** The cell that a key leads to: null at the edge of the table, undefined for other keys. */
function placeFor(key: string, cell: HTMLInputElement): HTMLInputElement | null | undefined {
  const { selectionStart: start, selectionEnd: end, value } = cell
  const isWhole = start === 0 && end === value.length
  const by = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[key]
  if (by) return besides(cell, `[data-cell=${cell.dataset.cell}]`, by)
  if (key === 'ArrowLeft' && (isWhole || end === 0)) return besides(cell, '[data-cell]', -1)
  if (key === 'ArrowRight' && (isWhole || start === value.length)) {
    return besides(cell, '[data-cell]', 1)
  }
  return undefined
}

function besides(cell: HTMLInputElement, alike: string, by: number): HTMLInputElement | null {
  const all = [...(cell.closest('table')?.querySelectorAll<HTMLInputElement>(alike) ?? [])]
  return all[all.indexOf(cell) + by] ?? null
}
