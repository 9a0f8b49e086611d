import { expect, test } from 'vitest'
import * as calls from '#contract/office/drafts'
import { openStaff } from '../support/office.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const { make, prisma, pool } = shop
const { signedIn } = openStaff(shop)
const manager = await signedIn('manager', 'Nasima')
const owner = await signedIn('owner', 'Karim')
const save = (fields: object, by = manager) => by.ask(calls.saveDraft, { ...fields })
const ids = ({ body }: { body: { drafts: { id: number }[] } }) => body.drafts.map(({ id }) => id)
const picture = '/uploads/catalog/0f8e1a52-3c5d-4b7e-9a01-1f2e3d4c5b6a-800x600.webp'

test('draft is stored as it was, with title and first picture beside it', async () => {
  const { id: productId } = await make.product()
  const form = { title: 'জামদানি', images: [{ ref: 3, image: picture, alt: '' }] }

  const saved = await save({ product_id: productId, base_version: 3, base: { price: '5' }, form })
  expect(saved.body.draft).toMatchObject({
    v: 0,
    product_id: productId,
    base_version: 3,
    title: 'জামদানি',
    image: picture,
    by: 'Nasima',
    own: true,
  })
  const { id } = saved.body.draft
  const read = await manager.ask(calls.getDraft, { id })
  expect(read.body.draft).toMatchObject({ form, base: { price: '5' } })
  const { pictures } = await prisma.productDraft.findUniqueOrThrow({ where: { id } })
  expect(pictures).toEqual([picture.replace('-800x600.webp', '')])

  const again = await save({ id, v: 0, form: { title: 5 } })
  expect(again.body.draft).toMatchObject({ id, v: 1, title: '5', image: null, base_version: 3 })
})

test('stored draft is read by its shape, odd fields are left out', async () => {
  const odd = {
    title: 5,
    price: '750',
    counted: 'yes',
    counts: { '7|': 3 },
    description: null,
    images: 'none',
    sizes: {},
    categories: [{ ref: 'x', name: 'Saree', menu: 'Women' }],
    colors: [null, 'red', { ref: {}, name: 'green' }, { ref: 'k1', name: 'blue', more: [] }],
    odd: [{ deep: [1, null] }],
    ['__proto__']: { title: 'x' },
  }
  const { id } = (await save({ form: odd, base: 'odd' })).body.draft

  const read = await manager.ask(calls.getDraft, { id })

  expect(read.body.draft.form).toEqual({
    price: '750',
    categories: [],
    colors: [{ ref: 'k1', name: 'blue' }],
  })
  expect(read.body.draft.base).toEqual({})
})

