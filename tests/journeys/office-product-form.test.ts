// Over 200 lines: one form, from the first letter to the shop.
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { jpeg } from '../support/pictures.ts'
import { drag, pressLong } from './support/dragging.ts'
import { findObstacles, looks } from './support/obstacles.ts'
import { openAsStaff, phone, refusals } from './support/office.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { isUp } from './support/photos.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const lostConnection = [...refusals, /ERR_INTERNET_DISCONNECTED|ERR_FAILED/]
let number = 0

test('a new product with three photos goes from + into the shop', async () => {
  const { page } = await openAsStaff(shop, 'owner', '/office/products/new', phone)
  const title = newTitle()
  await pickPhotos(page, 3)
  await titleOf(page).fill(title)
  await page.getByLabel('আগের দাম').fill('২,৪৯০/-')
  await page.getByLabel('ছাড়').fill('20')
  expect(await priceOf(page).inputValue()).toBe('1992')
  await chooseCategory(page)
  await page.getByRole('button', { name: 'ট্যাগ', exact: true }).click()
  await page.getByLabel('ট্যাগের নাম').fill(`Eid ${number}`)
  await page.getByRole('dialog').getByRole('button', { name: 'হয়েছে' }).click()
  await page.getByLabel('নতুন রং').fill('সবুজ, সাদা')
  await page.getByRole('textbox', { name: 'বর্ণনা', exact: true }).fill('Soft.\n\n- Cotton\n- Wood')

  // Pressed during the uploads: it publishes after them.
  await page.getByRole('button', { name: 'দোকানে দিন' }).click()
  await comesTo(page, /^\/office\/products\/\d+$/)

  const stored = await shop.prisma.product.findFirstOrThrow({
    where: { title },
    include: {
      images: { orderBy: { position: 'asc' } },
      content: true,
      tags: { include: { tag: true } },
      colors: { orderBy: { position: 'asc' } },
    },
  })
  expect(stored).toMatchObject({
    priceTaka: 1992,
    oldPriceTaka: 2490,
    discountPercent: 20,
    // The form sets it without a switch.
    choiceGoesWithOrder: true,
  })
  expect(stored.tags.map(({ tag }) => tag.tag)).toEqual([`Eid ${number}`])
  expect(stored.colors.map(({ color }) => color)).toEqual(['সবুজ', 'সাদা'])
  expect(stored.images).toHaveLength(3)
  expect(stored.content?.description).toContain('<li>Cotton</li>')
  await shop.shows(`/product/${stored.slug}`, title)
  expect(
    await shop.prisma.productDraft.count({ where: { form: { path: ['title'], equals: title } } }),
  ).toBe(0)
  await sees(page.getByText('দোকানে আছে', { exact: true }))
})

test('a number typed for all stock fields is published without a press of its button', async () => {
  const { page } = await openAsStaff(shop, 'owner', '/office/products/new', phone)
  const title = newTitle()
  await pickPhotos(page, 1)
  await titleOf(page).fill(title)
  await priceOf(page).fill('650')
  await chooseCategory(page)
  await page.getByLabel('নতুন রং').fill('সবুজ, সাদা')
  await page.getByRole('switch', { name: 'স্টক গুনে রাখুন' }).check()

  // Without any number the shop would say that it is sold out.
  await page.getByRole('button', { name: 'দোকানে দিন' }).click()
  const question = page.getByRole('dialog')
  await sees(question.getByText('স্টকের সব ঘর খালি'))
  await question.getByRole('button', { name: 'থাক' }).click()

  await page.getByLabel('সাদা: কয়টি আছে').fill('2')
  await page.getByLabel('সব ঘরে একই সংখ্যা').pressSequentially('14')
  await page.getByRole('button', { name: 'দোকানে দিন' }).click()
  await comesTo(page, /^\/office\/products\/\d+$/)
  const items = await shop.prisma.stockItem.findMany({
    where: { product: { title } },
    orderBy: { id: 'asc' },
  })
  expect(items.map(({ count }) => count)).toEqual([14, 2])
})

