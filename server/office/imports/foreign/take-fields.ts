import type { OwnColumn } from '#contract/office/csv-columns'
import type { FileKind, ImportOptions } from '#contract/office/import-rules'
import { mostCategories, mostTags } from '#contract/office/rules'
import { cleared } from '../../csv/safe-cells.ts'
import { cellOf, type OwnRow } from '../read/own-row.ts'
import { openProblems } from '../read/problems.ts'
import type { AttributeMeanings } from './attributes.ts'
import type { ForeignChoice } from './choices.ts'
import { type Money, type Prices, readPrices, sumOf } from './prices.ts'
import { type ForeignCell, type ForeignRow, firstOf } from './rows.ts'
import { readCategories, readDescription, readPictures, readTags } from './texts.ts'

type FieldWriter = ReturnType<typeof openFields>

/** Collects the fields of a product in the shop's own columns, and their problems. */
export function openFields(line: number) {
  const problems = openProblems()
  const fields: OwnRow['fields'] = new Map()
  const labels: OwnRow['labels'] = {}
  return {
    fields,
    labels,
    problems,
    put: (column: OwnColumn, cell: ForeignCell | undefined, text: string, raw = text) => {
      if (cell) labels[column] = cell.name
      fields.set(column, { ...cellOf(column, cell?.line ?? line, text), raw })
    },
    refuse: (cell: ForeignCell | undefined, message: string) =>
      problems.add(cell?.name ?? '', cell?.raw ?? '', message, cell?.line),
    warn: (cell: ForeignCell | undefined, message: string) =>
      problems.warn(cell?.name ?? '', cell?.text ?? '', message, cell?.line),
  }
}

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

const mostNames = 3

/** Groups choices by price; those without a price join the first group. */
export function splitByPrice(choices: readonly ForeignChoice[]): ForeignChoice[][] {
  const groups = new Map<string, ForeignChoice[]>()
  const [first] = choices.filter(({ prices }) => prices.price)
  for (const choice of choices) {
    const key = sumOf((choice.prices.price ? choice : (first ?? choice)).prices)
    const group = groups.get(key)
    if (group) group.push(choice)
    else groups.set(key, [choice])
  }
  return [...groups.values()]
}

/** The first part keeps the title; the others add their value: `Gown - XL`. */
export function partTitles(title: string, parts: readonly ForeignChoice[][]): string[] {
  const say = [sideOf('size'), sideOf('color')].find((name) => isTellingApart(name)) ?? pairOf
  return parts.map((part, nr) => {
    const names = [...new Set(part.map(say))].slice(0, mostNames)
    return nr === 0 ? title : `${title} - ${names.join(', ')}`
  })

  function isTellingApart(name: (choice: ForeignChoice) => string): boolean {
    const sets = parts.map((part) => new Set(part.map(name)))
    const all = sets.flatMap((set) => [...set])
    return all.length === new Set(all).size && !all.includes('')
  }
}

const sideOf = (side: 'color' | 'size') => (choice: ForeignChoice) => choice[side]
const pairOf = ({ color, size }: ForeignChoice) => [color, size].filter(Boolean).join(' · ')
