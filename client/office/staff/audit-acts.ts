import type { AuditTexts } from '../text/audit'
import * as catalogue from '#contract/office/catalogue'
import * as customers from '#contract/office/customers'
import * as imports from '#contract/office/imports'
import * as inbox from '#contract/office/inbox'
import { outcomes } from '#contract/office/order-states'
import * as orders from '#contract/office/orders'
import * as outbox from '#contract/office/outbox'
import * as products from '#contract/office/products'
import * as promos from '#contract/office/promos'
import { messageStates, reviewStates } from '#contract/office/rules'
import * as settings from '#contract/office/settings'
import type { AuditEntry } from '#contract/office/staff'
import * as staff from '#contract/office/staff'
import * as stock from '#contract/office/stock'

/** All changes of one call, or of one command at the console. */
export type AuditAct = { id: number; rows: AuditEntry[] }
type Name = keyof AuditTexts['audit']['acts']

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
export function sayAct({ rows }: AuditAct, { audit }: Pick<AuditTexts, 'audit'>): string {
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
  return audit.acts[nameOf(first.act, rows)](what, count)
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

function nameOf(act: string, rows: readonly AuditEntry[]): Name {
  const after = Object.assign({}, ...rows.map((row) => row.after ?? {}))
  const changed = (column: string) => rows.some((row) => row.after && column in row.after)
  switch (act) {
    case orders.recordCall.path:
      if (after.status === 1) return 'confirmed'
      if (after.status === 5) return 'refused'
      if (after.wrong_number === true) return 'wrong_number'
      return Number(after.calls) > 0 ? 'no_answer' : 'later'
    case orders.stepOrder.path:
    case orders.stepOrders.path:
      return steps[after.status] ?? 'other'
    case orders.recordOutcome.path:
      if (after.outcome === outcomes.returned) return 'received'
      return after.outcome === outcomes.lost ? 'lost' : 'coming_back'
    case products.changeProducts.path:
      if (changed('archived_at')) return after.archived_at ? 'archive' : 'restore'
      if (changed('price_taka') || changed('old_price_taka')) return 'price'
      if (rows.some(({ entity }) => entity === 'product_tag')) return 'tagged'
      if (rows.some(({ entity }) => entity === 'product_category')) return 'categorised'
      return 'product_save'
    case inbox.setMessageState.path:
      return messageStates[after.state] === 'new' ? 'reopen' : 'close'
    case inbox.setReviewState.path:
      return reviewActs[reviewStates[after.state] ?? 'shown']
    case promos.savePromo.path:
      if (rows.some(({ before }) => !before)) return 'promo_new'
      return after.active === true ? 'promo_start' : 'promo_save'
    case staff.signIn.path:
      return changed('recovery') ? 'sign_in_by_recovery' : 'sign_in'
    default:
      return names[act] ?? 'other'
  }
}

const steps: Record<number, Name> = { 1: 'confirmed', 2: 'packed', 3: 'shipped', 4: 'delivered' }
const reviewActs = { shown: 'review_shown', held: 'review_held', hidden: 'review_hidden' } as const
const names: Record<string, Name> = {
  [orders.undoAct.path]: 'undo',
  [orders.cancelOrder.path]: 'cancel',
  [orders.editOrder.path]: 'edit',
  [orders.releaseOrder.path]: 'release',
  [orders.getSlips.path]: 'slips',
  [inbox.answerMessage.path]: 'answer',
  [products.saveProduct.path]: 'product_save',
  [products.undoProducts.path]: 'undo',
  [products.removeProduct.path]: 'product_remove',
  [stock.changeStock.path]: 'stock',
  [stock.changeStocks.path]: 'stock',
  [stock.countStock.path]: 'stock',
  [stock.setLowAt.path]: 'stock_low',
  [catalogue.saveMenu.path]: 'shelf_save',
  [catalogue.saveCategory.path]: 'shelf_save',
  [catalogue.saveTag.path]: 'shelf_save',
  [catalogue.saveBanner.path]: 'shelf_save',
  [catalogue.orderMenus.path]: 'shelf_order',
  [catalogue.orderCategories.path]: 'shelf_order',
  [catalogue.orderBanners.path]: 'shelf_order',
  [catalogue.removeMenu.path]: 'shelf_remove',
  [catalogue.removeCategory.path]: 'shelf_remove',
  [catalogue.removeTag.path]: 'shelf_remove',
  [catalogue.removeBanner.path]: 'shelf_remove',
  [promos.endPromo.path]: 'promo_end',
  [settings.saveSettings.path]: 'settings',
  [outbox.setFeed.path]: 'settings',
  [outbox.sendAgain.path]: 'message_again',
  [outbox.settleMessage.path]: 'message_by_hand',
  [imports.applyImport.path]: 'import',
  [imports.stopImport.path]: 'import_stop',
  [customers.resetCustomer.path]: 'reset_link',
  [staff.inviteStaff.path]: 'invite',
  [staff.saveStaff.path]: 'staff_save',
  [staff.resetStaff.path]: 'staff_reset',
  [staff.saveMe.path]: 'me_save',
  [staff.changeMyPassword.path]: 'password',
  [staff.startTotp.path]: 'factor_start',
  [staff.confirmTotp.path]: 'factor_on',
  [staff.stopTotp.path]: 'factor_off',
  [staff.prove.path]: 'recovery',
  [staff.signOut.path]: 'sign_out',
  [staff.endSessions.path]: 'sessions',
  [staff.acceptInvite.path]: 'accept',
  'console owner': 'console_owner',
  'console reset-factor': 'console_factor',
  'console unlock': 'console_unlock',
}