test('each sentence stands below its field, the first of them has the focus', async () => {
  const { page } = await openAsStaff(shop, 'manager', '/office/products/new', phone)
  await page.getByRole('button', { name: 'দোকানে দিন' }).click()

  const sentences = [
    'অন্তত একটি ছবি দিন',
    'এই ঘরটি পূরণ করুন',
    'একটি দাম পূর্ণ টাকায় লিখুন',
    'অন্তত একটি ক্যাটাগরি বাছুন',
  ]
  await sees(...sentences.map((sentence) => page.getByText(sentence)))
  const seeFields = page.getByRole('button', { name: '4টি ঘর দেখুন' })
  await sees(seeFields)
  await expect.poll(() => page.locator('.addp').evaluate(isFocused)).toBe(true)

  const taken = await shop.prisma.product.findFirstOrThrow({ orderBy: { id: 'asc' } })
  await pickPhotos(page, 1)
  await titleOf(page).fill(newTitle())
  await priceOf(page).fill('500')
  await chooseCategory(page)
  await missesAll(
    page.getByText('টি ঘর দেখুন'),
    ...sentences.map((sentence) => page.getByText(sentence)),
  )
  await page.locator('summary').filter({ hasText: 'লিংক' }).click()
  await page.getByLabel('লিংক', { exact: true }).fill(taken.slug)
  await sees(page.getByText(`এই লিংক "${taken.title}"-এর`))
  await page.getByRole('button', { name: 'দোকানে দিন' }).click()
  const slug = page.getByLabel('লিংক', { exact: true })
  await expect.poll(() => slug.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => slug.evaluate(isFocused)).toBe(true)
  await page.getByLabel('আগের দাম').fill('400')
  await page.getByRole('button', { name: 'দোকানে দিন' }).click()
  await sees(page.getByText('আগের দাম এখনকার দামের চেয়ে বেশি হতে হবে'))
})

test('a draft survives a closed tab and a lost connection, and goes up by itself', async () => {
  const { page, id } = await openAsStaff(shop, 'owner', '/office/products/new', {
    allow: lostConnection,
  })
  const title = newTitle()
  await titleOf(page).fill(title)
  await sees(page.getByText(/^খসড়া রাখা আছে/))
  await page.context().setOffline(true)
  await priceOf(page).fill('৭৫০')
  await sees(page.getByText(/^ডিভাইসে রাখা আছে/), page.getByText('ইন্টারনেট এলে খসড়াটি নিজেই উঠে যাবে।'))
  expect(await draftOf(id)).not.toHaveProperty('price', '৭৫০')

  const again = await page.context().newPage()
  await page.close()
  await again.context().setOffline(false)
  await again.goto('/office/products/new')
  await sees(again.getByText('আগের লেখা ফিরে এসেছে।'))
  expect(await titleOf(again).inputValue()).toBe(title)
  expect(await priceOf(again).inputValue()).toBe('৭৫০')
  await expect.poll(() => draftOf(id)).toMatchObject({ title, price: '৭৫০' })

  await again.getByRole('button', { name: 'এটি রেখে আরেকটি নতুন পণ্য' }).click()
  await expect.poll(() => titleOf(again).inputValue()).toBe('')
  await again.getByRole('link', { name: title }).click()
  await comesTo(again, /^\/office\/products\/new\?draft=\d+$/)
  await expect.poll(() => titleOf(again).inputValue()).toBe(title)
  expect(await priceOf(again).inputValue()).toBe('৭৫০')
})

test('a new product is started once, by whatever way one comes back, and not again once it is published', async () => {
  const { page, id } = await openAsStaff(shop, 'owner', '/office/products/new', {
    allow: [...refusals, /status of 404/],
  })
  const title = newTitle()
  await titleOf(page).fill(title)
  await sees(page.getByText(/^খসড়া রাখা আছে/))
  await page.goto('/office/products?tab=draft')
  await page.getByRole('link', { name: new RegExp(title) }).click()
  await comesTo(page, '/office/products/new')
  await expect.poll(() => titleOf(page).inputValue()).toBe(title)

  // Published on another device, which deletes the draft.
  await shop.prisma.productDraft.deleteMany({ where: { staffId: id } })
  await page.reload()
  await sees(titleOf(page))
  expect(await titleOf(page).inputValue()).toBe('')
  await missesAll(page.getByText('আগের লেখা ফিরে এসেছে।'))
})

