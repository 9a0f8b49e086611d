import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAsStaff, phone, refusals } from '../../journeys/support/office.ts'
import { kill, sees } from '../../journeys/support/page.ts'
import { fileOf, isUp } from '../../journeys/support/photos.ts'
import { openJourneys } from '../../journeys/support/shop.ts'
import { jpeg } from '../../support/pictures.ts'
import { roundsOr } from '../../support/rounds.ts'

const shop = openJourneys()
const allow = [...refusals, /net::ERR_|status of 404|Failed to (load|fetch)/]
const longestMs = 500
const rounds = roundsOr(20)
const roundMs = 60_000
const at = '/office/products/new'

/** Ways to lose the answer of a publish; each returns the page to go on with. */
const cuts = {
  'a reload': async (page) => {
    await page.reload().catch(() => {})
    return page
  },
  'a closed tab': async (page) => {
    const { next } = await another(page)
    await page.close()
    return next
  },
  'a killed tab': async (page) => {
    const { next } = await another(page)
    await kill(page)
    return next
  },
  'a lost connection': async (page) => {
    await page.context().setOffline(true)
    await delay(Math.random() * longestMs)
    await page.context().setOffline(false)
    return page
  },
  'the list and + at once': async (page) => {
    await page.goBack()
    await page.locator(`a[href="${at}"]:visible`).first().tap()
    return page
  },
} satisfies Record<string, (page: Page) => Promise<Page>>

test('a product whose publish is cut at a random moment is published once, and never offered again', {
  timeout: rounds * roundMs,
}, async () => {
  const opened = await openAsStaff(shop, 'owner', '/office/products', {
    ...phone,
    allow,
    isAlone: true,
  })
  const { id: staffId } = opened
  let { page } = opened
  const ways = Object.entries(cuts)
  const titles: string[] = []
  for (let round = 0; round < rounds; round++) {
    const [name, cut] = ways[round % ways.length] ?? ways[0] ?? []
    const title = `Cut ${round} ${crypto.randomUUID()}`
    const of = `round ${round}: ${name}`
    titles.push(title)
    await page.goto('/office/products')
    await page.locator(`a[href="${at}"]:visible`).first().tap()
    await sees(titleOf(page))
    expect(await titleOf(page).inputValue(), of).toBe('')
    expect(await page.locator('.photos img').count(), of).toBe(0)
    await fill(page, title)

    await publishButton(page).tap()
    await delay(Math.random() * longestMs)
    page = await cut(page)
    const pages = await publishAgain(page, title)

    expect(pages, `${of}: form after its publish`).toBe(0)
    expect(await shop.prisma.product.count({ where: { title } }), of).toBe(1)
    expect(await shop.prisma.productDraft.count({ where: { staffId, productId: null } }), of).toBe(
      0,
    )
  }
  const made = await shop.prisma.product.findMany({
    where: { title: { in: titles } },
    include: { images: true },
  })
  expect(made).toHaveLength(rounds)
  expect(new Set(made.flatMap(({ images }) => images.map(({ image }) => image))).size).toBe(rounds)
})

/** The next page, in the browser of this one. */
async function another(page: Page): Promise<{ next: Page; context: BrowserContext }> {
  const context = page.context()
  return { next: await context.newPage(), context }
}

/**
 * Opens the form as a shopkeeper does who does not know, and publishes what is offered. Answers how
 * many times a form was offered whose product was in the shop.
 */
async function publishAgain(page: Page, title: string): Promise<number> {
  let offered = 0
  for (;;) {
    await page.goto(at)
    await sees(titleOf(page))
    if ((await titleOf(page).inputValue()) === '') return offered
    expect(await titleOf(page).inputValue()).toBe(title)
    offered += await shop.prisma.product.count({ where: { title } })
    await publishButton(page).tap()
    await page.waitForURL(/\/office\/products\/\d+$/)
  }
}

async function fill(page: Page, title: string): Promise<void> {
  const photo = fileOf('photo.jpg', await jpeg(300 + Math.floor(Math.random() * 300), 300))
  await page.setInputFiles('input[type=file]', [photo])
  await titleOf(page).fill(title)
  await page.getByLabel(/^দাম/).fill('450')
  await page.getByRole('button', { name: 'ক্যাটাগরি', exact: true }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: 'হয়েছে' }).tap()
  await expect.poll(() => isUp(page, 1)).toBe(true)
  // Half of them with a draft on the server.
  if (Math.random() < 0.5) await sees(page.getByText(/^খসড়া রাখা আছে/))
}

const titleOf = (page: Page) => page.getByLabel(/^পণ্যের নাম/)
const publishButton = (page: Page) => page.getByRole('button', { name: 'দোকানে দিন', exact: true })
