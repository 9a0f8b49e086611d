import { existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { login } from '#contract/customers'
import { acceptInvite, getMe } from '#contract/office/staff'
import { readConfig } from '../../server/config/config.ts'
import { openDemoOffice } from '../../server/demo/demo-office.ts'
import { settleDemoPassword } from '../../server/demo/demo-password.ts'
import { warnOfDemo } from '../../server/demo/demo-warning.ts'
import { openDemoShop } from '../../server/demo/open-demo.ts'
import { removeDemo } from '../../server/demo/remove-demo.ts'
import { openStorage } from '../../server/pictures/open-storage.ts'
import { seedDemo } from '../support/demo.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const { prisma } = shop
const dataDir = join(shop.uploadsDir, '..')
const email = 'demo@nokshihaat.example'
const own = { dataDir, databaseUrl: undefined, demoPassword: undefined }
const rented = { ...own, databaseUrl: shop.databaseUrl }
const seed = () => seedDemo(prisma)
const opens = async (password: string) =>
  (await shop.visitor().ask(login, { email, password })).status === 200
const remove = () => prisma.$transaction((tx) => removeDemo(tx), { timeout: 60_000 })
const keptPath = join(dataDir, 'demo-password')

test.each([
  [{}, true],
  [{ DATABASE_URL: shop.databaseUrl }, false],
  [{ DATABASE_URL: shop.databaseUrl, DEMO: 'on' }, true],
  [{ DEMO: 'off' }, false],
  [{ PUBLIC_URL: 'http://shop.example' }, false],
  [{ TRUST_PROXY: '1' }, false],
  [{ PUBLIC_URL: 'http://shop.example', DEMO: 'on' }, true],
])('with %o the demo shop is loaded: %s', (environment, isLoaded) => {
  const settings = { UPLOADS_DIR: shop.uploadsDir, DATA_DIR: dataDir, NODE_ENV: 'test' }
  const config = readConfig({ ...settings, SESSION_SECRET: 'x'.repeat(16), ...environment })

  expect(config.demo).toBe(isLoaded)
})

test('a DEMO_PASSWORD that is too short stops the start, and is not printed', () => {
  expect(() => readConfig({ DEMO_PASSWORD: 'short' })).toThrow(
    /^DEMO_PASSWORD is set to "…".*8 to 128 characters/,
  )
})

test('the demo customer’s password is random, kept in a file of its owner alone, and printed at each start', async () => {
  await seed()

  const password = await settleDemoPassword(prisma, own)

  expect(password).toMatch(/^[0-9a-f]{16}$/)
  expect(await opens(String(password))).toBe(true)
  expect(await opens('nokshi-demo-2026')).toBe(false)
  expect(readFileSync(keptPath, 'utf8')).toBe(`${password}\n`)
  expect(statSync(keptPath).mode & 0o777).toBe(0o600)
  expect(await settleDemoPassword(prisma, own)).toBe(password)
})

test('demo password of an earlier version, which was stored nowhere, is replaced', async () => {
  const before = String(await settleDemoPassword(prisma, own))
  rmSync(keptPath)

  const password = String(await settleDemoPassword(prisma, own))

  expect(password).not.toBe(before)
  expect([await opens(before), await opens(password)]).toEqual([false, true])
})

test('demo password of an operator’s database is printed once and stored nowhere', async () => {
  rmSync(keptPath, { force: true })
  await prisma.customer.update({ where: { emailKey: email }, data: { passwordHash: '!' } })

  const passwords = await Promise.all([1, 2, 3].map(() => settleDemoPassword(prisma, rented)))

  expect(passwords.filter((password) => password !== null)).toHaveLength(1)
  expect(await opens(String(passwords.find((password) => password !== null)))).toBe(true)
  expect(await settleDemoPassword(prisma, rented)).toBeNull()
  expect(existsSync(keptPath)).toBe(false)
})

test('DEMO_PASSWORD sets the demo password, at the first start or a later one', async () => {
  const chosen = { ...rented, demoPassword: 'chosen-by-us' }

  expect(await settleDemoPassword(prisma, chosen)).toBe('chosen-by-us')
  expect(await settleDemoPassword(prisma, chosen)).toBe('chosen-by-us')
  expect(await opens('chosen-by-us')).toBe(true)
})

test('a real shop is warned while the demo stands in its database, a laptop is not', async () => {
  const local = { databaseUrl: undefined, publicUrl: undefined, trustProxy: 0 }
  const warning =
    /^the demo customer demo@nokshihaat.example and the demo's promo codes WELCOME50, EID100 /

  expect(await warnOfDemo(prisma, local)).toBeNull()
  expect(await warnOfDemo(prisma, { ...local, publicUrl: 'https://shop.example' })).toMatch(warning)
  expect(await warnOfDemo(prisma, { ...local, trustProxy: 1 })).toMatch(warning)
  expect(await warnOfDemo(prisma, { ...local, databaseUrl: shop.databaseUrl })).toMatch(warning)
})

test('the demo is taken out, and what is the shop’s own stays', async () => {
  await seed()
  const bySlug = (slug: string) => prisma.product.findUniqueOrThrow({ where: { slug } })
  const sold = await bySlug('dhakai-jamdani-saree')
  const reviewed = await bySlug('ceramic-coffee-mug')
  const renamed = await prisma.product.update({
    where: { slug: 'sports-cap-adjustable' },
    data: { title: 'Our own cap' },
  })
  const mine = await shop.make.product()
  const customer = await shop.customer()
  const order = await shop.make.order({
    customerId: customer.id,
    lineGiven: { productId: sold.id },
    promoCode: 'EID100',
  })
  const promo = await prisma.promo.findUniqueOrThrow({ where: { code: 'EID100' } })
  await prisma.promoRedemption.create({
    data: { promoId: promo.id, orderId: order.id, customerId: customer.id, useNr: 1 },
  })
  await prisma.promo.update({ where: { id: promo.id }, data: { redeemed: { increment: 1 } } })
  const words = { productId: reviewed.id, customerId: customer.id, review: 'Good' }
  await prisma.review.create({ data: words })

  const removed = await remove()

  const left = await prisma.product.findMany({ select: { id: true }, orderBy: { id: 'asc' } })
  const stay = [sold, reviewed, renamed, mine].map(({ id }) => id).sort((a, b) => a - b)
  expect(left.map(({ id }) => id)).toEqual(stay)
  expect(await prisma.order.findMany({ select: { id: true } })).toEqual([{ id: order.id }])
  expect(await prisma.customer.findMany({ select: { id: true } })).toEqual([{ id: customer.id }])
  expect(await prisma.review.count()).toBe(1)
  expect(await prisma.promo.findMany({ select: { code: true } })).toEqual([{ code: 'EID100' }])
  expect(await warnOfDemo(prisma, { ...rented, publicUrl: undefined, trustProxy: 0 })).toBeNull()
  const kept = removed.find(({ what }) => what === 'products')?.kept
  expect(kept?.sort()).toEqual([
    'ceramic-coffee-mug',
    'dhakai-jamdani-saree',
    'sports-cap-adjustable',
  ])
  expect((await remove()).map(({ gone }) => gone)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
})

test('the demo on a laptop prints a way into its office, until somebody has chosen a password', async () => {
  const here = { databaseUrl: undefined, publicUrl: undefined, host: '127.0.0.1', trustProxy: 0 }
  const laptop = { ...here, port: 3000 }
  expect(await openDemoOffice(prisma, { ...laptop, databaseUrl: shop.databaseUrl })).toBeNull()
  expect(await openDemoOffice(prisma, { ...laptop, publicUrl: 'https://shop.example' })).toBeNull()
  expect(await openDemoOffice(prisma, { ...laptop, host: '0.0.0.0' })).toBeNull()
  expect(await openDemoOffice(prisma, { ...laptop, trustProxy: 1 })).toBeNull()

  const link = await openDemoOffice(prisma, laptop)

  expect(link).toMatch(/^http:\/\/localhost:3000\/office\/invite#/)
  const owner = shop.visitor()
  const accepted = await owner.ask(acceptInvite, {
    token: link?.split('#')[1],
    password: 'a loom of many threads',
  })
  expect(accepted.body.staff.role).toBe('owner')
  expect(await openDemoOffice(prisma, laptop)).toBeNull()
  await remove()
  expect(await owner.ask(getMe)).toBeRefused(401)
  expect(await openDemoOffice(prisma, laptop)).toBeNull()
})

test('new demo shop sends no messages', async () => {
  const empty = await openShop()
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: empty.databaseUrl,
    SESSION_SECRET: 'x'.repeat(16),
    UPLOADS_DIR: empty.uploadsDir,
    DATA_DIR: empty.folder,
  })
  await openDemoShop(empty.prisma, await openStorage(config), config)
  await empty.outbox.work()

  expect(await empty.prisma.order.count()).toBeGreaterThan(100)
  expect(await empty.prisma.outboxMessage.count()).toBe(0)
}, 60_000)
