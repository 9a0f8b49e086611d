import { expect, test } from 'vitest'
import { sees } from './support/page.ts'
import { richProduct } from './support/screens.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()

/** Reuses an existing picture. */
async function makeProduct(title: string) {
  const where = { slug: richProduct }
  const { image } = await shop.prisma.product.findUniqueOrThrow({ where })
  return shop.make.product({ title, slug: `a-lamp-${Date.now()}`, image })
}

test('products off sale are shown as out of stock, and kept from search engines', async () => {
  const { id, slug } = await makeProduct('A lamp of former days')
  const documentNow = async () => (await fetch(`${shop.url}/product/${slug}`)).text()
  const onSale = await documentNow()
  expect(onSale).toContain(`<link rel="canonical" href="${shop.url}/product/${slug}">`)
  expect(onSale).toContain('<meta name="robots" content="index,follow">')

  await shop.prisma.product.update({ where: { id }, data: { archivedAt: new Date() } })

  await expect.poll(documentNow).toContain('<meta name="robots" content="noindex">')
  const offSale = await documentNow()
  expect(offSale).not.toContain('rel="canonical"')
  expect(offSale).toContain('"availability":"https://schema.org/OutOfStock"')
  const page = await shop.borrow(`/product/${slug}`)
  await sees(page.getByText('Out of Stock'))
  expect(await page.getByRole('button', { name: 'Add to cart' }).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: /Order now/ }).isDisabled()).toBe(true)
  const robots = page.locator('meta[name=robots]')
  expect(await robots.getAttribute('content')).toBe('noindex')
  await page.getByRole('link', { name: 'নকশি হাট' }).first().click()
  await expect.poll(() => robots.getAttribute('content')).toBe('index,follow')
})

test('a former link leads to the page of the present one', async () => {
  const { id, slug } = await makeProduct('A lamp')
  const present = `${slug}-anew`
  await shop.prisma.product.update({ where: { id }, data: { slug: present } })

  const page = await shop.borrow(`/product/${slug}?tab=reviews`)

  await sees(page.getByRole('heading', { name: 'A lamp', level: 1 }))
  expect(page.url()).toBe(`${shop.url}/product/${present}?tab=reviews`)
})

test('see more leaves out no product when others go off sale meanwhile', async () => {
  const page = await shop.borrow('/')
  const slugOf = (card: string) => card.replace(/^.*\/product\//, '')
  const shown = async () =>
    (await page.locator('.product-card h3 a').evaluateAll((links) => links.map(String))).map(slugOf)
  const more = page.getByRole('button', { name: 'আরও দেখুন' })
  const before = await shop.prisma.product.findMany({
    where: { slug: { in: (await shown()).slice(0, 3).map(decodeURIComponent) } },
    select: { id: true },
  })
  const setOff = (archivedAt: Date | null) =>
    shop.prisma.product.updateMany({
      where: { id: { in: before.map(({ id }) => id) } },
      data: { archivedAt },
    })
  const onSale = { archivedAt: null }
  await setOff(new Date())
  try {
    const total = await shop.prisma.product.count({ where: onSale })
    await more.click()
    await expect.poll(async () => (await shown()).length).toBe(24)
    for (let count = 36; count < total + 12; count += 12) {
      await more.click()
      await expect.poll(async () => (await shown()).length).toBe(Math.min(count, total))
    }
    const all = await shop.prisma.product.findMany({ where: onSale, orderBy: { id: 'desc' } })
    expect((await shown()).map(decodeURIComponent)).toEqual(all.map(({ slug }) => slug))
  } finally {
    await setOff(null)
  }
})
