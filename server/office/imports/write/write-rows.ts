import { neutralPicture } from '#contract/pictures'
import { notFound } from '../../../failures/refusals.ts'
import type { Transaction } from '../../as-staff.ts'
import { ownLines } from '../../csv/export-products.ts'
import {
  lockCatalogue,
  lockProducts,
  refreshLater,
  refreshNow,
  writeColumns,
} from '../../products/lock-products.ts'
import { readWholeProducts, type WholeProduct } from '../../products/read-whole-products.ts'
import type { Plan } from '../../products/save/plan-product.ts'
import { planProducts } from '../../products/save/plan-products.ts'
import { writeNewProducts } from '../../products/save/write-new-products.ts'
import { writeProduct } from '../../products/save/write-product.ts'
import { moveStock } from '../../stock/items.ts'
import type { Counts, ImportRow } from '../plan/changes.ts'
import {
  type FormChanges,
  isPlain,
  isWithoutPhoto,
  planColumns,
  problemsOf,
  readChanges,
} from '../plan/plan-by-form.ts'
import { openProblems, type ProblemList } from '../read/problems.ts'
import type { Held } from '../work/hold.ts'
import { setRows } from '../work/import-rows.ts'

/** Writes the products of these rows; one that changed since the check fails alone. */
export async function writeRows(tx: Transaction, held: Held, rows: ImportRow[]): Promise<void> {
  const isListing = rows.some(({ kind, plan }) => kind === 'new' || 'archived' in plan.changes)
  if (isListing) await lockCatalogue(tx)
  const ids = rows.flatMap(({ productId }) => productId ?? [])
  await lockProducts(tx, ids)
  const whole = new Map((await readWholeProducts(tx, ids)).map((each) => [each.id, each]))
  const checked = rows
    .toSorted((a, b) => (a.productId ?? 2 ** 31) - (b.productId ?? 2 ** 31))
    .map((row) => checkRow(row, whole.get(row.productId ?? 0) ?? null))
  const made = await writeGood(
    tx,
    checked.flatMap(({ form }) => form ?? []),
  )
  const written = checked.map(({ row, found, problems }) => ({
    line: row.line,
    kind: problems.isWrong() ? 'failed' : row.kind,
    troubles: [...row.troubles, ...problems.troubles],
    productId: row.productId ?? made.get(row.line) ?? null,
    before: problems.isWrong() || !found ? null : ownLines(found, true),
  }))
  await setRows(tx, held.id, written)
}

/** `form` is null if the row cannot be written. */
function checkRow(row: ImportRow, found: WholeProduct | null) {
  const problems = openProblems()
  if (row.kind === 'changed') refuseChanged(found, row, problems)
  return { row, found, problems, form: readChanges(row, found, problems) }
}

/** Writes what the form takes. Returns the ids of the new products by their lines. */
async function writeGood(
  tx: Transaction,
  good: readonly FormChanges[],
): Promise<Map<number, number>> {
  const columns = good.flatMap((row) => planColumns(row) ?? [])
  const made = await writeOthers(
    tx,
    good.filter((row) => !isPlain(row)),
  )
  if (columns.length > 0) await writeColumns(tx, columns)
  const written = good.filter(({ problems }) => !problems.isWrong())
  await writeCounts(
    tx,
    written.flatMap(({ plan }) => plan.counts),
  )
  return made
}

/** Plans and writes as a save of the form does, under its locks. */
async function writeOthers(tx: Transaction, rows: readonly FormChanges[]) {
  const made = new Map<number, number>()
  if (rows.length === 0) return made
  await refreshLater(tx)
  const plans = await planProducts(
    tx,
    rows.map((row) => ({ ...row, problems: problemsOf(row) })),
  )
  const added: { line: number; plan: Plan }[] = []
  const saved: number[] = []
  for (const [nr, plan] of plans.entries()) {
    const row = rows[nr]
    if (!row || row.problems.isWrong()) continue
    if (isWithoutPhoto(row)) plan.row.image = neutralPicture
    if (row.current) saved.push(await writeProduct(tx, plan, row.current))
    else added.push({ line: row.line, plan })
  }
  const ids = await writeNewProducts(
    tx,
    added.map(({ plan }) => plan),
    'import',
  )
  for (const [nr, { line }] of added.entries()) made.set(line, ids[nr] ?? 0)
  await refreshNow(tx, [...saved, ...ids])
  return made
}

/** What changed since the check is not written over. */
function refuseChanged(
  current: WholeProduct | null,
  { productVersion, plan: { counts } }: ImportRow,
  problems: ProblemList,
) {
  if (!current) return problems.add('id', '', notFound('The product').message)
  if (current.v !== productVersion) {
    return problems.add('id', '', 'This product was changed meanwhile')
  }
  for (const { item: id, seen } of counts) {
    const { count } = current.items.find((item) => item.id === id) ?? { count: 0 }
    if (count < seen) {
      problems.add('count', '', `${seen - count} were sold meanwhile, ${count} are left`)
    } else if (count > seen) {
      problems.add('count', '', `${count - seen} came in meanwhile, ${count} are there`)
    }
  }
}

async function writeCounts(tx: Transaction, counts: Counts) {
  const warnings = counts.filter(({ low_at }) => low_at !== undefined)
  if (warnings.length > 0) {
    await tx.$executeRaw`
      update stock_item i set low_at = w.low_at
      from jsonb_to_recordset(${JSON.stringify(warnings)}::jsonb) as w(item int, low_at int)
      where i.id = w.item`
  }
  const moves = counts.flatMap(({ item, seen, count }) =>
    count === undefined ? [] : [{ item, change: Number(count) - seen }],
  )
  await moveStock(tx, moves, 'import')
}
