// Over 200 lines: each part of the settings, saved and seen in the shop.
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { addStaff } from '../support/office.ts'
import { jpeg } from '../support/pictures.ts'
import { findObstacles } from './support/obstacles.ts'
import { openAsStaff, phone, signIn } from './support/office.ts'
import { comesTo, kill, missesAll, sees } from './support/page.ts'
import { openJourneys } from './support/shop.ts'

const shop = openJourneys()
const wide = { width: 1280, height: 900 }

afterEach(() => shop.prisma.setting.deleteMany())

test.each([
  ['a phone', phone],
  ['a desk', wide],
])('an owner names the shop at %s, and its pages say it', async (_where, size) => {
  const { page } = await openAsStaff(shop, 'owner', '/office/settings', size)
  const name = page.getByLabel('দোকানের নাম')
  await sees(name)
  expect(await findObstacles(page, size)).toEqual([])
  expect(await name.getAttribute('placeholder')).toBe('নকশি হাট')

  await name.fill('রঙধনু')
  await page.getByLabel('ইংরেজি নাম').fill('Rongdhonu')
  await page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(page.getByText('সেভ হয়েছে').last())
  await page.getByRole('link', { name: 'যোগাযোগ' }).click()
  await page.getByLabel('ফোন').fill('01812-34567')
  await sees(page.getByText('01 দিয়ে শুরু নম্বরে 11টি অঙ্ক থাকে, এখানে 10টি'))
  await page.getByLabel('ইমেইল').fill('nobody')
  await page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(page.getByText('সঠিক ইমেইল লিখুন'))
  await page.getByLabel('ইমেইল').fill('shop@rongdhonu.example')
  await missesAll(page.getByText('সঠিক ইমেইল লিখুন'))
  await page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(page.getByText('সেভ হয়েছে').last())

  await shop.shows('/', 'shop@rongdhonu.example')
  const home = await shop.borrow('/', size)
  await sees(home.locator('.logo b').first().getByText('রঙধনু'))
  expect(await home.title()).toContain('রঙধনু')
  await sees(home.locator('.footer').getByText('01812-34567'))
  await sees(home.locator('.footer').getByText('shop@rongdhonu.example'))
  const site = home.locator('meta[property="og:site_name"]')
  expect(await site.getAttribute('content')).toBe('রঙধনু')
  await page.reload()
  expect(await page.getByLabel('ফোন').inputValue()).toBe('01812-34567')

  await page.goto('/office/settings?part=social')
  await page.getByLabel('Facebook').fill('dokan')
  await page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(page.getByText('আপনার পেজের লিংক লিখুন, যেমন facebook.com/your-shop'))
})

test('the moving line is the own one, and begins with the last day of a holiday', async () => {
  const { page } = await openAsStaff(shop, 'owner', '/office/settings', phone)
  await page.getByLabel('উপরের চলমান লেখা').fill('ঈদের শাড়ি এসে গেছে\nOpen on Fridays')
  await page.getByLabel('যে দিন পর্যন্ত দোকান বন্ধ').fill('২২/১১/৩০২৬')
  await page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(page.getByText('সেভ হয়েছে').last())
  await page.reload()
  expect(await page.getByLabel('যে দিন পর্যন্ত দোকান বন্ধ').inputValue()).toBe('22/11/3026')

  await shop.shows('/', 'ঈদের শাড়ি এসে গেছে')
  const lines = async () => {
    const home = await shop.borrow('/', phone)
    return home.locator('.welcome-strip :is(p, li:not([aria-hidden]))').allInnerTexts()
  }
  expect(await lines()).toEqual([
    '২২ নভেম্বর ৩০২৬ পর্যন্ত ছুটি: এখন অর্ডার করুন, এরপর আমরা কল করব',
    'ঈদের শাড়ি এসে গেছে',
    'Open on Fridays',
  ])
  await page.getByLabel('যে দিন পর্যন্ত দোকান বন্ধ').fill('22/11/2020')
  await page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(page.getByText('সেভ হয়েছে').last())
  await expect.poll(lines).toEqual(['ঈদের শাড়ি এসে গেছে', 'Open on Fridays'])
})

