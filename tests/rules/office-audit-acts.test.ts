// Over 200 lines: a sentence for each kind of act.
import { expect, test } from 'vitest'
import { removeBlock, saveBlock } from '#contract/office/blocks'
import { recordLeftCart, undoLeftCart } from '#contract/office/carts'
import { saveCategory } from '#contract/office/catalogue'
import { applyImport, stopImport, takeOffNew } from '#contract/office/imports'
import * as orders from '#contract/office/orders'
import * as products from '#contract/office/products'
import { endPromo, savePromo } from '#contract/office/promos'
import type { AuditEntry } from '#contract/office/staff'
import * as staff from '#contract/office/staff'
import { promoWords } from '../../client/office/promos/words.ts'
import { actsOf, sayAct } from '../../client/office/staff/audit-acts.ts'
import { auditWords } from '../../client/office/staff/audit-words.ts'
import { wordsIn } from '../../client/text/pairs.ts'

const [bn, en] = [wordsIn(auditWords, 'bn'), wordsIn(auditWords, 'en')]
let id = 100
const row = (given: Partial<AuditEntry>): AuditEntry => ({
  id: id--,
  at: '2026-11-24T10:00:00.000Z',
  staff: 'নাসিমা',
  login: 'nasima',
  act: orders.stepOrders.path,
  entity: 'orders',
  entity_id: '1',
  trans_id: null,
  subject: null,
  before: {},
  after: {},
  request: 'one',
  address: '127.0.0.1',
  ...given,
})
const promoRow = (given: Partial<AuditEntry>) =>
  row({ entity: 'promo', subject: 'EID100', ...given })
const blockRow = (given: Partial<AuditEntry>) =>
  row({ entity: 'phone_block', subject: '01712345678', ...given })
const cartRow = (given: Partial<AuditEntry>) =>
  row({ entity: 'cart_outcome', subject: 'রহিমা', ...given })
const said = (...rows: AuditEntry[]) => actsOf(rows).map((act) => sayAct(act, bn))

test('thirty orders of one call are one act, in a sentence', () => {
  const rows = Array.from({ length: 30 }, (_, nr) =>
    row({ trans_id: `00-${nr}`, after: { status: 2 } }),
  )

  expect(said(...rows)).toEqual(['30টি অর্ডার প্যাক করলেন'])
  expect(actsOf(rows).map((act) => sayAct(act, en))).toEqual(['packed 30 orders'])
})

test.each<[Partial<AuditEntry>, string]>([
  [
    { act: orders.recordCall.path, trans_id: '00-1', after: { status: 1 } },
    'অর্ডার 00-1 নিশ্চিত করলেন',
  ],
  [
    { act: orders.recordCall.path, trans_id: '00-1', after: { calls: 2 } },
    'অর্ডার 00-1: ক্রেতা ফোন ধরেননি',
  ],
  [
    { act: orders.recordOutcome.path, trans_id: '00-1', after: { outcome: 1 } },
    'অর্ডার 00-1: ফেরত আসছে লিখলেন',
  ],
  [
    { act: products.saveProduct.path, entity: 'product', subject: 'Lamp', before: null },
    'নতুন পণ্য দোকানে দিলেন: Lamp',
  ],
  [{ act: products.saveProduct.path, entity: 'product', subject: 'Lamp' }, 'Lamp বদলালেন'],
  [{ act: orders.getSlips.path, entity: 'slips', entity_id: '3' }, '3টি স্লিপ খুললেন'],
  [{ act: staff.saveStaff.path, entity: 'staff', subject: 'করিম' }, 'করিম-এর অ্যাকাউন্ট বদলালেন'],
  [{ act: staff.signIn.path, entity: 'session', subject: 'করিম' }, 'অফিসে লগইন করলেন'],
  [
    { act: staff.endSessions.path, entity: 'session', before: { ended: 2 } },
    'অন্য 2টি ডিভাইস লগআউট করলেন',
  ],
  [{ act: 'console unlock', entity: 'staff', subject: 'করিম' }, 'করিম-এর লগইন খুলে দেওয়া হলো'],
  [{ act: 'somewhere else', entity: 'staff', subject: 'করিম' }, 'করিম: বদল হলো'],
])('an act of the audit is worded: %#', (given, sentence) => {
  expect(said(row(given))).toEqual([sentence])
})

test('a sign-in by a recovery code is one act of two rows', () => {
  const code = row({ act: staff.signIn.path, entity: 'staff', after: { recovery: 'secret' } })

  expect(said(row({ act: staff.signIn.path, entity: 'session' }), code)).toEqual([
    'রিকভারি কোড দিয়ে অফিসে লগইন করলেন',
  ])
})

const ofProducts = (entity: string, more: Partial<AuditEntry> = {}) =>
  row({ entity, act: products.changeProducts.path, subject: 'জামদানি', ...more })

