import type { OwnColumn } from '#contract/office/csv-columns'
import type { FileKind, ImportOptions, Meaning } from '#contract/office/import-rules'
import { mostChoices, mostPieces } from '#contract/office/rules'
import { cleanSlug } from '../../products/slug.ts'
import type { FileRecord } from '../read/file-records.ts'
import { type ChoiceCells, cellOf, type OwnRow } from '../read/own-row.ts'
import { canBeTwoNumbers, readCount, twoNumbers } from '../read/read-numbers.ts'
import { readSameKey } from '../read/same-key.ts'
import { faultOf } from '../read/spoilt-cells.ts'
import type { AttributeMeanings } from './attributes.ts'
import {
  countCell,
  countedCells,
  countOf,
  isBelowZero,
  isCountedWithParent,
  readChoices,
} from './choices.ts'
import { productOf, spoiltCells } from './judge-rows.ts'
import { unreadDays } from './prices.ts'
import { type ForeignRow, firstOf, type Header, idOfParent, openRows } from './rows.ts'
import {
  openFields,
  type Part,
  partTitles,
  splitByPrice,
  takeCatalogue,
  takePrices,
  takeTexts,
} from './take-fields.ts'
import { isNo, isYes, plainLine, readState, splitValues } from './texts.ts'

type Setup = {
  kind: FileKind
  header: Header
  attributes: AttributeMeanings
  options: ImportOptions
}

const simple = ['simple', 'variable', 'variation']
/** Columns with the meaning of the own ones in other files too. */
const asTheyAre: readonly OwnColumn[] = ['id', 'discount', 'minimum_order', 'order_policy']
const ownCode = /^[A-Za-z0-9_./-]{1,40}$/
const otherKind = 'Products of this kind cannot be taken'

/** Reads the records of one key: a product, or one for each price if the switch says so. */
export function openForeign(setup: Setup): (records: readonly FileRecord[]) => OwnRow[] {
  const readRow = openRows(setup.kind, setup.header)
  return (records) =>
    readSameKey(records.map(readRow), {
      productOf: (row) => productOf(row, setup.kind, setup.attributes),
      namingOf: (row) => {
        const cell = row.cell('title')
        return { name: cell?.name ?? '', raw: cell?.raw ?? '', line: row.line }
      },
      read: (rows) => readProducts(rows, setup),
    })
}

function readProducts(rows: readonly ForeignRow[], setup: Setup): OwnRow[] {
  const isWoo = setup.kind === 'woocommerce'
  const main = isWoo ? rows.filter(({ isChoice }) => !isChoice) : [...rows]
  const isPublished = (row: ForeignRow) => !isNo(row.text('published'))
  const chosen = isWoo
    ? rows.filter((row) => row.isChoice && isPublished(row))
    : rows.filter(isOfChoice)
  const choices = readChoices(chosen, main, {
    meaning: setup.attributes,
    isComparing: setup.kind === 'shopify',
  })
  const title = plainLine(firstOf(main, 'title')?.text ?? '')
  const prices = splitByPrice(choices)
  const whole = { main, choices, title, isFirst: true, isSplit: prices.length > 1 }
  if (prices.length < 2 || !setup.options.split_prices) return [readPart(rows, whole, setup)]
  const titles = partTitles(title, prices)
  return prices.map((part, nr) =>
    readPart(
      rows,
      { ...whole, choices: part, title: titles[nr] ?? title, isFirst: nr === 0 },
      setup,
    ),
  )
}

function isOfChoice(row: ForeignRow): boolean {
  const columns: Meaning[] = ['price', 'regular_price', 'color', 'size', 'stock', 'count']
  return row.options.some(({ value }) => value) || columns.some((each) => row.text(each))
}

