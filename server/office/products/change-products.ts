import type { ProductRow } from '#contract/office/product-row-shapes'
import { readAct } from '../../database/local-settings.ts'
import { notFound, Refusal } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import type { Staff } from '../require-staff.ts'
import { type CatalogueAct, changeCatalogue } from './catalogue-acts.ts'
import { changePolicy } from './change-policy.ts'
import { type ColumnAct, columnsAfter, isSame } from './column-acts.ts'
import {
  type Columns,
  type LockedProduct,
  lockCatalogue,
  lockProducts,
  raiseVersions,
  writeColumns,
} from './lock-products.ts'
import { readProductRows } from './product-rows.ts'

type Seen = { id: number; v: number }
type Act = ColumnAct | CatalogueAct | { act: 'policy'; order_policy: string }
/** `status` and `message` are those of a refusal of this row alone. */
export type ChangeResult = {
  id: number
  ok: boolean
  status: number
  message: string
  v: number | null
  product: ProductRow | null
}

/** One act on many products; each refused product gets its reason. `undo` is for `undoProducts`. */
export async function changeProducts(
  tx: Transaction,
  staff: Staff,
  { products: seen, act }: { products: readonly Seen[]; act: Act },
): Promise<{ results: ChangeResult[]; undo: string | null }> {
  const ids = seen.map(({ id }) => id)
  if (act.act === 'archive' || act.act === 'restore') await lockCatalogue(tx)
  const locked = await lockProducts(tx, ids)
  const refusals = new Map<number, Refusal>()
  for (const { id, v } of seen) {
    const row = locked.get(id)
    if (!row) refusals.set(id, notFound('The product'))
    else if (row.version !== v) {
      refusals.set(id, new Refusal(409, 'This product was changed meanwhile'))
    }
  }
  const going = [...locked.values()].filter(({ id }) => !refusals.has(id))
  const done = await change(tx, going, act)
  for (const [id, refusal] of done.refusals) refusals.set(id, refusal)
  const current = await readProductRows(tx, staff, ids)
  const rows = new Map(current.map((row) => [row.id, row]))
  const results = ids.map((id): ChangeResult => {
    const refusal = refusals.get(id)
    const product = rows.get(id) ?? null
    return {
      id,
      ok: !refusal,
      status: refusal?.status ?? 200,
      message: refusal?.message ?? 'success',
      v: product?.v ?? null,
      product,
    }
  })
  return { results, undo: done.changed.length > 0 ? (await readAct(tx)).request : null }
}

type Outcome = { changed: number[]; refusals: Map<number, Refusal> }

async function change(tx: Transaction, going: LockedProduct[], act: Act): Promise<Outcome> {
  const ids = going.map(({ id }) => id)
  if (ids.length === 0) return { changed: [], refusals: new Map() }
  switch (act.act) {
    case 'tag':
    case 'untag':
    case 'category': {
      const done = await changeCatalogue(tx, ids, act)
      if (done.changed.length > 0) await raiseVersions(tx, done.changed)
      return done
    }
    case 'policy': {
      const changed = await changePolicy(tx, ids, act.order_policy)
      if (changed.length > 0) await raiseVersions(tx, changed)
      return { changed, refusals: new Map() }
    }
    default:
      return changeColumns(tx, going, act)
  }
}

async function changeColumns(
  tx: Transaction,
  going: LockedProduct[],
  act: ColumnAct,
): Promise<Outcome> {
  const refusals = new Map<number, Refusal>()
  const rows: (Columns & { id: number })[] = []
  for (const row of going) {
    const after = columnsAfter(row, act)
    if (after instanceof Refusal) refusals.set(row.id, after)
    else if (!isSame(row, after)) rows.push({ ...after, id: row.id })
  }
  if (rows.length > 0) await writeColumns(tx, rows)
  return { changed: rows.map(({ id }) => id), refusals }
}
