import { joinCalls, type NamedCalls, pairCalls } from '#contract/pair-calls'
import * as catalogue from '#contract/office/catalogue'
import * as catalogueShapes from '#contract/office/catalogue-shapes'
import * as customers from '#contract/office/customers'
import * as customerShapes from '#contract/office/customers-shapes'
import * as drafts from '#contract/office/drafts'
import * as draftShapes from '#contract/office/drafts-shapes'
import * as exports from '#contract/office/exports'
import * as exportShapes from '#contract/office/exports-shapes'
import * as importPictures from '#contract/office/import-pictures'
import * as importPictureShapes from '#contract/office/import-pictures-shapes'
import * as imports from '#contract/office/imports'
import * as importShapes from '#contract/office/imports-shapes'
import * as inbox from '#contract/office/inbox'
import * as inboxShapes from '#contract/office/inbox-shapes'
import * as orders from '#contract/office/orders'
import * as orderShapes from '#contract/office/orders-shapes'
import * as outbox from '#contract/office/outbox'
import * as outboxShapes from '#contract/office/outbox-shapes'
import * as products from '#contract/office/products'
import * as productShapes from '#contract/office/products-shapes'
import * as promos from '#contract/office/promos'
import * as promoShapes from '#contract/office/promos-shapes'
import * as settings from '#contract/office/settings'
import * as settingShapes from '#contract/office/settings-shapes'
import * as staff from '#contract/office/staff'
import * as staffShapes from '#contract/office/staff-shapes'
import * as stock from '#contract/office/stock'
import * as stockShapes from '#contract/office/stock-shapes'
import * as today from '#contract/office/today'
import * as todayShapes from '#contract/office/today-shapes'

/** Every call of the office by its name, for documents and tests: the browser never loads it. */
export const officeCalls: NamedCalls = joinCalls(
  pairCalls('staff', staff, staffShapes),
  pairCalls('orders', orders, orderShapes),
  pairCalls('inbox', inbox, inboxShapes),
  pairCalls('customers', customers, customerShapes),
  pairCalls('outbox', outbox, outboxShapes),
  pairCalls('products', products, productShapes),
  pairCalls('drafts', drafts, draftShapes),
  pairCalls('exports', exports, exportShapes),
  pairCalls('imports', imports, importShapes),
  pairCalls('imports', importPictures, importPictureShapes),
  pairCalls('stock', stock, stockShapes),
  pairCalls('settings', settings, settingShapes),
  pairCalls('today', today, todayShapes),
  pairCalls('shelves', catalogue, catalogueShapes),
  pairCalls('promos', promos, promoShapes),
)
