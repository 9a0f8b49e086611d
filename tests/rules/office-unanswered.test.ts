import { expect, test } from 'vitest'
import * as calls from '#contract/office/orders'
import { changeProducts } from '#contract/office/products'
import { changeStock, countStock } from '#contract/office/stock'
import { beginAct, endAct } from '../../client/office/api/unanswered.ts'

const minuteMs = 60_000
const noAnswer = (order_id: number, v: number) => ({ order_id, v, outcome: 'no_answer' })
const { path } = calls.recordCall

test('pressed again without an answer, an act has its key and the version that was seen first', () => {
  const first = beginAct(path, noAnswer(1, 4), 0)

  expect(beginAct(path, noAnswer(1, 5), minuteMs)).toEqual({
    key: first.key,
    input: noAnswer(1, 4),
  })
  endAct(path, noAnswer(1, 5))
  expect(beginAct(path, noAnswer(1, 5), minuteMs).key).not.toBe(first.key)
})

test('another act upon the same order makes it a new one, an act elsewhere and a note do not', () => {
  const { key } = beginAct(path, noAnswer(2, 4), 0)
  beginAct(path, noAnswer(3, 1), 1)
  beginAct(calls.noteOrder.path, { order_id: 2, text: 'Mangoes' }, 2)
  expect(beginAct(path, noAnswer(2, 5), 3).key).toBe(key)

  beginAct(calls.stepOrders.path, { orders: [{ order_id: 2, v: 5 }], to: 2 }, 4)

  expect(beginAct(path, noAnswer(2, 6), 5).key).not.toBe(key)
})

test('a next call that was lost ends as something is done to an order', () => {
  const { key } = beginAct(calls.nextOrder.path, {}, 0)
  expect(beginAct(calls.nextOrder.path, {}, 1).key).toBe(key)

  beginAct(calls.claimOrder.path, { order_id: 7 }, 2)

  expect(beginAct(calls.nextOrder.path, {}, 3).key).not.toBe(key)
})

test('acts upon products and their pieces are known by their ids', () => {
  const price = { act: 'set', price: 900 } as const
  const changed = (id: number, v: number) => ({ products: [{ id, v }], act: price })
  const arrived = (stock_item_id: number) => ({ stock_item_id, change: 5, why: 'arrived' })
  const many = beginAct(changeProducts.path, changed(1, 4), 0).key
  const pieces = beginAct(changeStock.path, arrived(8), 1).key
  beginAct(changeProducts.path, changed(2, 4), 2)
  beginAct(changeStock.path, arrived(9), 3)

  expect(beginAct(changeProducts.path, changed(1, 5), 4).key).toBe(many)
  expect(beginAct(changeStock.path, arrived(8), 5).key).toBe(pieces)

  const counts = [{ stock_item_id: 8, seen: 5, count: 5 }]
  beginAct(countStock.path, { counts }, 6)
  expect(beginAct(changeStock.path, arrived(8), 7).key).not.toBe(pieces)
})

test('a call half an hour later is another one, though the answer of the first never came', () => {
  const { key } = beginAct(path, noAnswer(4, 4), 0)

  expect(beginAct(path, noAnswer(4, 5), 30 * minuteMs).key).not.toBe(key)
})
