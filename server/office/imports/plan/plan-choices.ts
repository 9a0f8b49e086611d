import type { Cell, ChoiceCells } from '../read/own-row.ts'
import { cutText } from '../read/problems.ts'
import { readCount } from '../read/read-numbers.ts'
import type { Collecting } from './changes.ts'

const notCounted = 'The shop does not count its stock, so these counts are not taken'

/** The cells of planned choices, in their order. */
export type CellsOfChoices = {
  items: ChoiceCells[]
  counts: ChoiceCells[]
  colors: Cell[]
  sizes: Cell[]
}

/** New colors and sizes, pieces of new pairs, and other counts of existing pairs. */
export function planChoices(into: Collecting): CellsOfChoices {
  const { row, current, problems, plan } = into
  const { names } = into.shop
  const cells: CellsOfChoices = { items: [], counts: [], colors: [], sizes: [] }
  const { changes, counts, values } = plan
  const colorRef = side('colors')
  const sizeRef = side('sizes')
  const items: NonNullable<typeof changes.items> = []
  const counted = new Set<number>()
  for (const choice of row.choices) {
    const { color, size, count, low_at: low } = choice
    const color_id = color ? colorRef(color) : null
    const size_id = size ? sizeRef(size) : null
    if (!count && !low) continue
    const item = current?.items.find(
      (each) => !each.removed && each.color_id === color_id && each.size_id === size_id,
    )
    const will = readNumber(count?.text)
    const lowAt = low?.isCleared ? null : (readNumber(low?.text) ?? undefined)
    if (!item) {
      items.push({ color: color_id, size: size_id, count: will, low_at: lowAt })
      cells.items.push(choice)
      continue
    }
    // Two counts of one pair would be added up.
    if (counted.has(item.id)) {
      const { line, raw = '' } = count ?? low ?? {}
      problems.add('count', raw, 'A choice is there twice', line)
    }
    counted.add(item.id)
    const change = {
      ...(will != null && will !== item.count && { count: will }),
      ...(low && lowAt !== item.low_at && { low_at: lowAt ?? null }),
    }
    if (Object.keys(change).length === 0) continue
    counts.push({ item: item.id, seen: item.count, ...change })
    cells.counts.push(choice)
    const about = [color?.text, size?.text].filter(Boolean).join(' · ')
    const [was, now] = 'count' in change ? [item.count, change.count] : [item.low_at, change.low_at]
    values[about ? `count ${about}` : 'count'] = { was: String(was ?? ''), will: String(now ?? '') }
  }
  if (items.length > 0) addItems()
  return cells

  function addItems() {
    const isCounted = changes.counted ?? current?.counted
    const written = items.map(({ count }) => String(count ?? '')).join(', ')
    if (isCounted === false) {
      if (current && !current.counted) problems.warn('count', written, notCounted)
      return
    }
    changes.items = items
    if (!isCounted) changes.counted = true
    const isUndecided = changes.choice_goes_with_order === undefined && !current
    if (isUndecided && items.length > 1) changes.choice_goes_with_order = true
    values.count = { was: '', will: written }
  }

  /** The id of a color or a size, or the key of a new one, which is added. */
  function side(list: 'colors' | 'sizes') {
    const had = {
      colors: (current?.colors ?? []).map(({ color: name, ...each }) => ({ ...each, name })),
      sizes: (current?.sizes ?? []).map(({ size: name, ...each }) => ({ ...each, name })),
    }[list]
    const known = new Map<string, number | string>(
      had.filter(({ removed }) => !removed).map(({ id, name }) => [names.norm(name), id]),
    )
    return (cell: Cell): number | string => {
      const name = cell.text
      const norm = names.norm(name)
      const ref = known.get(norm) ?? cutText(`new ${norm}`, 300)
      if (!known.has(norm)) {
        known.set(norm, ref)
        const put = [...(changes[list]?.put ?? []), { ref, name }]
        changes[list] = { put }
        cells[list].push(cell)
        values[list] = { was: '', will: put.map((each) => each.name).join('\n') }
      }
      return ref
    }
  }
}

/** A text that is not a number is refused by the form's rule. */
function readNumber(text: string | undefined): number | string | undefined {
  return text === undefined ? undefined : (readCount(text) ?? text)
}
