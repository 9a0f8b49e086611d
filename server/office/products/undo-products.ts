import type { ProductRow } from '#contract/office/product-row-shapes'
import { changeProducts } from '#contract/office/products'
import { undoSeconds } from '#contract/office/rules'
import type { AuditEntryModel } from '../../database/generated/models.ts'
import { readAct } from '../../database/local-settings.ts'
import { conflict, notFound } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import type { Staff } from '../require-staff.ts'
import { type Link, link, unlink } from './catalogue-acts.ts'
import { writePolicy } from './change-policy.ts'
import {
  type Columns,
  lockCatalogue,
  lockProducts,
  raiseVersions,
  writeColumns,
} from './lock-products.ts'
import { readProductRows } from './product-rows.ts'

/** More rows than the whole office can write in a minute. */
const mostRows = 20_000n

type Side = Record<string, unknown>
type Row = Pick<AuditEntryModel, 'staffId' | 'act' | 'entity'> & {
  productId: number
  before: Side | null
  after: Side | null
  isYoung: boolean
}

/**
 * Undoes an own act on many products within 60 seconds, in each product that is unchanged since;
 * `kept` are the others. `undo` is the act's name in the audit.
 */
export async function undoProducts(
  tx: Transaction,
  staff: Staff,
  { undo }: { undo: string },
): Promise<{ products: ProductRow[]; kept: number[] }> {
  const rows = await readRows(tx, undo)
  refuseUndo(rows, staff)
  const ofProducts = rows.filter(({ entity }) => entity.startsWith('product'))
  const isListed = ofProducts.some(({ before }) => before !== null && 'archived_at' in before)
  if (isListed) await lockCatalogue(tx)
  const ids = [...new Set(ofProducts.map(({ productId }) => productId))].sort((a, b) => a - b)
  const locked = await lockProducts(tx, ids)
  const made = new Map(
    ofProducts
      .filter(({ entity }) => entity === 'product')
      .map(({ productId, after }) => [productId, after?.version]),
  )
  const going = new Set(ids.filter((id) => locked.get(id)?.version === made.get(id)))
  const undone = ofProducts.filter(({ productId }) => going.has(productId))

  const columns = undone.flatMap(({ entity, productId, before }) => {
    const row = locked.get(productId)
    return entity === 'product' && row && before ? [{ ...row, ...formerOf(before) }] : []
  })
  if (columns.length > 0) await writeColumns(tx, columns)
  for (const kind of ['tag', 'category'] as const) {
    const links = undone.filter(({ entity }) => entity === `product_${kind}`)
    await unlink(tx, kind, linksOf(kind, links, 'after'))
    await link(tx, kind, await existing(tx, kind, linksOf(kind, links, 'before')))
  }
  const policies = undone.filter(({ entity }) => entity === 'product_content')
  const policyOf = ({ before }: Row) => String(before?.order_policy ?? '')
  for (const policy of new Set(policies.map(policyOf))) {
    const same = policies.filter((row) => policyOf(row) === policy)
    await writePolicy(
      tx,
      same.map(({ productId }) => productId),
      policy,
    )
  }
  const beside = undone.filter(({ entity }) => entity !== 'product').map((row) => row.productId)
  if (beside.length > 0) await raiseVersions(tx, beside)
  return {
    products: await readProductRows(tx, staff, [...going]),
    kept: ids.filter((id) => !going.has(id)),
  }
}

/** The rows of the audit, newest first. */
async function readRows(tx: Transaction, request: string): Promise<Row[]> {
  const { now } = await readAct(tx)
  const newest = await tx.auditEntry.findFirst({ select: { id: true }, orderBy: { id: 'desc' } })
  const rows = await tx.auditEntry.findMany({
    where: { request, id: { gt: (newest?.id ?? 0n) - mostRows } },
    orderBy: { id: 'desc' },
  })
  return rows.map(({ staffId, act, entity, entityId, before, after, at }) => ({
    staffId,
    act,
    entity,
    productId: entity.startsWith('product') ? Number(entityId) : 0,
    before: before as Side | null,
    after: after as Side | null,
    isYoung: at.getTime() > now.getTime() - undoSeconds * 1000,
  }))
}

function refuseUndo([first]: Row[], staff: Staff): void {
  if (!first) throw notFound('The act')
  if (first.staffId !== staff.id) throw conflict('Only the person who did this can undo it')
  if (first.act !== changeProducts.path) throw conflict('This cannot be undone')
  if (!first.isYoung) {
    throw conflict(`This can only be undone within ${undoSeconds} seconds`)
  }
}

function formerOf(before: Side): Partial<Columns> {
  const names = {
    price_taka: 'price',
    old_price_taka: 'oldPrice',
    discount_percent: 'discount',
    minimum_order: 'minimumOrder',
    stock_set: 'stockSet',
    archived_at: 'archivedAt',
  } as const
  return Object.fromEntries(
    Object.entries(names).flatMap(([column, name]) =>
      column in before ? [[name, before[column]]] : [],
    ),
  )
}

function linksOf(kind: 'tag' | 'category', rows: Row[], side: 'before' | 'after'): Link[] {
  return rows.flatMap((row) => {
    const entryId = row[side]?.[`${kind}_id`]
    return typeof entryId === 'number' ? [{ id: row.productId, entryId }] : []
  })
}

/** A category or tag may have been removed since. */
async function existing(tx: Transaction, kind: 'tag' | 'category', links: Link[]): Promise<Link[]> {
  if (links.length === 0) return []
  const where = { id: { in: links.map(({ entryId }) => entryId) } }
  const select = { id: true }
  const rows =
    kind === 'tag'
      ? await tx.tag.findMany({ where, select })
      : await tx.category.findMany({ where, select })
  const ids = new Set(rows.map(({ id }) => id))
  return links.filter(({ entryId }) => ids.has(entryId))
}
