import { expect, test } from 'vitest'
import { saveDraft } from '#contract/office/drafts'
import * as calls from '#contract/office/products'
import { openOffice } from '../support/office.ts'
import { openProductForm } from '../support/product-form.ts'

const { make, prisma, signedIn, manager } = await openOffice('manager')
const { photo, save, publish } = openProductForm(prisma, manager)
const category = await make.category({ category: 'Saree' })

test('one key makes one product, sent twice at once and once more', async () => {
  const input = {
    title: 'Once',
    price: 10,
    categories: { add: [category.id] },
    images: { put: [{ ref: await photo() }] },
  }
  const answers = [
    ...(await Promise.all([save(input, {}, 'once'), save(input, {}, 'once')])),
    await save(input, {}, 'once'),
  ]

  expect(new Set(answers.map(({ body }) => body.product.id)).size).toBe(1)
  expect(await prisma.product.count({ where: { title: 'Once' } })).toBe(1)
  expect(await save({ ...input, price: 11 }, {}, 'once')).toBeRefused(422, /stood for something/)
})

test('a save whose answer was lost is found by its key, while it runs too, by its person alone', async () => {
  const input = {
    title: 'Lost',
    price: 10,
    categories: { add: [category.id] },
    images: { put: [{ ref: await photo() }] },
  }
  const find = (key: string, by = manager) => by.ask(calls.getSaved, { key })
  const [{ body: made }, { body: meanwhile }] = await Promise.all([
    save(input, {}, 'lost'),
    find('lost'),
  ])

  expect([null, made.product.id]).toContain(meanwhile.product_id)
  expect((await find('lost')).body.product_id).toBe(made.product.id)
  expect((await find('lost', await signedIn('owner'))).body.product_id).toBeNull()
  expect((await find('never sent')).body.product_id).toBeNull()
  // Asking takes no key away.
  const { body: later } = await save(
    { ...input, images: { put: [{ ref: await photo() }] } },
    {},
    'never sent',
  )
  expect((await find('never sent')).body.product_id).toBe(later.product.id)
  await save({ price: 99 }, { id: 1e8 }, 'refused')
  expect((await find('refused')).body.product_id).toBeNull()
})

test('draft open on two devices is published once, and the other device gets the product', async () => {
  const owner = await signedIn('owner')
  const { id: draft_id } = await prisma.productDraft.create({
    data: { staffId: manager.id, form: { title: 'Both' } },
  })
  const input = async () => ({
    title: 'Both',
    price: 10,
    categories: { add: [category.id] },
    images: { put: [{ ref: await photo() }] },
  })
  const theirs = openProductForm(prisma, owner)
  const first = await input()

  const answers = await Promise.all([
    save(first, { draft_id }, 'here'),
    theirs.save(await input(), { draft_id }, 'there'),
  ])

  const [made] = await prisma.product.findMany({ where: { title: 'Both' } })
  const [done, refused] = answers.sort((one, other) => one.status - other.status)
  expect(done?.body.product.id).toBe(made?.id)
  expect(refused).toBeRefused(409, 'This draft is published already')
  expect(refused?.body.published).toBe(made?.id)
  expect(await prisma.product.count({ where: { title: 'Both' } })).toBe(1)
  const typed = await owner.ask(saveDraft, { id: draft_id, v: 0, form: { title: 'Both, on' } })
  expect(typed).toBeRefused(409, 'This draft is published already')
  expect(typed.body.published).toBe(made?.id)
})

test('the draft goes with the save, another one stays', async () => {
  const product = await publish({}, category.id)
  const colleague = await signedIn('owner')
  const draft = (staffId: number, productId: number | null) =>
    prisma.productDraft.create({ data: { staffId, productId, form: { title: 'x' } } })
  const own = await draft(manager.id, product.id)
  const theirs = await draft(colleague.id, product.id)
  const started = await draft(colleague.id, null)

  await save({ price: 5 }, { id: product.id, v: product.v, draft_id: theirs.id })
  await save({ price: 6 }, { id: product.id, v: product.v + 1, draft_id: own.id })
  const refused = await save({ price: 6, images: {} }, { draft_id: started.id })
  expect(refused).toBeRefused(422)
  expect(await prisma.productDraft.count({ where: { id: started.id } })).toBe(1)
  await save(
    {
      title: 'New',
      price: 7,
      images: { put: [{ ref: await photo() }] },
      categories: { add: [category.id] },
    },
    { draft_id: started.id },
  )

  const left = await prisma.productDraft.findMany()
  expect(left.map(({ id }) => id)).toEqual([theirs.id])
})

test('the answer lists removed HTML, and a text of allowed HTML loses nothing', async () => {
  const own = await photo()
  const { body } = await save(
    {
      description: `<h2 style="color: red">A</h2><p><font color="#f00">b</font> <img src="${own}" alt="x">
        <img src="https://other.example/a.jpg"><iframe src="https://video.example"></iframe></p>
        <script>x()</script><div>kept</div>`,
      order_policy: '<ul><li>One</li></ul><iframe></iframe>',
    },
    await publish({}, category.id),
  )

  expect(body.product.description).toContain(own)
  expect(body.product.description).not.toMatch(/iframe|script|other\.example|color/)
  const field = 'description'
  expect(body.removed).toEqual([
    { field, what: 'color', n: 2, near: ['', 'A'] },
    { field, what: 'foreign picture', n: 1, near: ['b'] },
    { field, what: 'iframe', n: 1, near: ['b'] },
    { field, what: 'script', n: 1, near: ['b'] },
    { field: 'order_policy', what: 'iframe', n: 1, near: ['One'] },
  ])
  const again = await save({ order_policy: body.product.description }, body.product)
  expect(again.body.removed).toEqual([])
})

test('the audit names who changed what', async () => {
  const product = await publish({}, category.id)
  await save({ price: 77 }, { id: product.id, v: product.v })

  const [entry] = await prisma.auditEntry.findMany({
    where: { entity: 'product', entityId: String(product.id) },
    orderBy: { id: 'desc' },
    take: 1,
  })
  expect(entry).toMatchObject({
    staffId: manager.id,
    act: '/api/office/products/save',
    before: { price_taka: 1250, version: 0 },
    after: { price_taka: 77, version: 1 },
  })
})

test('a save that changes nothing writes nothing', async () => {
  const product = await publish({ colors: { put: [{ ref: 'a', name: 'Red' }] } }, category.id)
  const audited = () => prisma.auditEntry.count()
  const before = await audited()

  const same = await save(
    {
      title: product.title,
      price: product.price,
      description: '',
      in_stock: true,
      images: { order: [product.images[0].id] },
      colors: { put: [{ ref: product.colors[0].id, name: 'Red' }] },
    },
    { id: product.id, v: product.v },
  )

  expect(same.body.product).toEqual(product)
  expect(await audited()).toBe(before)
})
