import type { ProductChanges } from '#contract/office/product-changes'
import type { Cell } from '../read/own-row.ts'
import { cutText } from '../read/problems.ts'
import { readCount } from '../read/read-numbers.ts'
import type { Counts, Values } from './changes.ts'
import type { CellsOfChoices, Part, Planning } from './planning.ts'

const notCounted = 'The shop does not count its stock, so these counts are not taken'

/** New colors and sizes, pieces of new pairs, and other counts of existing pairs. */
export function planChoices(at: Planning): Part {
  const { row, current, problems } = at
  const colors = openSide(at, 'colors')
  const sizes = openSide(at, 'sizes')
  const cells: CellsOfChoices = { items: [], counts: [], colors: colors.cells, sizes: sizes.cells }
  const items: NonNullable<ProductChanges['items']> = []
  const counts: Counts = []
  const values: Values = {}
  const counted = new Set<number>()
  for (const choice of row.choices) {
    const { color, size, count, low_at: low } = choice
    const color_id = color ? colors.refOf(color) : null
    const size_id = size ? sizes.refOf(size) : null
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
  const ofItems = items.length > 0 ? planItems(at, items) : undefined
  return {
    changes: { ...colors.changes(), ...sizes.changes(), ...ofItems?.changes },
    counts,
    values: { ...values, ...colors.values(), ...sizes.values(), ...ofItems?.values },
    cells,
  }
}

/** Pieces of new pairs; a product with several begins to count by them. */
function planItems(
  { current, problems, plan: { changes } }: Planning,
  items: NonNullable<ProductChanges['items']>,
): Part | undefined {
  const isCounted = changes.counted ?? current?.counted
  const written = items.map(({ count }) => String(count ?? '')).join(', ')
  if (isCounted === false) {
    if (current && !current.counted) problems.warn('count', written, notCounted)
    return undefined
  }
  const isUndecided = changes.choice_goes_with_order === undefined && !current
  return {
    changes: {
      items,
      ...(!isCounted && { counted: true }),
      ...(isUndecided && items.length > 1 && { choice_goes_with_order: true }),
    },
    values: { count: { was: '', will: written } },
  }
}

/** The colors or the sizes of a product, with those that the row adds. */
function openSide({ current, shop: { names } }: Planning, list: 'colors' | 'sizes') {
  const had = {
    colors: (current?.colors ?? []).map(({ color: name, ...each }) => ({ ...each, name })),
    sizes: (current?.sizes ?? []).map(({ size: name, ...each }) => ({ ...each, name })),
  }[list]
  const known = new Map<string, number | string>(
    had.filter(({ removed }) => !removed).map(({ id, name }) => [names.norm(name), id]),
  )
  const put: { ref: string; name: string }[] = []
  const cells: Cell[] = []
  return {
    cells,
    /** The id, or the key of a new one, which is added. */
    refOf: (cell: Cell): number | string => {
      const name = cell.text
      const norm = names.norm(name)
      const ref = known.get(norm) ?? cutText(`new ${norm}`, 300)
      if (typeof ref === 'string' && !known.has(norm)) {
        known.set(norm, ref)
        put.push({ ref, name })
        cells.push(cell)
      }
      return ref
    },
    changes: (): ProductChanges => (put.length > 0 ? { [list]: { put } } : {}),
    values: (): Values =>
      put.length > 0 ? { [list]: { was: '', will: put.map(({ name }) => name).join('\n') } } : {},
  }
}

/** A text that is not a number is refused by the form's rule. */
function readNumber(text: string | undefined): number | string | undefined {
  return text === undefined ? undefined : (readCount(text) ?? text)
}
