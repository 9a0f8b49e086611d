import type { WholeProduct } from '../products/read-whole-products.ts'
import { cutText } from './cut-text.ts'
import type { KnownNames } from './known-names.ts'
import type { ProblemList } from './problems.ts'
import { readCount } from './read-numbers.ts'
import type { ChoiceCells } from './records-of-product.ts'
import type { ProductChanges } from '#contract/office/product-changes'

/** Counts of existing items; `seen` is the count at the time of the check. */
export type Counts = {
  item: number
  seen: number
  count?: string | number
  low_at?: string | number | null
}[]

export type Values = Record<string, { was: string; will: string }>
type Into = {
  changes: ProductChanges
  names: KnownNames
  values: Values
  problems: ProblemList
}

/** New colors and sizes, pieces of new pairs, and other counts of existing pairs. */
export function choiceChanges(
  choices: readonly ChoiceCells[],
  current: WholeProduct | null,
  { changes, names, values, problems }: Into,
): Counts {
  const colorRef = side('colors', (current?.colors ?? []).map(named('color')))
  const sizeRef = side('sizes', (current?.sizes ?? []).map(named('size')))
  const counts: Counts = []
  const items: NonNullable<ProductChanges['items']> = []
  const counted = new Set<number>()
  for (const { color, size, count, low_at: low } of choices) {
    const color_id = color ? colorRef(color.text) : null
    const size_id = size ? sizeRef(size.text) : null
    if (!count && !low) continue
    const item = current?.items.find(
      (each) => !each.removed && each.color_id === color_id && each.size_id === size_id,
    )
    const lowAt = low?.isCleared ? null : (readNumber(low?.text) ?? undefined)
    if (!item) {
      items.push({ color: color_id, size: size_id, count: readNumber(count?.text), low_at: lowAt })
      continue
    }
    // Two counts of one pair would be added up.
    if (counted.has(item.id)) {
      const { line, raw = '' } = count ?? low ?? {}
      problems.add('count', raw, 'A choice is there twice', line)
    }
    counted.add(item.id)
    const will = readNumber(count?.text)
    const change = {
      ...(will != null && will !== item.count && { count: will }),
      ...(low && lowAt !== item.low_at && { low_at: lowAt ?? null }),
    }
    if (Object.keys(change).length === 0) continue
    counts.push({ item: item.id, seen: item.count, ...change })
    const about = [color?.text, size?.text].filter(Boolean).join(' · ')
    const [was, now] = 'count' in change ? [item.count, change.count] : [item.low_at, change.low_at]
    values[about ? `count ${about}` : 'count'] = { was: String(was ?? ''), will: String(now ?? '') }
  }
  if (items.length > 0) addItems()
  return counts

  function addItems() {
    const isCounted = changes.counted ?? current?.counted
    if (isCounted === false) {
      const counts = items.map(({ count }) => count ?? '').join(', ')
      if (current && !current.counted) problems.warn('count', counts, notCounted)
      return
    }
    changes.items = items
    if (!isCounted) changes.counted = true
    const isAsked = changes.choice_goes_with_order === undefined && !current
    if (isAsked && items.length > 1) changes.choice_goes_with_order = true
    values.count = { was: '', will: items.map(({ count }) => String(count ?? '')).join(', ') }
  }

  /** The id of a color or a size, or the key of a new one, which is added. */
  function side(list: 'colors' | 'sizes', had: { id: number; name: string; removed: boolean }[]) {
    const known = new Map<string, number | string>(
      had.filter(({ removed }) => !removed).map(({ id, name }) => [names.norm(name), id]),
    )
    return (name: string): number | string => {
      const norm = names.norm(name)
      const ref = known.get(norm) ?? cutText(`new ${norm}`, 300)
      if (!known.has(norm)) {
        known.set(norm, ref)
        const put = [...(changes[list]?.put ?? []), { ref, name }]
        changes[list] = { put }
        values[list] = { was: '', will: put.map((each) => each.name).join('\n') }
      }
      return ref
    }
  }
}

const notCounted = 'The shop does not count its stock, so these counts are not taken'

const named =
  <N extends 'color' | 'size'>(field: N) =>
  (row: { id: number; removed: boolean } & Record<N, string>) => ({
    ...{ id: row.id, removed: row.removed },
    name: row[field] as string,
  })

/** A text that is not a number is refused by the form's rule. */
function readNumber(text: string | undefined): number | string | undefined {
  return text === undefined ? undefined : (readCount(text) ?? text)
}
