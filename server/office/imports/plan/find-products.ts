import { asciiDigits } from '#contract/shop'
import type { ProductModel } from '../../../database/generated/models.ts'
import type { Transaction } from '../../as-staff.ts'
import { readWholeProducts, type WholeProduct } from '../../products/read-whole-products.ts'
import type { Owners } from '../../products/save/plan-names.ts'
import { cleanSlug } from '../../products/slug.ts'
import { type OwnRow, textOf, textsOf } from '../read/own-row.ts'

/** Another shop's name for a product here or for a choice of it. */
export type KnownRef = {
  ref: string
  productId: number
  colorId: number | null
  sizeId: number | null
  /** The other shop's name for the product. */
  title: string
}
/** The product's own names first, then those of its choices. */
export const refsOf = ({ other, choices }: OwnRow) =>
  other ? [...(other.ref ? [other.ref] : []), ...choices.flatMap(({ refs = [] }) => refs)] : []

export async function readRefs(
  db: Transaction,
  rows: readonly OwnRow[],
): Promise<Map<string, KnownRef>> {
  const [first] = rows
  const names = rows.flatMap(refsOf)
  if (!first || names.length === 0) return new Map()
  const known = await db.importRef.findMany({
    where: { source: first.source, ref: { in: names } },
  })
  return new Map(known.map((each) => [each.ref, each]))
}

type NamedProduct = Pick<ProductModel, 'id' | 'slug' | 'title'> & {
  own_code: ProductModel['ownCode']
}
/** `isKnown`: by its number here, or by the other shop's name for it. */
export type Found = { current: WholeProduct | null; isKnown: boolean }

/**
 * Finds by id, else by the other shop's name for it, else by link, else by own code. A link of
 * another shop names no product here.
 */
export async function findProducts(
  db: Transaction,
  rows: readonly OwnRow[],
  byRef: (row: OwnRow) => number | undefined,
): Promise<{ found: Map<OwnRow, Found>; owners: Owners }> {
  const slugs = textsOf(rows, 'slug').flatMap((slug) => [slug, cleanSlug(slug)])
  const ids = [...textsOf(rows, 'id').map(idOf), ...rows.flatMap((row) => byRef(row) ?? [])]
  const named = await db.$queryRaw<NamedProduct[]>`
    select id, slug, upper(own_code) as own_code, title from product where id in (
      select id from product where id = any(${ids}::int[])
      union all select id from product where slug = any(${slugs}::text[])
      union all select id from product where upper(own_code) in (
        select upper(c) from unnest(${textsOf(rows, 'own_code')}::text[]) c))`
  const owners: Owners = {
    slugs: new Map(named.map((each) => [each.slug, each])),
    codes: new Map(named.flatMap((each) => (each.own_code ? [[each.own_code, each]] : []))),
  }
  const whole = await readWholeProducts(
    db,
    named.map(({ id }) => id),
  )
  const byId = new Map(whole.map((product) => [product.id, product]))
  const find = (row: OwnRow): Found => {
    const slug = row.other?.isLinkOfShop ? '' : (textOf(row, 'slug') ?? '')
    const known = [idOf(textOf(row, 'id')), byRef(row)].find((each) => byId.has(each ?? 0))
    const other =
      owners.slugs.get(slug) ??
      owners.slugs.get(cleanSlug(slug)) ??
      owners.codes.get(textOf(row, 'own_code')?.toUpperCase() ?? '')
    const id = known ?? other?.id ?? 0
    return { current: byId.get(id) ?? null, isKnown: known !== undefined }
  }
  return { found: new Map(rows.map((row) => [row, find(row)])), owners }
}

function idOf(text: string | undefined): number {
  const digits = asciiDigits(text ?? '').trim()
  return /^\d{1,10}$/.test(digits) && Number(digits) < 2 ** 31 ? Number(digits) : 0
}