test('draft of two devices: the later save is refused with the first', async () => {
  const { id: productId } = await make.product()
  const first = await save({ product_id: productId, form: { title: 'phone' } })
  const { id, v } = first.body.draft

  const second = await save({ product_id: productId, form: { title: 'desk' } })
  expect(second).toBeRefused(409, 'This draft was changed on another device')
  expect(second.body.current).toMatchObject({ id, v, form: { title: 'phone' } })

  await save({ id, v, form: { title: 'phone, on' } })
  const late = await save({ id, v, form: { title: 'desk' } })
  expect(late).toBeRefused(409)
  expect(late.body.current).toMatchObject({ v: v + 1, form: { title: 'phone, on' } })

  const { id: other } = await make.product()
  const atOnce = await Promise.all([1, 2, 3].map((n) => save({ product_id: other, form: { n } })))
  expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('a draft of a product is its author’s alone, one of a new product is everybody’s', async () => {
  const { id: productId } = await make.product()
  const own = (await save({ product_id: productId, form: {} })).body.draft
  const started = (await save({ form: { title: 'New' } })).body.draft

  expect(await owner.ask(calls.getDraft, { id: own.id })).toBeRefused(
    404,
    'The draft was not found',
  )
  expect(await owner.ask(calls.removeDraft, { id: own.id })).toBeRefused(404)
  expect(await save({ id: own.id, v: own.v, form: {} }, owner)).toBeRefused(404)
  expect((await owner.ask(calls.getDraft, { id: started.id })).body.draft.own).toBe(false)
  const list = await owner.ask(calls.getDrafts)
  expect(list.status).toBe(200)
  expect(ids(list)).toContain(started.id)
  expect(ids(list)).not.toContain(own.id)
  const theirs = await save({ product_id: productId, form: {} }, owner)
  expect(theirs.body.draft.id).not.toBe(own.id)

  const on = await save({ id: started.id, v: started.v, form: { title: 'New, on' } }, owner)
  expect(on.body.draft).toMatchObject({ by: 'Nasima', own: false, v: started.v + 1 })
  expect((await owner.ask(calls.removeDraft, { id: started.id })).status).toBe(200)
  expect(await manager.ask(calls.getDraft, { id: started.id })).toBeRefused(404)
})

test('the list goes on, newest first', async () => {
  const someone = await signedIn('manager')
  await prisma.productDraft.createMany({
    data: Array.from({ length: 35 }, (_, nr) => ({
      staffId: someone.id,
      form: {},
      at: new Date(Date.now() + nr),
    })),
  })
  const first = await someone.ask(calls.getDrafts)
  const second = await someone.ask(calls.getDrafts, { after: first.body.next })

  const all = [...ids(first), ...ids(second)]
  expect(ids(first)).toHaveLength(30)
  expect(new Set(all).size).toBe(all.length)
  const rows = await prisma.productDraft.findMany({
    where: { OR: [{ productId: null }, { staffId: someone.id }] },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  })
  expect(all).toEqual(rows.map(({ id }) => id))
  for (const after of ['x~y', '1', '2026~1', '2026-13-45T00:00:00.000Z~1', '-infinity~1']) {
    expect(ids(await someone.ask(calls.getDrafts, { after }))).toEqual([])
  }
  await prisma.productDraft.deleteMany({ where: { staffId: someone.id } })
})

test('at most 50 new drafts a person, 400 KB each, of an existing product', async () => {
  const someone = await signedIn('manager')
  await prisma.productDraft.createMany({
    data: Array.from({ length: 49 }, () => ({ staffId: someone.id, form: {} })),
  })
  expect((await save({ form: { title: 'x' } }, someone)).status).toBe(200)
  expect(await save({ form: {} }, someone)).toBeRefused(422, 'At most 50 drafts of new products')
  const { id } = await make.product()
  const right = 'x'.repeat(409_600 - '{"text":""}'.length)
  expect(await save({ product_id: id, form: { text: `${right}x` } }, someone)).toBeRefused(413)
  expect(await save({ product_id: id, form: { text: '\0' } }, someone)).toBeRefused(
    422,
    'The form could not be read',
  )
  expect(await save({ product_id: id, form: { text: '\ud800' } }, someone)).toBeRefused(422)
  expect(await save({ product_id: 2_000_000_000, form: {} }, someone)).toBeRefused(
    404,
    'The product was not found',
  )
  expect((await save({ product_id: id, form: { text: right.slice(10) } }, someone)).status).toBe(
    200,
  )
})

test('draft is deleted after 90 days or with its product; its pictures are kept until then', async () => {
  const product = await make.product()
  const kept = (await save({ form: { title: 'kept' } })).body.draft
  const old = (await save({ form: { title: 'old' } })).body.draft
  const gone = (await save({ product_id: product.id, form: {} })).body.draft
  await pool.query(`update product_draft set at = now() - interval '89 days' where id = $1`, [
    kept.id,
  ])
  await pool.query(`update product_draft set at = now() - interval '91 days' where id = $1`, [
    old.id,
  ])
  await prisma.product.delete({ where: { id: product.id } })

  await shop.tidy()

  const left = (await prisma.productDraft.findMany()).map(({ id }) => id)
  expect(left).toContain(kept.id)
  expect(left).not.toContain(old.id)
  expect(left).not.toContain(gone.id)
})

test('a draft says what the shop would take out of its texts, and keeps them as they are typed', async () => {
  const description = '<p>Soft</p><iframe src="https://video.example"></iframe>'
  const { body } = await save({ form: { title: 'Kurta', description, order_policy: 5 } })

  expect(body.removed).toEqual([{ field: 'description', what: 'iframe', n: 1, near: ['Soft'] }])
  const read = await manager.ask(calls.getDraft, { id: body.draft.id })
  expect(read.body.draft.form.description).toBe(description)
})

test('first save repeated under its key makes one draft', async () => {
  const how = { headers: { 'Idempotency-Key': 'the first save of a draft' } }
  const first = await manager.ask(calls.saveDraft, { form: { title: 'Once' } }, how)
  const again = await manager.ask(calls.saveDraft, { form: { title: 'Once' } }, how)

  expect(again.body).toEqual(first.body)
  expect(
    await prisma.productDraft.count({ where: { form: { path: ['title'], equals: 'Once' } } }),
  ).toBe(1)
})