test('a stored draft that no form wrote opens with what can be read of it', async () => {
  const staff = await openAsStaff(shop, 'manager', '/office/products/new')
  const far = (attributes: string) => `<p>Soft</p><span data-far='${attributes}'>far</span>`
  const drafts = [
    { title: 5, price: { taka: 1 }, images: [null, { image: 7 }], counts: 'none' },
    { title: 'Odd lists', colors: 'red', sizes: [5], tags: {}, categories: [{}], images: [{}] },
    { title: 'Odd picture', images: [{ ref: 1, image: '%', alt: '' }], low_at: '1e9' },
    ...['{', '5', '"x"', '{"src":{},"a b":"c","onerror":"window.isRun = true"}'].map((stored) => ({
      title: 'Odd text',
      description: far(stored),
    })),
  ]
  for (const form of drafts) {
    const data = { staffId: staff.id, form, base: form }
    const { id } = await shop.prisma.productDraft.create({ data })
    await staff.page.goto(`/office/products/new?draft=${id}`)
    const { title } = form
    await expect
      .poll(() => titleOf(staff.page).inputValue())
      .toBe(typeof title === 'string' ? title : '')
    await sees(staff.page.getByRole('textbox', { name: 'বর্ণনা', exact: true }))
    if (!('description' in form)) continue
    const editor = staff.page.getByRole('textbox', { name: 'বর্ণনা', exact: true })
    await editor.click()
    await staff.page.keyboard.type('Hand-woven ')
    await sees(editor.getByText('Hand-woven'))
  }
  expect(await staff.page.evaluate(() => Object(window).isRun)).toBeUndefined()
})

test('a draft is shown as a page of the shop, which follows what is saved', async () => {
  const { page } = await openAsStaff(shop, 'manager', '/office/products/new')
  const title = newTitle()
  await sees(page.getByRole('button', { name: 'মোটা (Ctrl B)' }))
  await page.getByRole('button', { name: 'পুরো পাতা' }).click()
  const side = page.getByRole('complementary', { name: 'দোকানে এমন দেখাবে' })
  await sees(side.getByText('কিছু লিখলে খসড়াটি এখানে'))
  await titleOf(page).fill(title)
  await priceOf(page).fill('1,250')
  const shown = side.frameLocator('iframe')
  await sees(shown.getByRole('heading', { name: title }), shown.getByText('৳1,250').first())
  const steps = await page.evaluate(() => history.length)
  await titleOf(page).fill(`${title}, red`)
  await sees(shown.getByRole('heading', { name: `${title}, red` }))
  // Back leaves the form.
  expect(await page.evaluate(() => history.length)).toBe(steps)

  const policy = shown.getByRole('tab', { name: 'Order Policy' })
  const isOpen = () => policy.getAttribute('aria-selected')
  await policy.click()
  await expect.poll(isOpen).toBe('true')
  await titleOf(page).fill(`${title}, green`)
  await sees(shown.getByRole('heading', { name: `${title}, green` }))
  expect(await isOpen()).toBe('true')

  await side.getByLabel('কম্পিউটার 1280').check()
  const wide = () => shown.locator('body').evaluate(() => innerWidth)
  await expect.poll(wide).toBe(1280)
  const { url, headers, body } = await page.evaluate(async () => {
    const { src } = document.querySelector('iframe') ?? { src: '' }
    const answer = await fetch(src)
    return { url: src, headers: Object.fromEntries(answer.headers), body: await answer.text() }
  })
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': expect.stringContaining('noindex'),
    'content-security-policy': expect.stringMatching(
      /default-src 'none'.*frame-ancestors 'self'; img-src 'self' data:;/,
    ),
  })
  expect(body).toContain('<meta name="robots" content="noindex">')
  expect(body).not.toMatch(/<script/)
  await side.press('Escape')
  await missesAll(side)

  const [, id = ''] = /drafts\/(\d+)\//.exec(url) ?? []
  const owned = await shop.prisma.productDraft.update({
    where: { id: Number(id) },
    data: { productId: (await shop.make.product()).id },
  })
  const other = await openAsStaff(shop, 'owner', '/office/settings', {
    allow: [/status of 404/],
  })
  const status = (path: string) => other.page.evaluate(async (at) => (await fetch(at)).status, path)
  expect(await status(`/api/office/drafts/${owned.id}/preview`)).toBe(404)
})