function readPart(rows: readonly ForeignRow[], part: Part, setup: Setup): OwnRow {
  const { main, choices, isFirst, isSplit } = part
  const { kind } = setup
  const parent = rows[0]?.cell('parent_ref')
  const first = isFirst ? (main[0] ?? rows[0]) : choices[0]?.row
  const line = first?.line ?? 0
  const writer = openFields(line)
  const { fields, labels, problems, put, refuse } = writer
  /** An existing product keeps its link and its code, and is not put on sale again. */
  const fills: OwnColumn[] = ['slug', 'own_code']
  for (const column of asTheyAre) {
    const cell = firstOf(main, column)
    if (cell) put(column, cell, cell.text)
  }
  const title = firstOf(main, 'title')
  if (part.title) put('title', title, part.title, title?.raw)
  if (isFirst) takeNames()
  takeState()
  takePrices(writer, part, setup)
  if (takeCatalogue(writer, main, setup.options)) fills.push('categories')
  takeTexts(writer, part, { rows, attributes: setup.attributes })
  const read = new Set([...main, ...choices.map((each) => each.row)])
  for (const row of read) judgeCount(row)
  for (const cell of rows.flatMap(unreadDays)) refuse(cell, 'Write this day as 2026-11-25')
  const wholeCount = main.map(countOf).find((count) => count !== null) ?? null
  const counted = countedCells(choices, { main, wholeCount, problems })
  if (counted.isInStock !== undefined)
    put('in_stock', counted.cell, counted.isInStock ? 'yes' : 'no')
  if (counted.isByChoice) put('choice', undefined, 'yes')
  refuseKinds()
  const noParent = { column: parent?.name ?? '', value: parent?.raw ?? '' }
  return {
    line,
    fields,
    choices: [...counted.cells, ...listedCells()],
    problems,
    spoilt: spoiltCells([...read], setup.attributes),
    labels,
    source: kind,
    other: {
      ref: isFirst ? refOf() : null,
      name: plainLine(firstOf(rows, 'title')?.text ?? ''),
      isLinkOfShop: kind !== 'other',
      fills,
      refusedAsNew:
        main.length > 0 ? null : { ...noParent, message: 'Its main product is not in the file' },
      isSplit: isSplit && isFirst,
    },
  }

  function takeNames() {
    const link = firstOf(main, 'handle', 'slug')
    if (link) put('slug', link, cleanSlug(link.text))
    const code = firstOf(main, 'own_code')
    const sku = choices.length > 1 && kind !== 'woocommerce' ? null : firstOf(main, 'sku')
    if (code) put('own_code', code, code.text)
    else if (sku && ownCode.test(sku.text)) put('own_code', sku, sku.text)
  }

  function refOf(): string | null {
    const cell = firstOf(main, 'handle', 'ref', 'sku')
    if (cell) labels.id = cell.name
    return cell?.text ?? idOfParent(parent?.text ?? '') ?? null
  }

  function takeState() {
    const state = readState(main, kind)
    if (!state) return
    put('state', state.cell, state.isHidden ? 'off' : 'live')
    if (!state.isHidden) fills.push('state')
    else writer.warn(state.cell, 'It is not on sale in the other shop, so it comes in off sale')
  }

  function judgeCount(row: ForeignRow) {
    const cell = countCell(row)
    if (!cell || isCountedWithParent(cell.text) || readCount(cell.text) !== null) return
    if (isBelowZero(cell.text)) writer.warn(cell, 'A count below 0 is taken as 0')
    else if (canBeTwoNumbers(cell.text)) refuse(cell, twoNumbers)
    else if (!faultOf('stock', cell)) refuse(cell, `Count a whole number up to ${mostPieces}`)
  }

  /** Colors and sizes of products that are sold without choices. */
  function listedCells(): ChoiceCells[] {
    if (kind !== 'woocommerce' || rows.length > main.length) return []
    return main.flatMap((row) =>
      row.options.flatMap(({ name, value }) => {
        const side = setup.attributes(name)
        if (side === 'text') return []
        const values = splitValues(value).slice(0, mostChoices + 1)
        return values.map((each) => ({ [side]: cellOf(side, row.line, each) }))
      }),
    )
  }

  function refuseKinds() {
    for (const row of rows) {
      const types = row.text('goods_type').toLowerCase().split(/,\s*/)
      const isOther = row.text('goods_type') !== '' && types.some((each) => !simple.includes(each))
      if (isOther) return refuse(row.cell('goods_type'), otherKind)
      if (isYes(row.text('gift_card'))) return refuse(row.cell('gift_card'), otherKind)
    }
  }
}
