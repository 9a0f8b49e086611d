// Over 200 lines: one shop, from its first owner to its first product and banner.
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { beginWords } from '../../../client/office/begin-shop/words.ts'
import { wordsIn } from '../../../client/text/pairs.ts'
import { openDatabase } from '../../../server/database/client.ts'
import { findObstacles } from '../../journeys/support/obstacles.ts'
import { refusals } from '../../journeys/support/office.ts'
import { comesTo, missesAll, sees } from '../../journeys/support/page.ts'
import { openVisits, type Visits } from '../../journeys/support/visits.ts'
import { startBuiltServer } from '../../support/built-server.ts'
import { chromiumOptions } from '../../support/chromium.ts'
import { staffPassword } from '../../support/office.ts'
import { officeWords } from '../../support/office-words.ts'
import { makeDatabase, makeFolder } from '../../support/own-places.ts'
import { jpeg } from '../../support/pictures.ts'
import { runTool } from '../../support/run-tool.ts'

const begin = wordsIn(beginWords, 'bn')
const bn = officeWords('bn')

const thumb = { width: 360, height: 740, touch: true }
const wide = { width: 1280, height: 900 }
const title = 'হাতে বোনা জামদানি শাড়ি'
const coming = 'পণ্য শিগগিরই আসছে'

test('an owner fills an empty shop by thumb, and it is whole at every step', async () => {
  const { shop, link, problems } = await openEmpty()
  const page = await shop.visit(link, { ...thumb, allow: refusals })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).tap()
  const isDone = (n: number) => sees(page.getByText(begin.done(n, 6)))
  await page.getByLabel(bn.newPassword.first).fill(staffPassword)
  await page.getByLabel(bn.newPassword.again).fill(staffPassword)
  await page.locator('button[type=submit]').tap()
  await comesTo(page, '/office')
  await isDone(0)
  await look(page)
  await sees(page.getByText(begin.phone.isMissing))
  await lookAtShop(shop, async (home) => {
    await sees(home.getByText(coming))
    await missesAll(home.locator('.menu-bar'), home.locator('.banners, .categories'))
    await missesAll(home.locator('a[href^="tel:"], a[href^="mailto:"], .social-links a'))
    await missesAll(home.getByText('নকশি হাট'))
  })
  await lookAt(shop, '/menu', (menus) => sees(menus.getByText('Not Menus')))

  await page.getByLabel(begin.name.field).fill('মেঘনা বুটিক অ্যান্ড হস্তশিল্প')
  await page.getByLabel(begin.name.latin).fill('Meghna Boutique and Handicrafts')
  await page.getByLabel(begin.name.address).fill('কলেজ রোড, কুমিল্লা')
  await press(begin.save)
  await isDone(1)
  await isLedTo(page, begin.phone.title)
  await look(page)
  await page.getByLabel(begin.phone.field).fill('০১৭১১-২২৩৩৪৪')
  await press(begin.save)
  await isDone(2)
  await isLedTo(page, begin.menus.title)
  // The former page may be served for a second.
  await shop.shows('/', '01711-223344')
  await lookAtShop(shop, async (home) => {
    await sees(home.locator('.logo b', { hasText: 'মেঘনা বুটিক' }))
    await sees(home.locator('.footer').getByText('কলেজ রোড, কুমিল্লা'))
    await sees(home.locator('a[href="tel:01711223344"]').first())
    await sees(home.locator('.ask-shop').getByRole('link', { name: '01711-223344' }))
  })

  await press(begin.menus.make(0))
  await sees(page.getByText(begin.menus.chooseFirst))
  await page.getByLabel('শাড়ি ও পোশাক').check()
  await page.getByLabel('গ্যাজেট').check()
  await look(page)
  await press(begin.menus.make(2))
  // Six pictures, one after another: slow on a busy machine.
  await page.getByRole('link', { name: begin.products.add }).waitFor({ timeout: 120_000 })
  await isDone(3)
  await shop.shows('/', 'ঘড়ি')
  expect(await shop.prisma.category.count()).toBe(6)
  await lookAtShop(shop, async (home) => {
    await sees(home.getByText(coming), home.locator('.category-card').first())
  })
  await lookAt(shop, '/category/শাড়ি', (list) => sees(list.getByText(coming)))

  await page.getByRole('link', { name: begin.products.add }).tap()
  await comesTo(page, '/office/products/new')
  await fillProduct(page)
  await press('দোকানে দিন')
  // Back to the steps, with the menu of the office below them.
  await comesTo(page, '/office')
  await sees(page.locator('.dock'))
  await page.setViewportSize(wide)
  await sees(page.locator('.rail .brand').getByText('মেঘনা বুটিক অ্যান্ড হস্তশিল্প'))
  await page.setViewportSize(thumb)
  await isDone(4)
  await shop.shows('/', title)
  const { slug } = await shop.prisma.product.findFirstOrThrow()
  await lookAtShop(shop, async (home) => {
    await sees(home.locator('.product-card', { hasText: title }))
    await missesAll(home.getByText(coming))
  })
  await lookAt(shop, `/product/${slug}`, (screen) =>
    sees(
      screen.getByRole('heading', { name: title }),
      screen.getByText('এই পণ্যের বিবরণ এখনও লেখা হয়নি'),
    ),
  )

  await sees(page.getByRole('img', { name: begin.banner.preview }))
  expect(await page.getByLabel(begin.banner.percent).inputValue()).toBe('20')
  await look(page)
  await press(begin.banner.make)
  await isDone(5)
  await shop.shows('/', '/uploads/banners/')
  await lookAtShop(shop, (home) => sees(home.locator('.banners img')))
  await lookAt(shop, '/discount/20', (screen) => sees(screen.getByText(title)))

  await sees(page.getByRole('img', { name: begin.share.qr }))
  await look(page)
  await press('কপি করুন')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shop.url)
  await isDone(6)
  await press(begin.toToday)
  await sees(page.locator('.todo'))
  expect(problems).toEqual([])
})

