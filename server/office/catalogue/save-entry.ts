import { readPicture } from '#contract/pictures'
import { violatedParent, violatedUnique } from '../../database/errors.ts'
import { conflict, invalid, notFound } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { holdPicture } from '../pictures/hold-pictures.ts'
import { changeEntry } from './change-entry.ts'
import { readEntry } from './read-catalogue.ts'
import type { CatalogueKind } from './standing-products.ts'

type Which = { id?: number | null | undefined; v?: number | null | undefined }
type English = { english?: string | null | undefined }
type Row = { id: number; version: number; [column: string]: unknown }
type Columns = Record<string, string | number | boolean | null>
/** Common columns of the four tables. */
type Table = {
  findUnique: (by: { where: { id: number } }) => Promise<Row | null>
  updateMany: (by: {
    where: { id: number; version: number }
    data: Columns
  }) => Promise<{ count: number }>
  create: (by: { data: Columns }) => Promise<Row>
}

type Placed = Pick<Transaction['category'], 'aggregate'>

const nameInUse = {
  menu: 'There is a menu of this name',
  category: 'There is a category of this name',
  tag: 'There is a tag of this name',
} satisfies Record<CatalogueKind, string>
const leastBanner = 1216

export function saveMenu(tx: Transaction, { menu, english, active, ...which }: Which & Menu) {
  const data = { menu, english: english || null, status: active ? 1 : 0 }
  return save(tx, 'menu', which, data, () => nextPosition(tx.menu))
}
type Menu = English & { menu: string; active: boolean }

/** A category that moves to another menu comes last there. */
export async function saveCategory(
  tx: Transaction,
  { menu_id: menuId, category, english, image, ...which }: Which & Category,
) {
  const former = which.id ? await tx.category.findUnique({ where: { id: which.id } }) : null
  if (former?.image !== image) {
    checkSquare(image)
    await holdPicture(tx, 'image', image)
  }
  const last = () => nextPosition(tx.category, { menuId })
  const isMoved = former !== null && former.menuId !== menuId
  const data = {
    menuId,
    category,
    english: english || null,
    image,
    ...(isMoved && { position: await last() }),
  }
  return save(tx, 'category', which, data, last)
}
type Category = English & { menu_id: number; category: string; image: string }

export function saveTag(tx: Transaction, { tag, english, ...which }: Which & Tag) {
  return save(tx, 'tag', which, { tag, english: english || null })
}
type Tag = English & { tag: string }

export async function saveBanner(
  tx: Transaction,
  { image, discount, alt, english, words_over, active, ...which }: Which & Banner,
) {
  const former = which.id ? await tx.banner.findUnique({ where: { id: which.id } }) : null
  if (former?.image !== image) {
    checkBanner(image)
    await holdPicture(tx, 'image', image)
  }
  const words = { alt: alt || null, english: english || null, wordsOver: words_over ?? false }
  const data = { image, discountPercent: discount, ...words, active }
  return save(tx, 'banner', which, data, () => nextPosition(tx.banner))
}
type Banner = English & {
  image: string
  discount: number
  alt?: string | null | undefined
  words_over?: boolean | null | undefined
  active: boolean
}

/**
 * Makes a row at the end of its list, or changes one; returns its id. Throws a 404, a 409 with
 * `current` for another version, a 422 for a name in use.
 */
async function save(
  tx: Transaction,
  kind: CatalogueKind | 'banner',
  { id, v }: Which,
  data: Columns,
  findPosition?: () => Promise<number>,
): Promise<number> {
  const table = tx[kind] as unknown as Table
  try {
    if (id) {
      await change(tx, kind, table, { id, v: v ?? -1 }, data)
      return id
    }
    const position = await findPosition?.()
    const row = await table.create({
      data: { ...data, ...(position !== undefined && { position }) },
    })
    return row.id
  } catch (error) {
    if (violatedUnique(error) && kind !== 'banner') throw invalid(kind, nameInUse[kind])
    if (violatedParent(error)) throw notFound('The menu')
    throw error
  }
}

async function change(
  tx: Transaction,
  kind: CatalogueKind | 'banner',
  table: Table,
  { id, v }: { id: number; v: number },
  data: Columns,
) {
  const row = await table.findUnique({ where: { id } })
  if (!row) throw notFound(`The ${kind}`)
  const differs = (column: string) => column in data && row[column] !== data[column]
  if (row.version === v) {
    // An update without changes would empty every cache.
    if (!Object.keys(data).some(differs)) return
    const write = () => table.updateMany({ where: { id, version: v }, data })
    // A menu's products depend only on its id, which is one of their search words.
    const isMoved = differs('menuId')
    const words = isMoved || differs(kind) || differs('english')
    const touched = { lists: isMoved, words }
    const { count } =
      (kind === 'category' || kind === 'tag') && (touched.lists || touched.words)
        ? { count: await changeEntry(tx, { kind, id, ...touched }, write) }
        : await write()
    if (count > 0) return
  }
  throw conflict('Somebody changed this meanwhile, please look at it again', {
    current: await readEntry(tx, kind, id),
  })
}

export async function nextPosition(
  table: unknown,
  where: { menuId?: number } = {},
): Promise<number> {
  const { _max } = await (table as Placed).aggregate({ where, _max: { position: true } })
  return (_max.position ?? -1) + 1
}

function checkSquare(image: string) {
  const picture = pictureOf('catalog', image)
  if (picture.width !== picture.height) throw invalid('image', 'The picture must be square')
}

/** Heights are rounded. */
function checkBanner(image: string) {
  const { width, height } = pictureOf('banners', image)
  if (width < leastBanner || Math.abs(width - 3 * height) > 3) {
    throw invalid('image', `The picture must be 3 to 1, and at least ${leastBanner} wide`)
  }
}

function pictureOf(folder: 'catalog' | 'banners', image: string) {
  const picture = readPicture(image)
  if (!picture || !image.startsWith(`/uploads/${folder}/`)) throw invalid('image', 'Add a picture')
  return picture
}