test('a draft that another device changed meanwhile is put together with the one here', async () => {
  const product = await shop.make.product({ priceTaka: 600, oldPriceTaka: null })
  const { page, id } = await openAsStaff(shop, 'owner', `/office/products/${product.id}`)
  await titleOf(page).fill('Typed here')
  await sees(page.getByText(/^খসড়া রাখা আছে/))
  const { id: draftId, form } = await shop.prisma.productDraft.findFirstOrThrow({
    where: { staffId: id },
  })
  const there = { ...Object(form), price: '650', title: 'Typed there' }
  await shop.prisma.productDraft.update({ where: { id: draftId }, data: { form: there } })

  await titleOf(page).fill('Typed here again')
  const name = page.getByRole('group', { name: 'পণ্যের নাম' })
  await sees(name.getByText('Typed here again'), name.getByText('Typed there'))
  await name.getByRole('radio', { name: /অন্য ফোনেরটি/ }).check()
  await page.getByRole('button', { name: 'এভাবে চালিয়ে যান' }).click()
  expect(await titleOf(page).inputValue()).toBe('Typed there')
  expect(await priceOf(page).inputValue()).toBe('650')
  await expect.poll(() => draftOf(id)).toMatchObject({ title: 'Typed there', price: '650' })

  await page.getByRole('button', { name: 'আরও কাজ' }).click()
  await page.getByRole('button', { name: 'খসড়া ফেলে দিন' }).click()
  await page.getByRole('button', { name: 'হ্যাঁ, ফেলে দিন' }).click()
  await expect.poll(() => titleOf(page).inputValue()).toBe(product.title)
  expect(await shop.prisma.productDraft.count({ where: { staffId: id } })).toBe(0)
})

test('a product that its form took off the shop comes back by the undo, after a reload too', async () => {
  const { id } = await shop.make.product({ priceTaka: 600 })
  const { page } = await openAsStaff(shop, 'owner', `/office/products/${id}`)
  const since = async () =>
    (await shop.prisma.product.findUniqueOrThrow({ where: { id } })).archivedAt
  await page.getByRole('button', { name: 'আরও কাজ' }).click()
  await page.getByRole('button', { name: 'দোকান থেকে তুলে রাখুন' }).click()
  const undo = page.locator('.undo')
  await sees(undo.getByText('দোকান থেকে তুলে রাখা হয়েছে'))
  expect(await since()).not.toBeNull()

  await page.reload()
  await undo.getByRole('button', { name: 'ফিরিয়ে নিন' }).click()
  await expect.poll(since).toBeNull()
  await sees(page.getByText('দোকানে আছে', { exact: true }))
})

test('a draft that another phone has published leads to its product, with what was typed since', async () => {
  const allow = [...refusals, /status of 409/]
  const title = newTitle()
  const here = await openAsStaff(shop, 'owner', '/office/products/new')
  await titleOf(here.page).fill(title)
  await priceOf(here.page).fill('700')
  await pickPhotos(here.page, 1)
  await chooseCategory(here.page)
  // The other devices open the whole draft, also where its photo arrives late.
  const whole = { images: [expect.anything()], categories: [expect.anything()] }
  await expect.poll(() => draftOf(here.id)).toMatchObject(whole)
  const { id } = await shop.prisma.productDraft.findFirstOrThrow({ where: { staffId: here.id } })
  const open = () =>
    openAsStaff(shop, 'owner', `/office/products/new?draft=${id}`, { ...phone, allow })
  const [publishes, types] = [await open(), await open()]
  await sees(titleOf(publishes.page), titleOf(types.page))

  await here.page.keyboard.press('Control+s')
  await comesTo(here.page, /^\/office\/products\/\d+$/)
  await publishes.page.getByRole('button', { name: 'দোকানে দিন' }).click()
  await titleOf(types.page).fill(`${title} 2`)

  const at = new URL(here.page.url()).pathname
  await comesTo(publishes.page, at)
  await sees(publishes.page.getByText('এই খসড়া আগেই অন্য ফোন থেকে দোকানে দেওয়া হয়েছে'))
  await comesTo(types.page, at)
  await expect.poll(() => titleOf(types.page).inputValue()).toBe(`${title} 2`)
  expect(await shop.prisma.product.count({ where: { title: { startsWith: title } } })).toBe(1)
})

