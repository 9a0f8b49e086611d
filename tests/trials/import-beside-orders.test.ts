import { afterEach, expect, test } from 'vitest'
import { applyImport } from '#contract/office/imports'
import * as orders from '#contract/office/orders'
import { confirmOrder } from '#contract/orders'
import { countedProduct } from '../support/counted.ts'
import { findDifferences } from '../support/derived.ts'
import { openImports } from '../support/imports.ts'
import { openOffice } from '../support/office.ts'
import { seenBy } from '../support/office-orders.ts'
import { openProductForm, which } from '../support/product-form.ts'

const newProducts = 1200
const orderCount = 50
const { shop, make, prisma, pool, manager } = await openOffice('manager')
const { check, ended, jobOf } = openImports(manager)
const products = openProductForm(prisma, manager)
const menu = await make.menu({ menu: 'Women' })
const gift = await make.category({ category: 'Gift', menuId: menu.id })
const dress = await make.category({ category: 'Dress', menuId: menu.id })
const address = { name: 'Rahima', number: '01712345678', address: 'Dhaka' }

afterEach(async () => expect(await findDifferences(pool)).toEqual([]))

test('an import beside fifty orders of five pieces, edits and saves: five are sold, nobody meets a deadlock', async () => {
  const few = await countedProduct(shop, { title: 'Few', count: 5, categoryIds: [gift.id] })
  const many = await countedProduct(shop, { title: 'Many', count: 900, categoryIds: [gift.id] })
  const kept = await products.publish({ title: 'Kept', tags: { add: ['tag 3'] } }, gift.id)
  const buyers = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const buyer = await shop.customer()
      await make.address({ ...address, customerId: buyer.id })
      return buyer
    }),
  )
  const [first] = buyers
  await make.cartLine({ customerId: first.id, productId: many.id, quantity: 2 })
  const cart = await prisma.cartLine.findFirstOrThrow({ where: { customerId: first.id } })
  const { body } = await first.ask(confirmOrder, { carts: [{ id: cart.id }], promo: null, fee: 60 })

  const { id, v } = await check(
    [
      'id,slug,title,price,categories,tags',
      `${few.id},,Few of them,,Gift,tag 1`,
      `${many.id},,Many of them,,"Gift\nDress",tag 2`,
      ...Array.from({ length: newProducts }, (_, nr) => {
        const category = nr % 2 ? 'Gift' : 'Dress'
        return `,new-${nr},New ${nr},${nr + 1},${category},"tag ${nr % 9}\ntag ${nr % 7}"`
      }),
    ].join('\n'),
  )
  await manager.ask(applyImport, { id, v })
  const isOver = async () => (await jobOf(id)).state !== 'applying'

  const buying = buyers.map(async (buyer) => {
    const answers = []
    for (let nr = 0; nr < orderCount / buyers.length; nr++) {
      const carts = []
      for (const productId of nr % 2 ? [few.id, many.id] : [many.id, few.id]) {
        const line = await make.cartLine({ customerId: buyer.id, productId, quantity: 1 })
        carts.push({ id: line.id })
      }
      answers.push(await buyer.ask(confirmOrder, { carts, promo: null, fee: 60 }))
      await prisma.cartLine.deleteMany({ where: { customerId: buyer.id } })
    }
    return answers
  })
  const beside: number[] = []
  const editing = (async () => {
    for (let nr = 0; !(await isOver()); nr++) {
      const order = await seenBy(manager, { transId: body.trans_id })
      const lines = order.lines.map((line) => ({ line_id: line.id, quantity: 2 + (nr % 5) }))
      const given = { order_id: order.id, v: order.v, fee: 60, ...address, lines }
      beside.push((await manager.ask(orders.editOrder, given)).status)
    }
  })()
  const saving = (async () => {
    let product = kept
    for (let nr = 0; !(await isOver()); nr++) {
      const [to, from] = nr % 2 ? [gift, dress] : [dress, gift]
      const change = { price: 100 + nr, categories: { add: [to.id], remove: [from.id] } }
      const answer = await products.save(change, which(product))
      beside.push(answer.status)
      product = answer.body.product
    }
  })()
  const bought = (await Promise.all(buying)).flat()
  await Promise.all([editing, saving])
  const job = await ended(id)

  expect(beside.length).toBeGreaterThan(2)
  expect(beside.filter((status) => status !== 200)).toEqual([])
  expect(bought.filter(({ status }) => status === 200)).toHaveLength(5)
  const refused = new Set(bought.filter(({ status }) => status !== 200).map((each) => each.status))
  expect([...refused]).toEqual([409])
  expect([await few.counts(), await few.stock()]).toEqual([{ '': 0 }, 0])
  expect(job).toMatchObject({ state: 'done', new: newProducts, changed: 2, failed: 0 })
})
