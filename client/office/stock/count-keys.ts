import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { StockItem } from '#contract/office/stock'
import type { Grid } from './grid'

type Acts = {
  /** Whether the cell can be left. */
  onEnter: (item: StockItem) => boolean
  onEscape: (item: StockItem) => void
  /** `outside`: number of values beyond the cells. */
  onPaste: (cells: [StockItem, string][], outside: number) => void
}
type Place = { row: number; column: number }

/**
 * Moves between the fields of the counts: Enter saves one and goes down, at the foot to the next
 * column; arrows move, Esc reverts. Spread on the element around them.
 */
export function countKeys(grid: Grid, { onEnter, onEscape, onPaste }: Acts) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target: cell } = event
    const at = placeOf(cell)
    const item = at && grid.at(at.row, at.column)
    if (!at || !item || !(cell instanceof HTMLInputElement)) return
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (key === 'Escape') {
      event.preventDefault()
      onEscape(item)
      // A selection takes the focus in Chromium: not if it has moved on meanwhile.
      requestAnimationFrame(() => document.activeElement === cell && cell.select())
      return
    }
    const to = stepOf(key, cell)
    if (!to) return
    event.preventDefault()
    if (key === 'Enter' && !onEnter(item)) return
    const next = fieldBeside(event.currentTarget, at, to, key === 'Enter')
    if (next) next.focus()
    else if (key === 'Enter') cell.select()
  }

  function fieldBeside(around: HTMLElement, from: Place, by: Place, goesOn: boolean) {
    const { rows, columns } = grid
    let { row, column } = from
    for (let tries = rows.length * columns.length; tries > 0; tries--) {
      row += by.row
      column += by.column
      if (goesOn && row === rows.length) {
        row = 0
        column += 1
      }
      const isInside = row >= 0 && row < rows.length && column >= 0 && column < columns.length
      if (!isInside) return null
      const found = around.querySelector<HTMLInputElement>(`[data-place="${row} ${column}"]`)
      if (found) return found
    }
    return null
  }

  /** Pastes rows and columns of a spreadsheet from this field on; a single number as usual. */
  function pasteCells(event: ClipboardEvent<HTMLElement>) {
    const at = placeOf(event.target)
    const copied = event.clipboardData.getData('text/plain').replace(/(\r\n|\n|\r)$/, '')
    if (!at || !/[\t\r\n]/.test(copied)) return
    event.preventDefault()
    const cells: [StockItem, string][] = []
    let outside = 0
    for (const [nr, line] of copied.split(/\r\n|\n|\r/).entries()) {
      for (const [place, words] of line.split('\t').entries()) {
        if (words.trim() === '') continue
        const item = grid.at(at.row + nr, at.column + place)
        if (item) cells.push([item, words.trim()])
        else outside += 1
      }
    }
    onPaste(cells, outside)
  }

  return { onKeyDown, onPaste: pasteCells }
}

function placeOf(cell: EventTarget): Place | null {
  const place = cell instanceof HTMLElement ? cell.dataset.place : undefined
  const [row, column] = (place ?? '').split(' ').map(Number)
  return place && row !== undefined && column !== undefined ? { row, column } : null
}

/** Left and right leave the field only from the edge of its text. */
function stepOf(key: string, cell: HTMLInputElement): Place | null {
  const { selectionStart: start, selectionEnd: end, value } = cell
  const isWhole = start === 0 && end === value.length
  if (key === 'Enter' || key === 'ArrowDown') return { row: 1, column: 0 }
  if (key === 'ArrowUp') return { row: -1, column: 0 }
  if (key === 'ArrowLeft' && (isWhole || end === 0)) return { row: 0, column: -1 }
  if (key === 'ArrowRight' && (isWhole || start === value.length)) return { row: 0, column: 1 }
  return null
}
