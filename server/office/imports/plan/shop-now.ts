import { line } from '#contract/office/wire'
import type { Transaction } from '../../as-staff.ts'
import { holdPictures, picturesOf } from '../../pictures/hold-pictures.ts'
import type { WholeProduct } from '../../products/read-whole-products.ts'
import type { Owners } from '../../products/save/plan-names.ts'
import { freeOf } from '../../products/slug.ts'
import { linesOf, type OwnRow, textsOf } from '../read/own-row.ts'
import { readSigns } from '../read/signs-of-html.ts'
import { type Found, findProducts, type KnownRef, readRefs, refsOf } from './find-products.ts'
import { type KnownNames, namesOfCategory, readKnownNames, readPath } from './known-names.ts'

/** The state of the shop that some own rows are compared with: read once, for all of them. */
export type ShopNow = {
  find: (row: OwnRow) => Found
  refOf: (name: string) => KnownRef | undefined
  /** The first name of the row that an earlier import stored. */
  firstRef: (row: OwnRow) => KnownRef | undefined
  /** Whether a product on sale has this title. */
  hasTitle: (title: string) => boolean
  /** The link of a new product: its own, or a numbered one where its own is taken. */
  freeLink: (row: OwnRow) => string | undefined
  /** Whether an earlier import named this picture for the product. */
  isPictureOf: (product: WholeProduct, url: string) => boolean
  /** The own picture that stands for a link in the product's description. */
  pictureInText: (product: WholeProduct | null, url: string) => string | undefined
  isGone: (picture: string) => boolean
  names: KnownNames
  owners: Owners
}

export async function readShop(db: Transaction, rows: readonly OwnRow[]): Promise<ShopNow> {
  const refs = await readRefs(db, rows)
  const firstRef = (row: OwnRow) => refsOf(row).flatMap((name) => refs.get(name) ?? [])[0]
  const { found, owners } = await findProducts(db, rows, (row) => firstRef(row)?.productId)
  const find: ShopNow['find'] = (row) => found.get(row) ?? { current: null, isKnown: false }
  const fresh = rows.filter((row) => !find(row).current)
  const [titles, links, pictures, gone, names] = await Promise.all([
    readTitles(db, fresh),
    readFreeLinks(db, fresh),
    readPictures(db, rows, find),
    findGone(db, rows),
    readKnownNames(db, namesOf(rows, find)),
  ])
  return {
    find,
    firstRef,
    names,
    owners,
    ...pictures,
    refOf: (name) => refs.get(name),
    hasTitle: (title) => titles.has(title),
    freeLink: (row) => links.get(row),
    isGone: (picture) => gone.has(picture),
  }
}

async function readTitles(db: Transaction, rows: readonly OwnRow[]): Promise<Set<string>> {
  const wanted = textsOf(rows, 'title')
  if (wanted.length === 0) return new Set()
  const where = { title: { in: wanted }, archivedAt: null }
  const taken = await db.product.groupBy({ by: ['title'], where })
  return new Set(taken.map(({ title }) => title))
}

async function readFreeLinks(db: Transaction, rows: readonly OwnRow[]) {
  const wanting = rows.flatMap((row) => {
    const link = row.other?.isLinkOfShop && row.fields.get('slug')?.text
    return link ? [{ row, link }] : []
  })
  if (wanting.length === 0) return new Map<OwnRow, string>()
  const free = await freeOf(
    db,
    wanting.map(({ link }) => link),
  )
  return new Map(wanting.map(({ row, link }, nr) => [row, free[nr] ?? link]))
}

/** Pictures that earlier imports named for these products. */
async function readPictures(
  db: Transaction,
  rows: readonly OwnRow[],
  find: ShopNow['find'],
): Promise<Pick<ShopNow, 'isPictureOf' | 'pictureInText'>> {
  const ids = rows.flatMap((row) => {
    const isNamed = row.other || /<img/i.test(row.fields.get('description')?.text ?? '')
    return isNamed ? (find(row).current?.id ?? []) : []
  })
  const known =
    ids.length === 0
      ? []
      : await db.importPicture.groupBy({
          by: ['productId', 'url', 'inText', 'image'],
          where: { productId: { in: ids } },
        })
  const isOf = (product: WholeProduct | null, url: string) => (each: (typeof known)[number]) =>
    each.productId === product?.id && each.url === url
  return {
    isPictureOf: (product, url) => known.some(isOf(product, url)),
    pictureInText: (product, url) =>
      known
        .filter(isOf(product, url))
        .find(({ inText, image }) => inText && image && product?.description.includes(image))
        ?.image ?? undefined,
  }
}

/** Own pictures that the rows name and that no longer exist. */
function findGone(db: Transaction, rows: readonly OwnRow[]): Promise<Set<string>> | Set<string> {
  const photos = textsOf(rows, 'images').flatMap((text) => text.split('\n'))
  const texts = [...textsOf(rows, 'description'), ...textsOf(rows, 'order_policy')]
  const named = [
    ...photos.map((url) => url.trim()).filter((url) => url.startsWith('/')),
    ...texts.flatMap(picturesOf),
  ]
  return named.length === 0 ? new Set() : holdPictures(db, named)
}

const asName = line('name', 100_000, 0)

/** All names that are compared, as they are in the file and as they are stored. */
function namesOf(rows: readonly OwnRow[], find: ShopNow['find']): string[] {
  const names = rows.flatMap(({ fields, choices }) => [
    ...linesOf(fields.get('categories')?.text).flatMap((path) => [
      path,
      ...namesOfCategory(readPath(path)),
    ]),
    ...linesOf(fields.get('tags')?.text),
    ...choices.flatMap(({ color, size }) => [color?.text ?? '', size?.text ?? '']),
  ])
  const here = rows.flatMap((row) => {
    const { tags = [], colors = [], sizes = [] } = find(row).current ?? {}
    return [
      ...tags.map(({ tag }) => tag),
      ...colors.map(({ color }) => color),
      ...sizes.map(({ size }) => size),
    ]
  })
  const meant = names.map(readSigns)
  return [...names, ...meant, ...meant.map((name) => asName.safeParse(name).data ?? name), ...here]
}
