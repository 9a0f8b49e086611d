import { notFound } from '../../refusals.ts'
import type { Transaction } from '../as-staff.ts'
import { ownLines } from '../csv/export-products.ts'
import { lockCatalogue, lockProducts, writeColumns } from '../products/lock-products.ts'
import { readWholeProducts, type WholeProduct } from '../products/read-whole-products.ts'
import type { Plan } from '../products/save/plan-product.ts'
import { writeProduct } from '../products/save/write-product.ts'
import { moveStock } from '../stock/items.ts'
import type { Counts } from './choice-changes.ts'
import type { Held } from './hold.ts'
import type { ImportPlan } from './own-changes.ts'
import { asOfficeProduct, isPlain, planPlainRow, planRow, readChanges } from './plan-row.ts'
import { openProblems, type ProblemList } from './problems.ts'
import { writeNewProducts } from './write-new-products.ts'
import type { Trouble } from '#contract/office/imports-shapes'

export type ImportedRow = {
  line: number
  kind: 'new' | 'changed'
  plan: ImportPlan
  troubles: Trouble[]
  productId: number | null
  productVersion: number | null
}
type Result = {
  line: number
  kind: 'new' | 'changed' | 'failed'
  troubles: Trouble[]
  product_id: number | null
  before: string | null
}

/** Writes the products of these rows; one that changed since the check fails alone. */
export async function writeRows(tx: Transaction, held: Held, rows: ImportedRow[]): Promise<void> {
  const isListing = rows.some(({ kind, plan }) => kind === 'new' || 'archived' in plan.changes)
  if (isListing) await lockCatalogue(tx)
  const ids = rows.flatMap(({ productId }) => productId ?? [])
  await lockProducts(tx, ids)
  const whole = new Map((await readWholeProducts(tx, ids)).map((each) => [each.id, each]))
  const writing = openWriting()
  const inOrder = rows.toSorted((a, b) => (a.productId ?? 2 ** 31) - (b.productId ?? 2 ** 31))
  const results: Result[] = []
  for (const row of inOrder) {
    const current = row.productId === null ? null : (whole.get(row.productId) ?? null)
    const problems = openProblems()
    const id = await writeRow(tx, row, current, problems, writing)
    results.push({
      line: row.line,
      kind: problems.isWrong() ? 'failed' : row.kind,
      troubles: [...row.troubles, ...problems.troubles],
      product_id: id ?? row.productId,
      before: problems.isWrong() || !current ? null : ownLines(current, true),
    })
  }
  await writing.finish(tx)
  for (const result of results) result.product_id ??= writing.ids.get(result.line) ?? null
  await tx.$executeRaw`
    update import_row r set kind = w.kind, troubles = w.troubles, product_id = w.product_id,
      before = w.before
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as w(line int, kind text,
      troubles jsonb, product_id int, before text)
    where r.job_id = ${held.id} and r.line = w.line`
}

async function writeRow(
  tx: Transaction,
  { line, kind, plan, productVersion }: ImportedRow,
  current: WholeProduct | null,
  problems: ProblemList,
  writing: ReturnType<typeof openWriting>,
): Promise<number | null> {
  if (kind === 'changed') refuseChanged(current, productVersion, plan.counts, problems)
  const changes = readChanges(plan, problems)
  if (!changes || problems.isWrong()) return null
  const known = current && asOfficeProduct(current)
  if (known && isPlain(changes)) {
    const columns = planPlainRow(plan, changes, known, problems)
    if (problems.isWrong()) return null
    if (Object.keys(changes).length > 0) writing.columns.push(columns)
  } else if (known) {
    const planned = await planRow(tx, plan, changes, known, problems)
    if (problems.isWrong()) return null
    await writeProduct(tx, planned, known)
  } else {
    const planned = await planRow(tx, plan, changes, null, problems)
    if (problems.isWrong()) return null
    if (!writing.isNamed(planned)) {
      writing.addNew(line, planned)
      return null
    }
    // Its link or its code is that of one before it, which is only planned so far.
    await writing.makeNew(tx)
    const again = await planRow(tx, plan, changes, null, problems)
    if (!problems.isWrong()) writing.addNew(line, again)
    return null
  }
  writing.counts.push(...plan.counts)
  return current?.id ?? null
}

function refuseChanged(
  current: WholeProduct | null,
  version: number | null,
  counts: Counts,
  problems: ProblemList,
) {
  if (!current) return problems.add('id', '', notFound('The product').message)
  if (current.v !== version) {
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

/** What many rows write together. */
function openWriting() {
  const columns: Parameters<typeof writeColumns>[1][number][] = []
  const counts: Counts = []
  const ids = new Map<number, number>()
  const names = new Set<string>()
  let planned: { line: number; plan: Plan }[] = []
  const namesOf = ({ row: { slug, ownCode } }: Plan) =>
    ownCode ? [`slug ${slug}`, `code ${ownCode.toUpperCase()}`] : [`slug ${slug}`]
  const makeNew = async (tx: Transaction) => {
    if (planned.length === 0) return
    for (const [line, id] of await writeNewProducts(tx, planned)) ids.set(line, id)
    planned = []
    names.clear()
  }
  return {
    columns,
    counts,
    /** Of the new products, by their lines. */
    ids,
    isNamed: (plan: Plan) => namesOf(plan).some((name) => names.has(name)),
    addNew: (line: number, plan: Plan) => {
      planned.push({ line, plan })
      for (const name of namesOf(plan)) names.add(name)
    },
    makeNew,
    finish: async (tx: Transaction) => {
      await makeNew(tx)
      if (columns.length > 0) await writeColumns(tx, columns)
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
    },
  }
}