test('the narrowest phone hides no part of the settings, and keeps its ticks large', async () => {
  const path = '/office/settings?part=orders'
  const { page } = await openAsStaff(shop, 'owner', path, { ...phone, width: 320 })
  const parts = page.locator('.settings .queues')
  const tick = page.getByRole('checkbox').first()

  await sees(tick)
  // An empty field shows the number that applies.
  const minutes = page.getByLabel('কল নিলে অর্ডারটি কত মিনিট আপনার থাকবে')
  expect(await minutes.getAttribute('placeholder')).toBe('10')
  expect(await parts.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  expect(await tick.evaluate((it) => it.getBoundingClientRect().width)).toBe(22)
})

test('a logo and the usual policy of an owner stand in the shop', async () => {
  const { page } = await openAsStaff(shop, 'owner', '/office/settings', phone)
  const picture = await jpeg(900, 600)
  await page
    .locator('.logo-field input[type=file]')
    .setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer: picture })
  await page.getByRole('button', { name: 'এভাবে নিন' }).tap()
  await sees(page.locator('.logo-field img'))
  await page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(page.getByText('সেভ হয়েছে').last())
  await page.locator('.rail .brand img[src^="/uploads/brand/"]').waitFor({ state: 'attached' })
  await page.getByRole('link', { name: 'নিয়মের লেখা' }).click()
  await page.getByLabel('সাধারণ অর্ডার পলিসি').fill('Pay at the door\n\n- open the box\n- film it')
  await page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(page.getByText('সেভ হয়েছে').last())

  await shop.shows('/', '/uploads/brand/')
  const home = await shop.borrow('/', phone)
  expect(await home.locator('.logo img').first().getAttribute('src')).toMatch(
    /^\/uploads\/brand\/.+-512x512\.webp$/,
  )
  const rows = await shop.prisma.setting.findMany({ orderBy: { part: 'asc' } })
  expect(rows).toMatchObject([
    {
      value: {
        order_policy: '<p>Pay at the door</p>\n<ul><li>open the box</li><li>film it</li></ul>',
      },
    },
    { value: { logo: expect.stringMatching(/^\/uploads\/brand\//) } },
  ])
  await page.reload()
  expect(await page.getByLabel('সাধারণ অর্ডার পলিসি').inputValue()).toBe(
    'Pay at the door\n\n- open the box\n- film it',
  )
})

test('a wide logo stays whole, in the office and in the shop', async () => {
  const { page } = await openAsStaff(shop, 'owner', '/office/settings', phone)
  const file = { name: 'logo.jpg', mimeType: 'image/jpeg', buffer: await jpeg(900, 300) }
  await page.locator('.logo-field input[type=file]').setInputFiles(file)
  await sees(page.getByLabel('লম্বা ছবি, পুরোটা থাকবে'))
  expect(await page.getByLabel('লম্বা ছবি, পুরোটা থাকবে').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'এভাবে নিন' }).tap()
  await sees(page.locator('.logo-field img'))
  await page.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(page.getByText('সেভ হয়েছে').last())

  await shop.shows('/', '/uploads/brand/')
  const home = await shop.borrow('/', phone)
  const logo = await home.locator('.logo img').first().boundingBox()
  expect(logo?.height).toBe(36)
  expect((logo?.width ?? 0) / 36).toBeCloseTo(3, 1)
})

test('a long name is whole in the head of the shop on a phone', async () => {
  const value = {
    name: 'মেঘনা বুটিক অ্যান্ড হস্তশিল্প',
    latin_name: 'Meghna Boutique and Handicrafts',
  }
  await shop.prisma.setting.create({ data: { part: 'shop', value, version: 1 } })
  await shop.shows('/', value.latin_name)
  const home = await shop.borrow('/', phone)
  const latin = home.locator('.header-row .logo small')

  expect(await latin.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0)
  // A second line is clipped at its box: marks above and below need a high line.
  const high = await home.locator('.header-row .logo b').evaluate((part) => {
    const { lineHeight, fontSize } = getComputedStyle(part)
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
  })
  expect(high).toBeGreaterThanOrEqual(1.3)
})

test('the ready text of a page can be read in the office, and start an own one', async () => {
  const { page } = await openAsStaff(shop, 'owner', '/office/settings?part=policy', phone)
  const ready = page.locator('.in-force').last()
  await ready.getByText('এখন দোকানে যে লেখা আছে').tap()
  await sees(ready.getByText('ইনভয়েসের তারিখ থেকে ৭ দিনের মধ্যে', { exact: false }))
  await ready.getByRole('button', { name: 'এই লেখা থেকে শুরু করুন' }).tap()
  const taken = page.getByRole('textbox', { name: 'পাতা: রিটার্ন পলিসি' })
  expect(await taken.textContent()).toContain('৭ দিনের মধ্যে')
})

const rulePages = [
  ['পাতা: অর্ডার পদ্ধতি', '/order-rocedure'],
  ['পাতা: ডেলিভারির নিয়ম', '/delivery-rules'],
  ['পাতা: রিটার্ন পলিসি', '/return-policy'],
] as const

test('own texts of the pages of rules stand in the shop in both languages, until they are emptied', async () => {
  const { page } = await openAsStaff(shop, 'owner', '/office/settings?part=policy', phone)
  const save = async (textOf: (path: string) => string) => {
    for (const [label, path] of rulePages) await page.getByLabel(label).fill(textOf(path))
    const answered = page.waitForResponse('**/api/office/settings/save')
    await page.getByRole('button', { name: 'সেভ করুন' }).click()
    expect((await answered).status()).toBe(200)
  }
  /** The texts that the server renders: the former page may be served for a second. */
  const shown = () =>
    Promise.all(
      rulePages.flatMap(([, path]) =>
        ['bn', 'en'].map(async (lang) => {
          const answer = await fetch(shop.url + path, { headers: { cookie: `lang=${lang}` } })
          const html = await answer.text()
          const isOwn = html.includes(`<p>সাত দিনের মধ্যে জানান ${path}</p>`)
          return html.includes('class="policy-figures') ? !isOwn && 'ready' : isOwn && 'own'
        }),
      ),
    )
  await save((path) => `# নিয়ম\n\nসাত দিনের মধ্যে জানান ${path}`)
  await expect.poll(shown).toEqual(Array(6).fill('own'))
  // The home page may still have the former text: its document has those of other pages.
  await delay(1000)

  const visitor = await shop.borrow('/', phone)
  await visitor.locator('.footer a[href="/delivery-rules"]').click()
  await visitor.locator('.policy-nav a[href="/return-policy"]').click()
  await sees(visitor.locator('[data-own-text]').getByText('সাত দিনের মধ্যে জানান /return-policy'))
  expect(await visitor.locator('.policy-figures').count()).toBe(0)

  await save(() => '')
  await expect.poll(shown).toEqual(Array(6).fill('ready'))
})

test('typed text outlives a reload and a killed tab, until it is saved or dropped', async () => {
  const path = '/office/settings'
  const { page, id } = await openAsStaff(shop, 'owner', path, { ...phone, isAlone: true })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  for (const name of ['রং', 'রঙ', 'রঙধনু']) {
    const loaded = page.waitForEvent('load')
    // In one task: the page goes away behind its last letter.
    await page.getByLabel('দোকানের নাম').evaluate((field: HTMLInputElement, typed) => {
      field.value = typed
      field.dispatchEvent(new Event('input', { bubbles: true }))
      location.reload()
    }, name)
    await loaded
    await expect.poll(() => page.getByLabel('দোকানের নাম').inputValue()).toBe(name)
  }
  await sees(page.getByText('আগের লেখা ফিরে এসেছে।', { exact: false }))
  expect(await page.getByLabel('দোকানের নাম').inputValue()).toBe('রঙধনু')

  await page.getByLabel('ঠিকানা').fill('বাড়ি 7')
  const again = await page.context().newPage()
  await kill(page)
  await again.goto(path)
  await expect.poll(() => again.getByLabel('ঠিকানা').inputValue()).toBe('বাড়ি 7')
  expect(await findObstacles(again, phone)).toEqual([])
  await again.getByRole('button', { name: 'সেভ করুন' }).click()
  await sees(again.getByText('সেভ হয়েছে').last())
  const { value } = await shop.prisma.setting.findUniqueOrThrow({ where: { part: 'shop' } })
  expect(value).toEqual({ name: 'রঙধনু', address: 'বাড়ি 7' })

  await again.getByLabel('ঠিকানা').fill('বাড়ি 8')
  await again.getByRole('button', { name: 'থাক' }).click()
  await expect.poll(() => again.getByLabel('ঠিকানা').inputValue()).toBe('বাড়ি 7')
  await again.reload()
  await sees(again.getByLabel('ঠিকানা'))
  expect(await again.getByLabel('ঠিকানা').inputValue()).toBe('বাড়ি 7')
  expect(await again.getByText('আগের লেখা ফিরে এসেছে।', { exact: false }).count()).toBe(0)

  // Another owner on the same device has a draft of their own.
  await again.getByLabel('ঠিকানা').fill('বাড়ি 9')
  await shop.prisma.$executeRaw`delete from staff_session where staff_id = ${id}`
  const other = await addStaff(shop.prisma, 'owner')
  await again.reload()
  await comesTo(again, '/office/signin')
  await signIn(again, other.login)
  await comesTo(again, path)
  expect(await again.getByLabel('ঠিকানা').inputValue()).toBe('বাড়ি 7')
})

test('manager sees settings and changes none, agent sees none', async () => {
  const manager = await openAsStaff(shop, 'manager', '/office/settings')
  await sees(manager.page.getByText('সেটিংস শুধু মালিক বদলাতে পারেন'))
  expect(await manager.page.getByLabel('দোকানের নাম').isDisabled()).toBe(true)
  await manager.page.getByRole('link', { name: 'নিয়মের লেখা' }).click()
  await sees(manager.page.getByText('পাতা: রিটার্ন পলিসি'))
  expect(await manager.page.locator('form :is(textarea, [contenteditable=true])').count()).toBe(0)

  const agent = await openAsStaff(shop, 'agent', '/office/more')
  expect(await agent.page.getByRole('link', { name: 'সেটিংস' }).count()).toBe(0)
})

test.each([
  ['a phone', phone],
  ['a desk', wide],
])(
  'at %s an owner words a message, sees it with the last order, and saves it',
  async (_where, size) => {
    const { page } = await openAsStaff(shop, 'owner', '/office/settings?part=texts', size)
    const kind = page.getByRole('region', { name: 'পাঠানো হয়েছে' })
    await kind.getByText('লেখা দেখুন ও বদলান').click()
    const text = kind.getByLabel('SMS-এর লেখা').first()
    await sees(text)
    await sees(kind.getByText('শেষ অর্ডার দিয়ে দেখুন'))
    // A message for a new password is about no order.
    const ofReset = page.getByRole('region', { name: 'নতুন পাসওয়ার্ড' }).getByRole('group', {
      includeHidden: true,
    })
    const chips = await ofReset.locator('.message-chips .tag').allTextContents()
    expect([...new Set(chips)]).toEqual(['লিংক', 'দোকান', 'ফোন'])
    expect(await findObstacles(page, size)).toEqual([])

    await text.fill('দাম ')
    await kind.getByRole('button', { name: 'কত টাকা দেবেন' }).first().click()
    expect(await text.inputValue()).toBe('দাম {due}')
    await sees(kind.getByText(/^দাম [\d,]+ টাকা$/))
    await text.fill('{nmae}')
    await page.getByRole('button', { name: 'সেভ করুন' }).click()
    await sees(page.getByText('nmae নামে কিছু বসানো যায় না'))
    await text.fill('দাম {due}')
    await kind.getByLabel('মেইল', { exact: true }).uncheck()
    await page.getByRole('button', { name: 'সেভ করুন' }).click()
    await sees(page.getByText('সেভ হয়েছে').last())
    const { value } = await shop.prisma.setting.findUniqueOrThrow({ where: { part: 'texts' } })
    expect(value).toMatchObject({
      shipped_mail: false,
      shipped_bn_sms: 'দাম {due}',
      placed_mail: true,
    })
  },
)

test('the link of the feed ends only after a question', async () => {
  const { page } = await openAsStaff(shop, 'owner', '/office/settings?part=texts', phone)
  const link = 'https://shop.example/feeds/products.csv?key=k'
  const sent: unknown[] = []
  await page.route('**/api/office/feed', (route) =>
    route.fulfill({ json: { message: 'success', link: sent.length ? null : link, mayBe: true } }),
  )
  await page.route('**/api/office/feed/set', (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill({ json: { message: 'success', link: null, mayBe: true } })
  })
  await page.reload()
  const feed = page.getByRole('region', { name: 'পণ্যের ফিড' })
  const dialog = page.getByRole('dialog')
  for (const name of ['নতুন লিংক', 'ফিড বন্ধ করুন']) {
    await feed.getByRole('button', { name }).click()
    await sees(dialog.getByText('এখনকার লিংকটি চিরতরে বন্ধ হবে'))
    await page.keyboard.press('Escape')
    await missesAll(dialog)
  }
  expect(sent).toEqual([])
  await feed.getByRole('button', { name: 'ফিড বন্ধ করুন' }).click()
  await dialog.getByRole('button', { name: 'ফিড বন্ধ করুন' }).click()
  await sees(feed.getByRole('button', { name: 'চালু করুন' }))
  expect(sent).toEqual([{ on: false }])
})
