import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../machine/project-root.ts'
import { findMeanings } from '../office/imports/foreign/headers.ts'
import { type FileRecord, readRecords } from '../office/imports/read/file-records.ts'
import {
  linesOf,
  type OwnRow,
  ownKeyOf,
  readOwnRow,
  textOf,
} from '../office/imports/read/own-row.ts'

/** In the columns of the shop's own export, the oldest first. */
export const productsFile = join(projectRoot, 'server', 'demo', 'products.csv')

export type DemoProduct = Awaited<ReturnType<typeof readDemoProducts>>[number]

/** The products of the demo, as an import in the office reads the file. Throws for a broken file. */
export async function readDemoProducts() {
  const records = readRecords(createReadStream(productsFile))
  const header = await records.next()
  const meanings = findMeanings('own', header.done ? [] : header.value.cells)
  const products = new Map<string, FileRecord[]>()
  for await (const record of records) {
    const key = ownKeyOf(record, meanings)
    products.set(key, [...(products.get(key) ?? []), record])
  }
  return [...products.values()].map((rows) => productOf(readOwnRow(rows, meanings)))
}

function productOf(row: OwnRow) {
  const [trouble] = row.problems.troubles
  if (trouble) throw new Error(`products.csv, ${textOf(row, 'slug')}: ${trouble.message}`)
  const choices = row.choices.map(({ color, size, count }) => ({
    color: color?.text ?? null,
    size: size?.text ?? null,
    pieces: count ? Number(count.text) : null,
  }))
  const number = (text: string | undefined) => (text === undefined ? null : Number(text))
  return {
    slug: textOf(row, 'slug') ?? '',
    title: textOf(row, 'title') ?? '',
    priceTaka: Number(textOf(row, 'price')),
    oldPriceTaka: number(textOf(row, 'old_price')),
    discountPercent: number(textOf(row, 'discount')),
    minimumOrder: number(textOf(row, 'minimum_order')) ?? 1,
    isInStock: textOf(row, 'in_stock') !== 'no',
    choiceGoesWithOrder: textOf(row, 'choice') === 'yes',
    categories: linesOf(textOf(row, 'categories')),
    tags: linesOf(textOf(row, 'tags')),
    images: linesOf(textOf(row, 'images')),
    colors: namesOf(choices, 'color'),
    sizes: namesOf(choices, 'size'),
    counted: choices.filter(({ pieces }) => pieces !== null),
    description: textOf(row, 'description') ?? '',
    orderPolicy: textOf(row, 'order_policy') ?? null,
  }
}

function namesOf(
  choices: readonly { color: string | null; size: string | null }[],
  kind: 'color' | 'size',
) {
  return [...new Set(choices.flatMap((choice) => choice[kind] ?? []))]
}