test.each(looks)(
  'two editors lose no letter: fields of both are chosen, at %s',
  async (_name, size) => {
    const product = await shop.make.product({ priceTaka: 600, oldPriceTaka: null })
    const at = `/office/products/${product.id}`
    const one = await openAsStaff(shop, 'owner', at)
    const two = await openAsStaff(shop, 'manager', at, size)
    const isByFinger = 'touch' in size
    const add = async (page: Page, label: string, name: string) => {
      await page.getByLabel(label).fill(name)
      await page.keyboard.press('Enter')
    }
    const publishTwo = () =>
      isByFinger
        ? two.page.getByRole('button', { name: 'দোকানে বদলান' }).tap()
        : two.page.keyboard.press('Control+s')
    const choose = async (field: string, side: RegExp) => {
      const radio = two.page.getByRole('group', { name: field }).getByRole('radio', { name: side })
      if (isByFinger) return radio.tap()
      await radio.focus()
      await two.page.keyboard.press('Space')
    }
    await titleOf(one.page).fill('Title of one')
    await priceOf(one.page).fill('700')
    await add(one.page, 'নতুন রং', 'লাল')
    await priceOf(two.page).fill('650')
    await add(two.page, 'নতুন রং', 'নীল')
    await add(two.page, 'নতুন সাইজ', '45')
    await one.page.keyboard.press('Control+s')
    await sees(one.page.getByText('দোকানে দেওয়া হয়েছে'))

    await publishTwo()
    const price2 = two.page.getByRole('group', { name: 'দাম' })
    await sees(price2.getByText('৳650'), price2.getByText('৳700'))
    // Nothing is merged inside a list: it is one field.
    const colors = two.page.getByRole('group', { name: 'রং' })
    await sees(colors.getByText('নীল'), colors.getByText('লাল'), two.page.getByText('Title of one'))
    expect(await findObstacles(two.page, size)).toEqual([])
    const left = two.page.getByRole('button', { name: '2টি ঘর বেছে নিন' })
    expect(await left.getAttribute('aria-disabled')).toBe('true')
    await choose('দাম', /আমারটি/)
    await choose('রং', /এরটি/)
    const goOn = two.page.getByRole('button', { name: 'এভাবে চালিয়ে যান' })
    if (isByFinger) await goOn.tap()
    else await goOn.press('Enter')
    await expect.poll(() => titleOf(two.page).inputValue()).toBe('Title of one')
    expect(await priceOf(two.page).inputValue()).toBe('650')
    expect(await two.page.locator('.choice .chip-name').allTextContents()).toEqual(['লাল', '45'])
    await publishTwo()
    await sees(two.page.getByText('দোকানে দেওয়া হয়েছে'))
    const stored = await shop.prisma.product.findUniqueOrThrow({
      where: { id: product.id },
      include: { sizes: true, colors: true },
    })
    expect(stored).toMatchObject({ title: 'Title of one', priceTaka: 650 })
    expect(stored.sizes.map(({ size }) => size)).toEqual(['45'])
    expect(stored.colors.map(({ color }) => color)).toEqual(['লাল'])
  },
)

test('photos that two editors changed are one choice, and a removed one can come back', async () => {
  const product = await shop.make.product({ priceTaka: 600 })
  const at = `/office/products/${product.id}`
  const one = await openAsStaff(shop, 'owner', at)
  const stored = () => shop.prisma.productImage.count({ where: { productId: product.id } })
  await pickPhotos(one.page, 2)
  await one.page.keyboard.press('Control+s')
  await expect.poll(stored).toBe(2)
  const two = await openAsStaff(shop, 'manager', at, { ...phone, width: 360 })
  await sees(two.page.getByRole('button', { name: 'ছবি 2: কী করবেন' }))
  await pickPhotos(two.page, 1)
  await one.page.getByRole('button', { name: 'ছবি 1: কী করবেন' }).click()
  await one.page.getByRole('dialog').getByRole('button', { name: 'ছবিটি বাদ দিন' }).click()
  await one.page.keyboard.press('Control+s')
  await expect.poll(stored).toBe(1)

  await two.page.getByRole('button', { name: 'দোকানে বদলান' }).tap()
  const photos = two.page.getByRole('group', { name: 'ছবি' })
  const shown = (side: string) =>
    photos.locator('label', { hasText: side }).getByRole('img').count()
  await sees(photos)
  expect([await shown('আমারটি'), await shown('এরটি')]).toEqual([3, 1])
  expect(await findObstacles(two.page, phone)).toEqual([])
  await photos.getByRole('radio', { name: 'আমারটি' }).tap()
  await two.page.getByRole('button', { name: 'এভাবে চালিয়ে যান' }).tap()
  await two.page.getByRole('button', { name: 'দোকানে বদলান' }).tap()
  await expect.poll(stored).toBe(3)
})

