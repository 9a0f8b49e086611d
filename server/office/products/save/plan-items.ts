import type { CleanChanges } from '#contract/office/product-changes'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { mostPairs, mostPieces } from '#contract/office/rules'
import type { StockItem } from '#contract/office/stock'
import type { PlannedChoice, PlannedChoices } from './plan-choices.ts'
import type { Problems } from './problems.ts'

type Choices = { colors: PlannedChoices; sizes: PlannedChoices }
/**
 * Changes of the counted items: added, revived and removed ones. The database itself removes and
 * revives the items of a color or a size.
 */
export type PlannedItems = {
  added: {
    color: PlannedChoice | null
    size: PlannedChoice | null
    count: number
    /** Undefined: the shop's setting. */
    lowAt: number | null | undefined
  }[]
  /** `change`: pieces to add, up to the given count. */
  revived: { id: number; change: number; lowAt: number | null | undefined }[]
  removed: number[]
}
type Pair = { color: PlannedChoice | null; size: PlannedChoice | null }
type Given = Pair & { nr: number; count: number | null; lowAt: number | null | undefined }

const countSentence = `Count a whole number up to ${mostPieces}`

/**
 * Counted products have one item for all pieces, or one for each counted pair: new items decide, else
 * the existing ones. Switching on requires the first counts; a later pair without a count has no
 * item. Products that are not counted keep their items.
 */
export function planItems(
  changes: CleanChanges,
  current: OfficeProduct | null,
  { colors, sizes }: Choices,
  problems: Problems,
): PlannedItems {
  const isCounted = changes.counted ?? current?.counted ?? false
  const items = current?.items ?? []
  const pairOf = (item: StockItem) => itemPair(item, colors, sizes)
  const existing = items.filter((item) => !item.removed && pairOf(item))
  askForLost(current, items, { colors, sizes }, problems)
  if (!isCounted) return { added: [], revived: [], removed: [] }

  const given = readGiven(changes, { colors, sizes }, problems)
  const isCountedBy = (side: 'color' | 'size') =>
    given.length > 0
      ? given.some((row) => row[side])
      : existing.some((item) => item[`${side}_id`] !== null)
  const grid = gridOf(isCountedBy('color') ? colors : null, isCountedBy('size') ? sizes : null)
  const isSame = (a: Pair, b: Pair) => a.color === b.color && a.size === b.size
  const isInGrid = (pair: Pair | null) => pair !== null && grid.some((each) => isSame(each, pair))

  const plan: PlannedItems = { added: [], revived: [], removed: [] }
  const needsCount = current === null || !current.counted
  for (const pair of grid) {
    const row = given.find((each) => isSame(each, pair))
    const item = items.find((each) => {
      const known = pairOf(each)
      return known && isSame(known, pair)
    })
    if (item && !item.removed) {
      if (row) problems.add(`items.${row.nr}`, 'A choice is there twice')
    } else if (item) {
      const change = row?.count == null ? 0 : row.count - item.count
      plan.revived.push({ id: item.id, change, lowAt: row?.lowAt })
    } else {
      if (row && row.count === null && needsCount)
        problems.add(`items.${row.nr}.count`, countSentence)
      plan.added.push({ ...pair, count: row?.count ?? 0, lowAt: row?.lowAt })
    }
  }
  for (const row of given) {
    const isTwice = given.some((each) => each.nr < row.nr && isSame(each, row))
    if (isTwice) problems.add(`items.${row.nr}`, 'A choice is there twice')
    else if (!isInGrid(row)) problems.add(`items.${row.nr}`, 'A field is not right')
  }
  const outside = existing.filter((item) => !isInGrid(pairOf(item)))
  const pieces = sumOf(outside)
  if (pieces > 0 && current) problems.ask('items', `${current.title} still has ${pieces} pieces`)
  const isBack = (pair: Pair | null) => pair?.color?.isRevived || pair?.size?.isRevived
  const back = items.filter((item) => {
    const pair = item.removed ? pairOf(item) : null
    return isBack(pair) && !isInGrid(pair)
  })
  plan.removed.push(...[...outside, ...back].map(({ id }) => id))

  const isNothingCounted = given.length === 0 && !items.some((item) => isInGrid(pairOf(item)))
  if (isNothingCounted) problems.add('items', countSentence)
  if (grid.length > mostPairs) {
    problems.add('items', `At most ${mostPairs} pairs of colour and size`)
  }
  const goesWithOrder = changes.choice_goes_with_order ?? current?.choice_goes_with_order ?? false
  if (grid.length > 1 && !goesWithOrder) {
    problems.add(
      'choice_goes_with_order',
      'A product counted by colour or size needs the choice with the order',
    )
  }
  return plan
}

/** Null if its color or its size is removed. */
function itemPair(item: StockItem, colors: PlannedChoices, sizes: PlannedChoices): Pair | null {
  const color = item.color_id === null ? null : colors.find(item.color_id)
  const size = item.size_id === null ? null : sizes.find(item.size_id)
  return color === undefined || size === undefined ? null : { color, size }
}

function gridOf(colors: PlannedChoices | null, sizes: PlannedChoices | null): Pair[] {
  const sideOf = (choices: PlannedChoices | null) =>
    choices && choices.staying.length > 0 ? choices.staying : [null]
  return sideOf(colors).flatMap((color) => sideOf(sizes).map((size) => ({ color, size })))
}

function readGiven(changes: CleanChanges, { colors, sizes }: Choices, problems: Problems): Given[] {
  return (changes.items ?? []).flatMap(({ color: colorRef, size: sizeRef, count, low_at }, nr) => {
    const color = colorRef == null ? null : colors.find(colorRef)
    const size = sizeRef == null ? null : sizes.find(sizeRef)
    if (color === undefined || size === undefined) {
      problems.add(`items.${nr}`, 'A field is not right')
      return []
    }
    return [{ nr, color, size, count: count ?? null, lowAt: low_at }]
  })
}

/** Requires one confirmation for the pieces of a removed color or size. */
function askForLost(
  current: OfficeProduct | null,
  items: readonly StockItem[],
  { colors, sizes }: Choices,
  problems: Problems,
) {
  if (!current?.counted) return
  const gone = [
    ...colors.removed.map(({ id, name }) => ({
      kind: 'colors',
      id,
      name,
      side: 'color_id' as const,
    })),
    ...sizes.removed.map(({ id, name }) => ({ kind: 'sizes', id, name, side: 'size_id' as const })),
  ]
  for (const { kind, id, name, side } of gone) {
    const pieces = sumOf(items.filter((item) => !item.removed && item[side] === id))
    if (pieces > 0) problems.ask(kind, `${name} still has ${pieces} pieces`)
  }
}

function sumOf(items: readonly StockItem[]): number {
  return items.reduce((sum, { count }) => sum + count, 0)
}
