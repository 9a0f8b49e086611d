import { ownColumns } from '#contract/office/csv-columns'
import type { FileKind } from '#contract/office/import-rules'
import { titleOfProduct } from '../read/same-key.ts'
import { faultOf, type Spoilt } from '../read/spoilt-cells.ts'
import type { AttributeMeanings } from './attributes.ts'
import type { ForeignRow } from './rows.ts'
import { plainLine } from './texts.ts'

/**
 * Choices of one product have one title, perhaps with their color or size. In WooCommerce a product
 * has one row, so another one of its code is another product, unless it is the same row again.
 */
export function productOf(
  row: ForeignRow,
  kind: FileKind,
  attributes: AttributeMeanings,
): string | null {
  if (kind === 'woocommerce') {
    const cells = [
      ...row.cells().map(([, { text }]) => text),
      ...row.options.map(({ value }) => value),
    ]
    return row.isChoice ? null : cells.join('\n')
  }
  const chosen = row.options.filter(({ name }) => attributes(name) !== 'text')
  return titleOfProduct(plainLine(row.text('title')), [
    row.text('color'),
    row.text('size'),
    ...chosen.map(({ value }) => value),
  ])
}

/** A further row of Shopify has the values of options alone: their names are in the first row. */
export function spoiltCells(rows: readonly ForeignRow[], attributes: AttributeMeanings): Spoilt[] {
  const names = new Map<number, string>()
  for (const { place, name } of rows.flatMap(({ options }) => options)) {
    if (name && !names.has(place)) names.set(place, name)
  }
  const cells = rows.flatMap((row) => [
    ...row.cells().map(([meaning, cell]) => ({ meaning, cell, side: undefined })),
    ...row.options.flatMap(({ place, name, cell }) => {
      if (!cell) return []
      const side = attributes(name || (names.get(place) ?? ''))
      const named = { ...cell, raw: name, text: name }
      return [
        { meaning: 'option_name' as const, cell: named, side: undefined },
        { meaning: 'option_value' as const, cell, side },
      ]
    }),
  ])
  return cells.flatMap(({ meaning, cell, side }) => {
    const message = faultOf(meaning, cell, side)
    const own = side === 'color' || side === 'size' ? side : meaning
    const column = ownColumns.find((each) => each === own) ?? null
    return message ? { ...cell, column, message } : []
  })
}
