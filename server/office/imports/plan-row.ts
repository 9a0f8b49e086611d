import { neutralPicture } from '#contract/pictures'
import { wholeNumber } from '#contract/wire'
import type { Transaction } from '../as-staff.ts'
import type { WholeProduct } from '../products/read-whole-products.ts'
import type { Faults } from '../products/save/faults.ts'
import { planPrice } from '../products/save/plan-price.ts'
import type { Plan } from '../products/save/plan-product.ts'
import { planProducts } from '../products/save/plan-products.ts'
import type { ImportPlan } from './own-changes.ts'
import type { ProblemList } from './problems.ts'
import type { OwnColumn } from '#contract/office/csv-columns'
import { type CleanChanges, ProductChanges } from '#contract/office/product-changes'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { mostLowAt, mostPieces } from '#contract/office/rules'

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

/** Whether only columns of the product's own row change: such rows are written together. */
export const isPlain = (changes: CleanChanges) =>
  Object.keys(changes).every((field) => ofColumns.includes(field))

/** Parses with the form's own shape. Null if it refuses a field. */
export function readChanges(plan: ImportPlan, problems: ProblemList): CleanChanges | null {
  const read = ProductChanges.safeParse(plan.changes)
  for (const issue of read.error?.issues ?? []) {
    addProblem(problems, plan, String(issue.path[0] ?? ''), issue.message)
  }
  for (const { count, low_at } of plan.counts) {
    if (count != null && !(typeof count === 'number' && count <= mostPieces)) {
      problems.add('count', String(count), `Count a whole number up to ${mostPieces}`)
    }
    const warned = warning.safeParse(low_at)
    if (warned.error)
      problems.add('low_at', String(low_at), String(warned.error.issues[0]?.message))
  }
  return read.success && !problems.isWrong() ? read.data : null
}

export type JudgedRow = {
  plan: ImportPlan
  changes: CleanChanges
  current: OfficeProduct | null
  problems: ProblemList
}

/** Plans the products by the rules of the form. Questions count as confirmed. */
export async function planRows(tx: Transaction, rows: readonly JudgedRow[]): Promise<Plan[]> {
  const isWithoutPhoto = ({ changes, current }: JudgedRow) => !current && !changes.images
  const plans = await planProducts(
    tx,
    rows.map((row) => ({
      ...{ changes: row.changes, current: row.current },
      faults: faultsOf(row.plan, row.problems, [
        ...(isWithoutPhoto(row) ? ['images'] : []),
        // The categories are made when the file is applied.
        ...(row.plan.new_categories?.length ? ['categories'] : []),
      ]),
    })),
  )
  for (const [nr, row] of rows.entries()) {
    const planned = plans[nr]
    if (planned && isWithoutPhoto(row)) planned.row.image = neutralPicture
  }
  return plans
}

/** For a row that `isPlain`. */
export function planPlainRow(
  { plan, changes, problems }: Omit<JudgedRow, 'current'>,
  current: OfficeProduct,
) {
  const prices = planPrice(changes, current, faultsOf(plan, problems, []))
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

function archivedAt(isArchived: boolean | undefined, before: string | null): Date | null {
  const since = before === null ? null : new Date(before)
  if (isArchived === undefined) return since
  return isArchived ? (since ?? new Date()) : null
}

function faultsOf(plan: ImportPlan, problems: ProblemList, except: string[]): Faults {
  return {
    add: (field, sentence) => {
      const [name = ''] = field.split('.')
      if (!except.includes(name)) addProblem(problems, plan, name, sentence)
    },
    ask: () => {},
    isWrong: problems.isWrong,
    check: () => {},
  }
}

function addProblem(
  problems: ProblemList,
  { values, names }: ImportPlan,
  field: string,
  sentence: string,
) {
  const column = columnOf[field] ?? field
  const name = names?.[column as OwnColumn] ?? column
  problems.add(name, values[column]?.will ?? '', sentence)
}

/** The product in the shape that the form's rules expect. */
export function asOfficeProduct({ archived_at, ...product }: WholeProduct): OfficeProduct {
  return {
    ...product,
    archived_at: archived_at?.toISOString() ?? null,
    description: product.description as OfficeProduct['description'],
    order_policy: product.order_policy as OfficeProduct['order_policy'],
    ...{ in_carts: 0, open_orders: 0, drafts: [] },
  }
}