test.each<[AuditEntry[], string, string]>([
  [
    [ofProducts('product', { before: { price_taka: 1 }, after: { price_taka: 2, version: 1 } })],
    'জামদানি: দাম বদলালেন',
    'changed the price: জামদানি',
  ],
  [
    [ofProducts('product', { after: { archived_at: '2026-11-24' } })],
    'জামদানি দোকান থেকে তুলে রাখলেন',
    'took জামদানি off sale',
  ],
  [
    [
      ofProducts('product', { after: { archived_at: null } }),
      ofProducts('product', { entity_id: '2', after: { archived_at: null } }),
    ],
    '2টি পণ্য আবার দোকানে দিলেন',
    'put 2 products back on sale',
  ],
  [
    [
      ofProducts('product_tag', { subject: 'জামদানি: ঈদ', before: null }),
      ofProducts('product', { after: { version: 1 } }),
    ],
    'জামদানি: ট্যাগ বদলালেন',
    'changed the tags of জামদানি',
  ],
  [
    [row({ entity: 'import', entity_id: '7', act: applyImport.path, after: { new: 312 } })],
    'ফাইল থেকে পণ্য তুললেন: ফাইল 7',
    'imported products from a file: File 7',
  ],
  [
    [row({ entity: 'import', entity_id: '7', act: stopImport.path, after: { new: 200 } })],
    'ফাইল থেকে পণ্য তোলা থামালেন: ফাইল 7',
    'stopped the import of a file: File 7',
  ],
  [
    [row({ entity: 'import', entity_id: '7', act: takeOffNew.path, after: { new: 312 } })],
    'ফাইলের নতুন পণ্য দোকান থেকে তুলে রাখলেন: ফাইল 7',
    'took the new products of a file off sale: File 7',
  ],
  [
    [row({ entity: 'category', act: saveCategory.path, subject: 'শাড়ি' })],
    'দোকান সাজালেন: শাড়ি',
    'arranged the shop: শাড়ি',
  ],
  [
    [promoRow({ act: savePromo.path, before: null })],
    'প্রোমো বানালেন: EID100',
    'made the promo EID100',
  ],
  [
    [promoRow({ act: savePromo.path, after: { max_redemptions: 5 } })],
    'প্রোমো বদলালেন: EID100',
    'changed the promo EID100',
  ],
  [
    [promoRow({ act: endPromo.path, after: { active: false } })],
    'প্রোমো শেষ করলেন: EID100',
    'ended the promo EID100',
  ],
  [
    [promoRow({ act: savePromo.path, after: { active: true } })],
    'প্রোমো আবার চালু করলেন: EID100',
    'started the promo EID100 again',
  ],
  [
    [blockRow({ act: saveBlock.path, before: null })],
    'নম্বর ব্লক করলেন: 01712345678',
    'blocked the number 01712345678',
  ],
  [
    [blockRow({ act: saveBlock.path, after: { reason: 'No' } })],
    'নম্বরের ব্লক বদলালেন: 01712345678',
    'changed the block of 01712345678',
  ],
  [
    [blockRow({ act: removeBlock.path, after: null })],
    'নম্বরের ব্লক তুললেন: 01712345678',
    'unblocked the number 01712345678',
  ],
  [
    [cartRow({ act: recordLeftCart.path, before: null, after: { result: 0 } })],
    'রহিমা-এর কার্ট: অর্ডার হয়েছে লিখলেন',
    'marked the cart of রহিমা as ordered',
  ],
  [
    [cartRow({ act: recordLeftCart.path, after: { result: 1 } })],
    'রহিমা-এর কার্ট: পরে লিখলেন',
    'put the cart of রহিমা off',
  ],
  [
    [cartRow({ act: undoLeftCart.path, after: null })],
    'রহিমা-এর কার্ট আবার তালিকায় রাখলেন',
    'put the cart of রহিমা back on the list',
  ],
])('acts on products, promos, numbers and carts name them', (rows, inBengali, inEnglish) => {
  expect(said(...rows)).toEqual([inBengali])
  expect(actsOf(rows).map((act) => sayAct(act, en))).toEqual([inEnglish])
})

test.each([
  [bn, wordsIn(promoWords, 'bn')],
  [en, wordsIn(promoWords, 'en')],
])('a promo has the same names of its fields in the audit and in its form', ({ audit }, promos) => {
  const { columns } = audit
  expect({
    code: columns.code,
    kind: columns.takes,
    taka: audit.amount,
    percent: columns.percent,
    most: columns.most_taka,
    note: columns.note,
    uses: columns.max_redemptions,
    min_subtotal: columns.min_subtotal_taka,
    per_customer: columns.max_per_customer,
    per_number: columns.max_per_number,
    from: columns.starts_at,
    until: columns.ends_at,
    active: audit.running,
  }).toEqual({ ...promos.fields, active: promos.active })
})