test('a photo that cannot be read, or does not arrive, says so and keeps the others going', async () => {
  const { page } = await openAsStaff(shop, 'owner', '/office/products/new', {
    ...phone,
    allow: lostConnection,
  })
  let isLost = true
  await page.route('**/api/office/pictures', (route) => (isLost ? route.abort() : route.continue()))
  const buffer = await jpeg(600, 600)
  await page.setInputFiles('input[type=file]', [
    { name: 'a.heic', mimeType: 'image/heic', buffer: Buffer.from('not a picture') },
    { name: 'b.jpg', mimeType: 'image/jpeg', buffer },
  ])
  await sees(page.getByText(/^ছবিটির ফরম্যাট \(HEIC\) পড়া যায় না/), page.getByText('ইন্টারনেট কেটে গেছে'))
  isLost = false
  const tiles = page.locator('.photos > .photo')
  await tiles.nth(1).getByRole('button', { name: 'আবার' }).click()
  await sees(page.getByRole('button', { name: 'ছবি 2: কী করবেন' }))
  await tiles.first().getByRole('button', { name: 'বাদ' }).click()
  await sees(page.getByRole('button', { name: 'ছবি 1: কী করবেন' }))
  await missesAll(page.getByText(/\(HEIC\)/))
})

test('photos are put in order by keys and by their menu', async () => {
  const { page } = await openAsStaff(shop, 'owner', '/office/products/new')
  await pickPhotos(page, 3)
  await sees(page.getByRole('button', { name: 'ছবি 3: কী করবেন' }))
  const sources = () =>
    page
      .locator('.photos img')
      .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).src))
  // A photo is shown from the device until it is stored.
  await expect.poll(async () => (await sources()).join().match(/\/uploads\//g)?.length).toBe(3)
  const [a, b, c] = await sources()
  await page.getByRole('button', { name: 'ছবি 1: কী করবেন' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(sources).toEqual([b, a, c])
  await page.getByRole('button', { name: 'ছবি 3: কী করবেন' }).click()
  await page.getByRole('button', { name: 'প্রথম ছবি করুন' }).click()
  await expect.poll(sources).toEqual([c, b, a])
})

test.each([640, 740])(
  'among many categories one is found by typing, or made there, with the end in sight at 360 x %i',
  async (height) => {
    const menu = await shop.prisma.menu.findFirstOrThrow({ orderBy: { position: 'asc' } })
    const mark = `Z${height}`
    await shop.prisma.category.createMany({
      data: Array.from({ length: 40 }, (_none, nr) => ({
        ...{ category: `${mark} shelf ${nr}`, image: '/no-photo.svg' },
        ...{ menuId: menu.id, position: 100 + nr },
      })),
    })
    const size = { ...phone, width: 360, height }
    const { page } = await openAsStaff(shop, 'owner', '/office/products/new', size)
    await pickPhotos(page, 1)
    await expect.poll(() => isUp(page, 1)).toBe(true)
    await page.getByRole('button', { name: 'ক্যাটাগরি', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const done = dialog.getByRole('button', { name: 'হয়েছে' })
    await sees(dialog.getByRole('checkbox', { name: `${mark} shelf 39` }))
    const edgeOf = async (part: Locator) => {
      const { y = 0, height: tall = 0 } = (await part.boundingBox()) ?? {}
      return y + tall
    }
    expect(await edgeOf(dialog)).toBeLessThanOrEqual(height)
    expect(await edgeOf(done)).toBeLessThan(await edgeOf(dialog))
    expect(await findObstacles(page, size)).toEqual([])

    const search = dialog.getByRole('searchbox')
    await search.fill(`${mark.toLowerCase()} SHELF 31`)
    await expect.poll(() => dialog.getByRole('checkbox').count()).toBe(1)
    await search.press('Enter')
    await sees(page.locator('.chip', { hasText: `${mark} shelf 31` }))

    await search.fill(`${mark} new`)
    await sees(dialog.getByText('এই নামে কোনো ক্যাটাগরি নেই'))
    await dialog.getByRole('button', { name: `"${mark} new" নতুন ক্যাটাগরি` }).click()
    expect(await dialog.getByLabel(/^নাম/).inputValue()).toBe(`${mark} new`)
    await dialog.getByRole('button', { name: 'সেভ করুন' }).click()
    await sees(dialog.getByRole('checkbox', { name: `${mark} new` }))
    expect(await dialog.getByRole('checkbox', { name: `${mark} new` }).isChecked()).toBe(true)
    await done.click()
    await sees(page.locator('.chip', { hasText: `${mark} new` }))
  },
)

test('after a publish the link of the product is shared and copied', async () => {
  const { page } = await openAsStaff(shop, 'owner', '/office/products/new', {
    ...phone,
    before: (page) =>
      page.addInitScript(() => {
        const share = async (given: object) => void Object.assign(window, { given })
        Object.assign(navigator, { share })
      }),
  })
  const title = newTitle()
  await pickPhotos(page, 1)
  await titleOf(page).fill(title)
  await priceOf(page).fill('500')
  await chooseCategory(page)
  await page.getByRole('button', { name: 'দোকানে দিন' }).click()
  await comesTo(page, /^\/office\/products\/\d+$/)

  const note = page.locator('.form-notes')
  await sees(note.getByText('ক্রেতাদের লিংকটি পাঠান', { exact: false }))
  const { slug } = await shop.prisma.product.findFirstOrThrow({ where: { title } })
  const link = `${new URL(page.url()).origin}/product/${slug}`
  await sees(note.getByText(link))
  await note.getByRole('button', { name: 'শেয়ার করুন' }).click()
  const shared = () => page.evaluate(() => Object(window).given)
  await expect.poll(shared).toEqual({ title, url: link })
  await sees(note.getByRole('button', { name: 'কপি করুন' }))
})

test.each(looks)('the form can be read and reached at %s', async (_name, size) => {
  const product = await shop.prisma.product.findFirstOrThrow({ orderBy: { id: 'asc' } })
  const { page } = await openAsStaff(shop, 'owner', '/office/products/new', size)
  await page.getByLabel('নতুন রং').fill('সবুজ, সাদা')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'S M L XL XXL' }).click()
  const names = () => page.locator('.choice .chip-name').allTextContents()
  const chip = (name: string) => page.locator('.choice', { hasText: name })
  if ('touch' in size) await pressLong(page, chip('সাদা'), chip('সবুজ'))
  else await drag(page, chip('সাদা').locator('[data-grip]'), chip('সবুজ'))
  // The press after a drop acts, however soon it comes.
  const dialog = page.getByRole('dialog')
  await chip('সাদা').locator('.chip-name').press('Enter')
  await sees(dialog)
  await page.keyboard.press('Escape')
  await expect.poll(names).toEqual(['সাদা', 'সবুজ', 'S', 'M', 'L', 'XL', 'XXL'])
  const small = page.getByRole('button', { name: 'S', exact: true })
  await small.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(names).toEqual(['সাদা', 'সবুজ', 'M', 'S', 'L', 'XL', 'XXL'])
  await expect.poll(() => small.evaluate(isFocused)).toBe(true)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'এক ঘর আগে' }).click()
  await sees(dialog.getByText('5টির মধ্যে এখন 1 নম্বরে'))
  expect(await findObstacles(page, size)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await names()).toEqual(['সাদা', 'সবুজ', 'S', 'M', 'L', 'XL', 'XXL'])
  await page.getByRole('switch', { name: 'স্টক গুনে রাখুন' }).check()
  expect(await findObstacles(page, size)).toEqual([])
  await page.goto(`/office/products/${product.id}`)
  await sees(titleOf(page))
  for (const fold of await page.locator('summary').all()) await fold.click()
  await page.waitForLoadState('networkidle')
  expect(await findObstacles(page, size)).toEqual([])
})

const titleOf = (page: Page) => page.getByLabel(/^পণ্যের নাম/)
const priceOf = (page: Page) => page.getByLabel(/^দাম/)
const isFocused = (part: Element) => part === document.activeElement
function newTitle(): string {
  number += 1
  return `Test kurta ${Date.now()}-${number}`
}

async function pickPhotos(page: Page, count: number): Promise<void> {
  const files = await Promise.all(
    Array.from({ length: count }, async (_none, nr) => ({
      name: `${nr}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await jpeg(400 + nr, 400),
    })),
  )
  await page.setInputFiles('input[type=file]', files)
}

async function chooseCategory(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'ক্যাটাগরি', exact: true }).click()
  await page.getByRole('dialog').getByRole('checkbox').first().check()
  await page.getByRole('dialog').getByRole('button', { name: 'হয়েছে' }).click()
}

async function draftOf(staffId: number): Promise<unknown> {
  const draft = await shop.prisma.productDraft.findFirst({ where: { staffId } })
  return draft?.form ?? {}
}
