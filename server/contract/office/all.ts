import { nameCalls } from '#contract/name-calls'
import * as asks from '#contract/office/asks'
import * as blocks from '#contract/office/blocks'
import * as carts from '#contract/office/carts'
import * as catalogue from '#contract/office/catalogue'
import * as customers from '#contract/office/customers'
import * as drafts from '#contract/office/drafts'
import * as exports from '#contract/office/exports'
import * as importPictures from '#contract/office/import-pictures'
import * as imports from '#contract/office/imports'
import * as inbox from '#contract/office/inbox'
import * as newOrders from '#contract/office/new-orders'
import * as orders from '#contract/office/orders'
import * as outbox from '#contract/office/outbox'
import * as picks from '#contract/office/picks'
import * as products from '#contract/office/products'
import * as promos from '#contract/office/promos'
import * as settings from '#contract/office/settings'
import * as staff from '#contract/office/staff'
import * as stock from '#contract/office/stock'
import * as today from '#contract/office/today'

const files = {
  staff: [staff],
  orders: [orders, newOrders, picks],
  inbox: [inbox],
  asks: [asks],
  customers: [customers],
  outbox: [outbox],
  products: [products],
  drafts: [drafts],
  exports: [exports],
  imports: [imports, importPictures],
  stock: [stock],
  settings: [settings],
  today: [today],
  catalogue: [catalogue],
  promos: [promos],
  blocks: [blocks],
  carts: [carts],
}

/** Every call of the office by its name, for documents and tests. */
export const officeCalls = nameCalls(files)

/** The path of each change, after /api/office/. */
export type OfficeChange = ChangesOf<(typeof files)[keyof typeof files][number]>
type ChangesOf<File> = File extends unknown
  ? { [Name in keyof File]: ChangeIn<File[Name]> }[keyof File]
  : never
type ChangeIn<C> = C extends { changes: true; path: `/api/office/${infer Path}` } ? Path : never
