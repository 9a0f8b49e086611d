import { outcomes } from '#contract/office/order-states'
import { cartResults, messageStates, reviewStates } from '#contract/office/rules'
import type { AuditEntry } from '#contract/office/staff'
import type { Said } from '../../text/pairs'
import type { auditWords } from './audit-words'

/** All changes of one call, or of one command at the console. */
export type AuditAct = { id: number; rows: AuditEntry[] }
type AuditTexts = Said<typeof auditWords>
type Acts = AuditTexts['audit']['acts']
type Say = (what: string, n: number) => string

/** Groups rows, newest first, by act; several pages of rows give the same acts. */
export function actsOf(entries: readonly AuditEntry[]): AuditAct[] {
  const acts = new Map<string, AuditAct>()
  for (const entry of entries) {
    const key = entry.request || `row ${entry.id}`
    const act = acts.get(key)
    if (act) act.rows.push(entry)
    else acts.set(key, { id: entry.id, rows: [entry] })
  }
  return [...acts.values()]
}

/** The act as a sentence after its author's name. */
export function sayAct({ rows }: AuditAct, { audit }: AuditTexts): string {
  const [first] = rows
  if (!first) return ''
  const transIds = [...new Set(rows.flatMap(({ trans_id: transId }) => transId ?? []))]
  const entities: Record<string, string> = audit.entities
  const named = first.subject ?? `${entities[first.entity] ?? first.entity} ${first.entity_id}`
  const [transId] = transIds
  const products = productsOf(rows)
  const what =
    transIds.length > 1
      ? audit.ordersOf(transIds.length)
      : transId
        ? audit.orderOf(transId)
        : products.length > 1
          ? audit.productsOf(products.length)
          : (titleOf(rows) ?? named)
  const count = Number(first.before?.ended ?? 0) || Number(first.entity_id)
  return sentenceOf(first.act, rows, audit.acts)(what, count)
}

/** The ids of an act's products. */
function productsOf(rows: readonly AuditEntry[]): string[] {
  const ofProducts = rows.filter(({ entity }) => /^product|^stock_item$/.test(entity))
  return [...new Set(ofProducts.map((row) => row.entity_id))]
}

/** The title of a product whose own row changed: its parts are named after it. */
function titleOf(rows: readonly AuditEntry[]): string | null {
  return rows.find(({ entity }) => entity === 'product')?.subject ?? null
}

function sentenceOf(act: string, rows: readonly AuditEntry[], acts: Acts): Say {
  const after = Object.assign({}, ...rows.map((row) => row.after ?? {}))
  const changed = (column: string) => rows.some((row) => row.after && column in row.after)
  const path = act.replace(/^\/\w+\/office\//, '')
  switch (path) {
    case 'orders/call':
      if (after.status === 1) return acts[path].confirmed
      if (after.status === 5) return acts[path].refused
      if (after.wrong_number === true) return acts[path].wrong_number
      return Number(after.calls) > 0 ? acts[path].no_answer : acts[path].later
    case 'orders/step':
    case 'orders/steps':
      return acts[path][after.status as 1] ?? acts.other
    case 'orders/advance':
      return after.taka < 0 ? acts[path].back : acts[path].paid
    case 'orders/outcome':
      if (after.outcome === outcomes.returned) return acts[path].returned
      return after.outcome === outcomes.lost ? acts[path].lost : acts[path].coming_back
    case 'products/save': {
      const isNew = rows.some(({ entity, before }) => entity === 'product' && !before)
      return isNew ? acts[path].new : acts[path].save
    }
    case 'products/many':
      if (changed('archived_at')) return after.archived_at ? acts[path].archive : acts[path].restore
      if (changed('price_taka') || changed('old_price_taka')) return acts[path].price
      if (rows.some(({ entity }) => entity === 'product_tag')) return acts[path].tagged
      if (rows.some(({ entity }) => entity === 'product_category')) return acts[path].categorised
      return acts[path].save
    case 'asks/told':
      return after.told_at ? acts[path].told : acts[path].waits
    case 'messages/state':
      return acts[path][messageStates[after.state] ?? 'closed']
    case 'reviews/state':
      return acts[path][reviewStates[after.state] ?? 'shown']
    case 'promos/save':
      if (rows.some(({ before }) => !before)) return acts[path].new
      return after.active === true ? acts[path].start : acts[path].save
    case 'blocks/save':
      return rows.some(({ before }) => !before) ? acts[path].new : acts[path].save
    case 'carts/record':
      return acts[path][cartResults[after.result] ?? 'ordered']
    case 'signin':
      return changed('recovery') ? acts[path].with_recovery : acts[path].with_password
  }
  const says = (acts as Record<string, Say | Record<string, Say>>)[path]
  return typeof says === 'function' ? says : acts.other
}
