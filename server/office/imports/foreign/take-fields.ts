import { cleared } from '../../csv/safe-cells.ts'
import { isLost, lost } from '../own-row.ts'
import type { AttributeMeanings } from './attributes.ts'
import type { ForeignChoice } from './choices.ts'
import type { FieldWriter } from './field-writer.ts'
import { type Money, type Prices, readPrices, sumOf } from './prices.ts'
import { type ForeignRow, firstOf } from './rows.ts'
import { readCategories, readDescription, readPictures, readTags } from './texts.ts'
import type { FileKind, ImportOptions } from '#contract/office/import-rules'
import { mostCategories, mostTags } from '#contract/office/rules'

/** The category of products without one. */
const otherCategory = 'অন্যান্য > অন্যান্য'

/** A part of a product: the whole, or the choices of one price. */
export type Part = {
  main: ForeignRow[]
  choices: ForeignChoice[]
  title: string
  isFirst: boolean
  isSplit: boolean
}

export function takePrices(
  writer: FieldWriter,
  { main, choices, isSplit }: Part,
  { kind, options }: { kind: FileKind; options: ImportOptions },
) {
  const own = main.map((row) => readPrices(row, kind === 'shopify'))
  const [prices] = [...choices.map((each) => each.prices), ...own].filter(({ price }) => price)
  if (!prices) return
  takeMoney(writer, 'price', prices.price)
  if (prices.old === null) writer.put('old_price', undefined, cleared)
  else takeMoney(writer, 'old_price', prices.old)
  // A former price is wrong unless it is above the present one.
  if (prices.old && prices.price) writer.labels.old_price = prices.price.cell.name
  if (isSplit && !options.split_prices) refuseOther(writer, choices, prices)
}

function takeMoney(
  writer: FieldWriter,
  column: 'price' | 'old_price',
  money: Money | null | undefined,
) {
  if (!money) return
  const { cell, taka, isRounded } = money
  writer.put(column, cell, taka === null ? cell.text : String(taka))
  if (isRounded) writer.warn(cell, `${cell.text} was rounded`)
}

function refuseOther(writer: FieldWriter, choices: readonly ForeignChoice[], prices: Prices) {
  const other = choices.find((each) => each.prices.price && sumOf(each.prices) !== sumOf(prices))
  writer.refuse(
    other?.prices.price?.cell,
    `Another size costs ${prices.price?.taka}; one product has one price`,
  )
}

/** Whether the file names no category for it. */
export function takeCatalogue(
  writer: FieldWriter,
  main: readonly ForeignRow[],
  options: ImportOptions,
): boolean {
  const categories = readCategories(main)
  const tags = readTags(main)
  const isUnnamed = categories.texts.length === 0 && options.make_categories && main.length > 0
  if (isUnnamed) categories.texts.push(otherCategory)
  for (const [column, { texts, cell }, most, tooMany] of [
    ['categories', categories, mostCategories, `At most ${mostCategories} categories`],
    ['tags', tags, mostTags, `At most ${mostTags} tags`],
  ] as const) {
    if (texts.length > most) writer.warn(cell, tooMany)
    if (texts.length > 0) writer.put(column, cell, texts.slice(0, most).join('\n'))
    if (texts.some(isLost)) writer.refuse(cell, lost)
  }
  return categories.texts.join('\n') === otherCategory
}

type About = { rows: readonly ForeignRow[]; attributes: AttributeMeanings }

export function takeTexts(
  writer: FieldWriter,
  { main, choices, isFirst }: Part,
  { rows, attributes }: About,
) {
  const description = readDescription(main, attributes)
  const cell = firstOf(main, 'description', 'short_description')
  if (description !== undefined) writer.put('description', cell, description)
  const pictures = readPictures(isFirst ? rows : choices.map(({ row }) => row))
  if (pictures.length === 0) return
  const lines = (values: string[]) => values.join('\n')
  writer.put('images', firstOf(rows, 'images'), lines(pictures.map(({ url }) => url)))
  if (pictures.some(({ alt }) => alt)) {
    writer.put('image_alts', firstOf(rows, 'image_alts'), lines(pictures.map(({ alt }) => alt)))
  }
}