/** The heading of the next step gets the focus, in sight below the bar. */
async function isLedTo(page: Page, title: string): Promise<void> {
  const heading = page.locator('[aria-expanded=true]:focus').filter({ hasText: title })
  const top = () => heading.evaluate((part) => part.getBoundingClientRect().top)
  await expect.poll(top).toBeGreaterThan(50)
  expect(await top()).toBeLessThan(600)
  const field = page.locator('.begin-steps .now input').first()
  if (await field.count()) {
    await expect.poll(() => field.evaluate(isInView)).toBe(true)
  }
}

/** Between the bar on top and the dock. */
function isInView(field: Element): boolean {
  const { x, width, top, bottom } = field.getBoundingClientRect()
  const at = document.elementFromPoint(x + width / 2, (top + bottom) / 2)
  return top > 56 && at !== null && (field.contains(at) || at.contains(field))
}

/** The built shop on an empty database, and the link of its first owner. */
async function openEmpty() {
  const databaseUrl = await makeDatabase()
  const folder = makeFolder()
  const given = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    UPLOADS_DIR: join(folder, 'uploads'),
  }
  const server = await startBuiltServer({ ...given, DEMO: 'off' })
  const browser = await chromium.launch(chromiumOptions)
  const problems: string[] = []
  const database = openDatabase({ url: databaseUrl, connections: 2 }, (error) =>
    problems.push(String(error)),
  )
  onTestFinished(async () => {
    await browser.close()
    await database.close()
    await server.stop()
  })
  const { stdout, stderr } = await runTool(
    'office',
    ['owner', '--name', 'রহিমা', '--login', 'rahima'],
    { DATABASE_URL: databaseUrl, PORT: new URL(server.url).port },
  )
  const link = /^For one use within an hour: (\S+)$/m.exec(stdout)?.[1]
  if (!link) throw new Error(stderr)
  const { pathname, hash } = new URL(link)
  const shop = openVisits(server.url, browser, database, problems)
  return { shop, link: pathname + hash, problems }
}

async function fillProduct(page: Page): Promise<void> {
  const photos = await Promise.all(
    [0, 1, 2].map(async (nr) => ({
      name: `${nr}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await jpeg(800 + nr, 1000),
    })),
  )
  await page.setInputFiles('input[type=file]', photos)
  await page.getByLabel(/^পণ্যের নাম/).fill(title)
  await page.getByLabel('আগের দাম').fill('৪,৫০০')
  await page.getByLabel('ছাড়').fill('20')
  await page.getByRole('button', { name: 'ক্যাটাগরি', exact: true }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('শাড়ি', { exact: true }).check()
  await dialog.getByRole('button', { name: 'হয়েছে' }).tap()
}

async function look(page: Page): Promise<void> {
  expect(await findObstacles(page, thumb)).toEqual([])
}

function lookAtShop(shop: Visits, check: (home: Page) => Promise<unknown>) {
  return lookAt(shop, '/', check)
}

/** A screen of the shop at both widths, as a guest sees it. */
async function lookAt(shop: Visits, path: string, check: (page: Page) => Promise<unknown>) {
  for (const size of [thumb, wide]) {
    const page = await shop.visit(path, size)
    await check(page)
    expect(await findObstacles(page, {})).toEqual([])
    await page.context().close()
  }
}
