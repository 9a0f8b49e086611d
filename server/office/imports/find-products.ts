import { asciiDigits } from '#contract/shop'
import { Prisma, type PrismaClient } from '../../database/generated/client.ts'
import { readWholeProducts, type WholeProduct } from '../products/read-whole-products.ts'
import { cleanSlug } from '../products/slug.ts'
import type { KnownRefs } from './foreign/known-refs.ts'
import type { ProductInFile } from './records-of-product.ts'
import type { OwnColumn } from '#contract/office/csv-columns'

export type Found = {
  of: (inFile: ProductInFile) => WholeProduct | null
  /** Whether a foreign product was found by its link or its code alone, under another name. */
  isDoubtful: (inFile: ProductInFile) => boolean
  hasTitle: (title: string) => boolean
}

/**
 * Finds by id, else by the other shop's name for it, else by link, else by own code. A link of
 * another program is a link of its shop: it names no product here.
 */
export async function findProducts(
  prisma: PrismaClient,
  all: readonly ProductInFile[],
  refs: KnownRefs,
): Promise<Found> {
  const ofRefs = all.flatMap((inFile) => refs.productOf(inFile) ?? [])
  const texts = (column: OwnColumn) =>
    all.flatMap(({ fields }) => fields.get(column)?.text.trim() ?? [])
  const slugs = texts('slug').flatMap((slug) => [slug, cleanSlug(slug)])
  const idOf = (text: string | undefined) => {
    const digits = asciiDigits(text ?? '').trim()
    return /^\d{1,10}$/.test(digits) && Number(digits) < 2 ** 31 ? Number(digits) : 0
  }
  const rows = await prisma.$queryRaw<
    { id: number; slug: string; own_code: string | null }[]
  >(Prisma.sql`
    select id, slug, upper(own_code) as own_code from product where id in (
      select id from product where id = any(${[...texts('id').map(idOf), ...ofRefs]}::int[])
      union all select id from product where slug = any(${slugs}::text[])
      union all select id from product where upper(own_code) in (
        select upper(c) from unnest(${texts('own_code')}::text[]) c))`)
  const whole = await readWholeProducts(
    prisma,
    rows.map(({ id }) => id),
  )
  const byId = new Map(whole.map((product) => [product.id, product]))
  const bySlug = new Map(rows.map(({ id, slug }) => [slug, id]))
  const byCode = new Map(rows.map(({ id, own_code }) => [own_code, id]))
  const cell = ({ fields }: ProductInFile, column: OwnColumn) => fields.get(column)?.text.trim()
  const find = (inFile: ProductInFile) => {
    const { source = 'own' } = inFile.foreign ?? {}
    const slug = source === 'own' || source === 'other' ? (cell(inFile, 'slug') ?? '') : ''
    const known = [idOf(cell(inFile, 'id')), refs.productOf(inFile)].find((each) =>
      byId.has(each ?? 0),
    )
    const id =
      known ??
      bySlug.get(slug) ??
      bySlug.get(cleanSlug(slug)) ??
      byCode.get(cell(inFile, 'own_code')?.toUpperCase() ?? '')
    return { product: byId.get(id ?? 0) ?? null, isKnown: known !== undefined }
  }
  const fold = (text = '') => text.trim().toLowerCase()
  // All are found first: a known product's link and code are dropped from `inFile` later.
  const found = new Map(all.map((inFile) => [inFile, find(inFile)]))
  const titles = await readTitles(
    prisma,
    all.flatMap((inFile) => (found.get(inFile)?.product ? [] : (cell(inFile, 'title') ?? []))),
  )
  return {
    hasTitle: (title) => titles.has(title),
    of: (inFile) => found.get(inFile)?.product ?? null,
    isDoubtful: (inFile) => {
      const { product, isKnown } = found.get(inFile) ?? {}
      const title = cell(inFile, 'title')
      if (!inFile.foreign || !product || isKnown || !title) return false
      return fold(title) !== fold(product.title)
    },
  }
}

/** Titles of goods on sale; several goods may share one. */
async function readTitles(prisma: PrismaClient, wanted: string[]): Promise<Set<string>> {
  if (wanted.length === 0) return new Set()
  const rows = await prisma.$queryRaw<{ title: string }[]>`
    select distinct title from product
    where title = any(${wanted}::text[]) and archived_at is null`
  return new Set(rows.map(({ title }) => title))
}
