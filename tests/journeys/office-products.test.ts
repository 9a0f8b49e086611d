import { expect, test } from 'vitest'
import { productCode } from '../../server/contract/shop.ts'
import { countedProduct } from '../support/counted.ts'
import { addStaff } from '../support/office.ts'
import { findObstacles, looks } from './support/obstacles.ts'
import { openAsStaff, phone, refusals } from './support/office.ts'
import { comesTo, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const list = '/office/products'
/** Counted by size, with an existing picture. */
async function kurti() {
  const { image } = await shop.prisma.product.findFirstOrThrow({ orderBy: { id: 'asc' } })
  return { image, sizes: ['M', 'L'], counts: { '/M': 3, '/L': 4 } }
}

test.each(looks)('the list of products can be read and reached at %s', async (_name, size) => {
  const { page } = await openAsStaff(shop, 'owner', list, size)
  await sees(page.locator('[data-product]'))
  expect(await findObstacles(page, size)).toEqual([])

  // The rail's button, which a phone does not show.
  await page.locator('.rail .lang').dispatchEvent('click')
  await sees(page.getByRole('heading', { name: 'Products' }))
  expect(await findObstacles(page, size)).toEqual([])
})

test('on a phone nothing lies over the price or the stock of a row', async () => {
  const size = { ...phone, width: 360, height: 640 }
  const { page } = await openAsStaff(shop, 'owner', list, size)
  await sees(page.locator('.tap').first())
  await sees(page.getByRole('link', { name: 'নতুন পণ্য' }))
  for (const top of [0, 150, 300]) {
    await page.evaluate((y) => scrollTo(0, y), top)
    const [seen, covered] = await page.evaluate(() => {
      const end = document.querySelector('.dock')?.getBoundingClientRect().top ?? 0
      const taps = [...document.querySelectorAll('.tap')].filter((tap) => {
        const { top, bottom } = tap.getBoundingClientRect()
        return top > 200 && bottom < end
      })
      const isCovered = (tap: Element) => {
        const { left, right, top, bottom } = tap.getBoundingClientRect()
        const places = [left + 8, (left + right) / 2, right - 8]
        return places.some((x) => !tap.contains(document.elementFromPoint(x, (top + bottom) / 2)))
      }
      return [taps.length, taps.filter(isCovered).length]
    })
    expect(seen).toBeGreaterThan(0)
    expect(covered).toBe(0)
  }
})

test('tabs have their numbers, search and filters narrow, and what narrows is taken off one by one', async () => {
  const { page } = await openAsStaff(shop, 'manager', list)
  const all = await shop.prisma.product.count({ where: { archivedAt: null } })
  await sees(page.getByRole('link', { name: new RegExp(`^সব ?${all}$`) }))
  const product = await shop.prisma.product.findFirstOrThrow({
    orderBy: { id: 'asc' },
    include: { tags: { include: { tag: true } } },
  })
  const [tagged] = product.tags

  await page.keyboard.press('/')
  await page.keyboard.type(productCode(product.id))
  await page.keyboard.press('Enter')
  await comesTo(page, `${list}?q=${productCode(product.id)}`)
  await expect.poll(() => page.locator('[data-product]').count()).toBe(1)
  await sees(page.locator(`[data-product="${product.id}"]`))

  await page.getByLabel('ট্যাগ').selectOption({ label: tagged.tag.tag })
  await sees(page.locator(`[data-product="${product.id}"]`))
  await page.goto(`${page.url()}&discount=97`)
  await sees(page.getByText('এসবের সঙ্গে মেলে এমন পণ্য নেই:'))
  await page.getByRole('button', { name: '97% ছাড়: বাদ দিন' }).click()
  await sees(page.locator(`[data-product="${product.id}"]`))
  await page.getByRole('button', { name: 'খোঁজা বন্ধ করুন' }).click()
  await comesTo(page, `${list}?tag=${tagged.tag.id}`)
  await page.goto(`${list}?tab=archived&q=zzzz`)
  await page.getByRole('link', { name: 'সব শর্ত বাদ দিন' }).click()
  await comesTo(page, list)
})

test('an agent counts pieces, and sees nothing else to do', async () => {
  const { id, counts } = await countedProduct(shop, await kurti())
  const { page } = await openAsStaff(shop, 'agent', list, { ...phone, allow: refusals })
  await page.goto(`${list}?q=${productCode(id)}`)
  const row = page.locator(`[data-product="${id}"]`)
  await sees(row)
  await missesAll(page.getByRole('link', { name: 'নতুন পণ্য' }))
  await missesAll(page.getByRole('button', { name: 'বেছে নিন' }))
  await missesAll(row.getByText('দাম বদলান'))
  const prices = row.locator('.taps > span')
  expect(await prices.evaluate((it) => getComputedStyle(it).borderColor)).toBe('rgba(0, 0, 0, 0)')

  await row.getByRole('button', { name: /স্টক গুনুন/ }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'M: একটি বেশি' }).tap()
  await dialog.getByRole('button', { name: 'M: একটি বেশি' }).tap()
  await sees(dialog.getByText('3 → 5 হবে'))
  await dialog.getByRole('button', { name: '2টি যোগ করুন' }).tap()
  await missesAll(dialog)
  await sees(row.getByText('9টি'))
  expect(await counts()).toEqual({ '/M': 5, '/L': 4 })

  await page.reload()
  await page.locator('.undo').getByRole('button', { name: 'ফিরিয়ে নিন' }).tap()
  await sees(page.getByRole('status').getByText('আগের মতো করা হয়েছে'))
  expect(await counts()).toEqual({ '/M': 3, '/L': 4 })
})

test('pieces sold while a product was counted are shown at their choice', async () => {
  const { id, itemId, counts } = await countedProduct(shop, await kurti())
  const { page } = await openAsStaff(shop, 'manager', `${list}?q=${productCode(id)}`, {
    allow: refusals,
  })
  await page.getByRole('button', { name: /স্টক গুনুন/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('গুনে দেখেছি').check()
  await dialog.getByLabel('M: কতটি আছে').fill('৭')
  await dialog.getByLabel('L: কতটি আছে').fill('0')
  const sold = JSON.stringify([{ item: itemId('/M'), change: -1 }])
  await shop.prisma.$queryRaw`select shop_move_stock(${sold}::jsonb, 6)`

  await dialog.getByRole('button', { name: 'গোনা সেভ করুন' }).click()
  await sees(dialog.getByRole('alert').getByText('এর মধ্যেই 1টি বিক্রি হয়েছে, আছে 2টি'))
  expect(await counts()).toEqual({ '/M': 2, '/L': 0 })
  await dialog.getByRole('button', { name: 'গোনা সেভ করুন' }).click()
  await missesAll(dialog)
  expect(await counts()).toEqual({ '/M': 7, '/L': 0 })
})

test('drafts of new products stand in their tab, before there is a product', async () => {
  const other = await addStaff(shop.prisma, 'manager', 'Rupa')
  const title = `খসড়া ${crypto.randomUUID().slice(0, 8)}`
  const { id } = await shop.prisma.productDraft.create({
    data: { staffId: other.id, form: { title } },
  })
  const { page } = await openAsStaff(shop, 'owner', `${list}?tab=draft`)
  const draft = page.getByRole('link', { name: new RegExp(title) })
  await sees(draft.getByText('Rupa খসড়া লিখছেন'))

  await draft.click()
  await comesTo(page, `/office/products/new?draft=${id}`)
})
