import type { OwnColumn } from '#contract/office/csv-columns'
import { type CleanChanges, ProductChanges } from '#contract/office/product-changes'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { mostLowAt, mostPieces } from '#contract/office/rules'
import { wholeNumber } from '#contract/wire'
import { fieldIsWrong } from '../../../failures/refusals.ts'
import { pictureIsGone } from '../../pictures/hold-pictures.ts'
import type { WholeProduct } from '../../products/read-whole-products.ts'
import { nameProduct } from '../../products/save/plan-names.ts'
import { type Prices, planPrice } from '../../products/save/plan-price.ts'
import { planProduct } from '../../products/save/plan-product.ts'
import { newPictures } from '../../products/save/plan-products.ts'
import type { Problems } from '../../products/save/problems.ts'
import type { Cell } from '../read/own-row.ts'
import type { ProblemList } from '../read/problems.ts'
import type { Changes, ImportRow } from './changes.ts'
import type { CellsOfChoices } from './planning.ts'
import type { ShopNow } from './shop-now.ts'

/** Fields of the form with another name in a file. */
const columnOf: Record<string, OwnColumn> = {
  image_alt: 'image_alts',
  archived: 'state',
  choice_goes_with_order: 'choice',
  colors: 'color',
  sizes: 'size',
  items: 'count',
}
const warning = wholeNumber('warning', 0, mostLowAt).nullish()
const ofColumns = ['price', 'old_price', 'discount', 'minimum_order', 'in_stock', 'archived']

/** The changes of a product in the form's fields, with a place for the form's refusals. */
export type FormChanges = Pick<ImportRow, 'line' | 'plan'> & {
  changes: CleanChanges
  current: OfficeProduct | null
  problems: ProblemList
}

/** Parses with the form's own shape. Null if it refuses a field. `cells`: the file's, at its check. */
export function readChanges(
  { line, plan }: Pick<ImportRow, 'line' | 'plan'>,
  current: WholeProduct | null,
  problems: ProblemList,
  cells?: CellsOfChoices,
): FormChanges | null {
  const read = ProductChanges.safeParse(plan.changes, fieldIsWrong)
  for (const { path, message } of read.error?.issues ?? []) {
    const field = String(path[2] === 'low_at' ? path[2] : (path[0] ?? ''))
    addProblem(problems, plan, field, message, cells && cellAt(path, cells))
  }
  for (const [nr, { count, low_at }] of plan.counts.entries()) {
    const cell = cells?.counts[nr]
    if (count != null && !(typeof count === 'number' && count <= mostPieces)) {
      const message = `Count a whole number up to ${mostPieces}`
      problems.add('count', String(count), message, cell?.count?.line)
    }
    const warned = warning.safeParse(low_at)
    if (warned.error) {
      const message = String(warned.error.issues[0]?.message)
      problems.add('low_at', String(low_at), message, cell?.low_at?.line)
    }
  }
  if (!read.success || problems.isWrong()) return null
  return { line, plan, changes: read.data, current: current && asOfficeProduct(current), problems }
}

/** The rules of the form, without the database; adds what it refuses. Returns the prices. */
export function checkByForm(form: FormChanges, shop: ShopNow): Prices {
  const { changes, current } = form
  const planning = { changes, current, problems: problemsOf(form) }
  if (isPlain(form)) return planPrice(changes, current, planning.problems)
  const newTags = new Map<string, number>()
  /** A number that no tag has: it is made when the file is applied. */
  const numberOf = (norm: string) => {
    const number = newTags.get(norm) ?? -1 - newTags.size
    newTags.set(norm, number)
    return number
  }
  const planned = planProduct(planning, {
    norm: shop.names.norm,
    hasCategory: () => true,
    hasTag: () => true,
    tagOf: (name) => shop.names.tag(name) ?? numberOf(shop.names.norm(name)),
  })
  for (const { field, url } of newPictures(planning, planned)) {
    if (shop.isGone(url)) planning.problems.add(field, pictureIsGone)
  }
  // No product has a link with a blank.
  nameProduct(planning, shop.owners, () => `new ${shop.owners.slugs.size}`)
  const { priceTaka, oldPriceTaka, discountPercent } = planned.row
  return { price: priceTaka, old_price: oldPriceTaka, discount: discountPercent }
}

/** Whether only columns of an existing product's own row change: they are written together. */
export const isPlain = ({ changes, current }: Pick<FormChanges, 'changes' | 'current'>) =>
  current !== null && Object.keys(changes).every((field) => ofColumns.includes(field))

/** The columns of plain changes; null for others, and if the form refuses them. */
export function planColumns(form: FormChanges) {
  const { changes, current } = form
  if (!current || !isPlain(form)) return null
  const prices = planPrice(changes, current, problemsOf(form))
  if (form.problems.isWrong() || Object.keys(changes).length === 0) return null
  return {
    id: current.id,
    price: prices.price,
    oldPrice: prices.old_price,
    discount: prices.discount,
    minimumOrder: changes.minimum_order ?? current.minimum_order,
    stockSet: (changes.in_stock ?? current.in_stock) ? 1 : 0,
    archivedAt: archivedAt(changes.archived, current.archived_at),
  }
}

/** A file may make a product without a photo: the form may not. */
export const isWithoutPhoto = ({ changes, current }: FormChanges) => !current && !changes.images

function archivedAt(isArchived: boolean | undefined, before: string | null): Date | null {
  const since = before === null ? null : new Date(before)
  if (isArchived === undefined) return since
  return isArchived ? (since ?? new Date()) : null
}

/** Refusals of the form become problems of the row. Questions count as confirmed. */
export function problemsOf(form: FormChanges): Problems {
  const { plan, problems } = form
  const isExcepted = (field: string) =>
    (field === 'images' && isWithoutPhoto(form)) ||
    // The categories are made when the file is applied.
    (field === 'categories' && Boolean(plan.new_categories?.length))
  return {
    add: (field, sentence) => {
      const [name = ''] = field.split('.')
      if (!isExcepted(name)) addProblem(problems, plan, name, sentence)
    },
    ask: () => {},
    isWrong: problems.isWrong,
    check: () => {},
  }
}

/** The cell of a choice: `items.3.count`, `sizes.put.0.name`. */
function cellAt([field, part, nr]: PropertyKey[], cells: CellsOfChoices): Cell | undefined {
  if (field === 'items') return cells.items[Number(part)]?.[nr === 'low_at' ? nr : 'count']
  return field === 'colors' || field === 'sizes' ? cells[field][Number(nr)] : undefined
}

function addProblem(
  problems: ProblemList,
  { values, names }: Changes,
  field: string,
  sentence: string,
  cell?: Cell,
) {
  const column = columnOf[field] ?? field
  const name = names?.[column as OwnColumn] ?? column
  problems.add(name, cell?.raw ?? values[column]?.will ?? '', sentence, cell?.line)
}

/** The product in the shape that the form's rules expect. */
function asOfficeProduct({ archived_at, ...product }: WholeProduct): OfficeProduct {
  return {
    ...product,
    archived_at: archived_at?.toISOString() ?? null,
    description: product.description as OfficeProduct['description'],
    order_policy: product.order_policy as OfficeProduct['order_policy'],
    size_chart: product.size_chart as OfficeProduct['size_chart'],
    in_carts: 0,
    open_orders: 0,
    drafts: [],
  }
}
