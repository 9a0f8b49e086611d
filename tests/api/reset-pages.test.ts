// Over 200 lines: every case of a link's page, with one way to make a link.

import { expect, test } from 'vitest'
import { login, getCustomer as whoAmI } from '#contract/customers'
import * as calls from '#contract/office/customers'
import { theirPassword } from '../support/make.ts'
import { openStaff } from '../support/office.ts'
import { openShop } from '../support/shop.ts'

const lines: string[] = []
const shop = await openShop({ RATE_LIMIT: 'on', hears: (line) => void lines.push(line) })
const manager = await openStaff(shop).signedIn('manager')
const chosen = 'ten green looms'

/** A new customer's link, opened as in a browser. */
async function linkFor(given: { id: number }) {
  const answer = await manager.ask(calls.resetCustomer, { id: given.id })
  expect(answer.body.link).toMatch(new RegExp(`^${shop.url}/reset/[\\w-]{43}$`))
  return new URL(answer.body.link).pathname
}
const open = (path: string) => shop.visitor().agent.get(path)
const post = (path: string, typed: Record<string, string>, headers: Record<string, string> = {}) =>
  shop.visitor().agent.post(path).set(headers).type('form').send(typed)
const twice = (password: string) => ({ password, password_confirmation: password })
const opens = async (email: string, password: string) =>
  (await shop.visitor().ask(login, { email, password })).status === 200

test('a link sets a new password once, and ends the sessions of the customer', async () => {
  const customer = await shop.customer()
  const path = await linkFor(customer)

  const form = await open(path)
  expect(form.status).toBe(200)
  expect(form.text).toContain('নতুন পাসওয়ার্ড')
  expect(form.text).toContain('New password')
  expect(form.text).not.toContain('<script')
  expect(form.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect((await open(path)).status).toBe(200)
  const done = await post(path, twice(chosen), { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' })

  expect(done.status).toBe(200)
  expect(done.text).toContain('href="/login"')
  expect(await opens(customer.email, chosen)).toBe(true)
  expect(await opens(customer.email, theirPassword)).toBe(false)
  expect(await customer.ask(whoAmI)).toBeRefused(401)
  expect(await shop.prisma.passwordReset.count({ where: { customerId: customer.id } })).toBe(0)
})

/** The texts of a page, without the name of the shop. */
const readOn = (html: string) =>
  html.replace(/<style>.*?<\/style>|<header.*?<\/header>|<[^>]+>/gs, ' ').trim()

test.each([
  { lang: 'bn', other: /[a-z]/i },
  { lang: 'en', other: /\p{Script=Bengali}/u },
])('to a reader of $lang the pages speak it alone', async ({ lang, other }) => {
  const path = await linkFor(await shop.customer())
  const chose = { Cookie: `lang=${lang}` }
  const pages = [
    await open(path).set(chose),
    await post(path, twice('short'), chose),
    await post(path, { ...twice(chosen), password_confirmation: 'ten red looms' }, chose),
    await post(path, twice(chosen), chose),
    await open(path).set(chose),
  ]

  expect(pages.map(({ status }) => status)).toEqual([200, 422, 422, 200, 404])
  // This shop writes mails, into a folder: it sends a new link itself.
  expect(pages.at(-1)?.text).toContain('href="/forgot"')
  for (const { text } of pages) {
    expect(text).toContain(`<html lang="${lang}">`)
    expect(readOn(text)).toMatch(/\p{L}{3}/u)
    expect(readOn(text)).not.toMatch(other)
  }
})

test('unknown, used, late and replaced link get the same answer', async () => {
  const [used, late, replaced] = await Promise.all([1, 2, 3].map(() => shop.make.customer()))
  const paths = [`/reset/${'x'.repeat(43)}`, '/reset/short']
  paths.push(await linkFor(used), await linkFor(late), await linkFor(replaced))
  await post(paths[2] ?? '', twice(chosen))
  await shop.prisma.passwordReset.updateMany({
    where: { customerId: late.id },
    data: { until: new Date(Date.now() - 1000) },
  })
  const good = await linkFor(replaced)

  const answers = []
  for (const path of paths) answers.push(await open(path), await post(path, twice('other looms')))

  for (const { status } of answers) expect(status).toBe(404)
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(await opens(late.email, theirPassword)).toBe(true)
  expect((await open(good)).status).toBe(200)
})

test('a customer who guessed too often before is let in with the new password', async () => {
  const customer = await shop.make.customer()
  const { email } = customer
  const tryAll = async () => {
    const tried = []
    for (let nr = 0; nr < 11; nr++) {
      tried.push((await shop.visitor().ask(login, { email, password: 'forgotten' })).status)
    }
    return tried.at(-1)
  }
  expect(await tryAll()).toBe(429)

  await post(await linkFor(customer), twice(chosen))

  expect(await opens(email, chosen)).toBe(true)
  expect(await tryAll()).toBe(429)
})

test('a link stays good where the counters of guesses cannot be forgiven', async () => {
  const customer = await shop.make.customer()
  const path = await linkFor(customer)
  await shop.pool.query(`create rule stuck as on delete to rate_limit do instead select 1 / 0`)

  const failed = await post(path, twice(chosen))
  await shop.pool.query('drop rule stuck on rate_limit')

  expect(failed.status).toBe(500)
  expect(await opens(customer.email, theirPassword)).toBe(true)
  expect((await post(path, twice(chosen))).status).toBe(200)
  expect(await opens(customer.email, chosen)).toBe(true)
})

test.each([
  [{ password: 'short', password_confirmation: 'short' }, 'The password must have 8 to 128'],
  [{ password: chosen, password_confirmation: 'ten red looms' }, 'confirmation does not match'],
  [{ password: chosen }, 'confirmation does not match'],
  [{}, 'Please enter the password'],
])('password %j is refused, the link stays valid', async (typed, sentence) => {
  const customer = await shop.make.customer()
  const path = await linkFor(customer)

  const refused = await post(path, typed as Record<string, string>)

  expect(refused.status).toBe(422)
  expect(refused.text).toContain(sentence)
  expect(refused.text).toContain('<form')
  expect(await opens(customer.email, theirPassword)).toBe(true)
  expect((await post(path, twice(chosen))).status).toBe(200)
})

test('form of another site sets no password', async () => {
  const customer = await shop.make.customer()
  const path = await linkFor(customer)

  const fromThere = await post(path, twice(chosen), { Origin: 'https://other.example' })
  const crossSite = await post(path, twice(chosen), {
    Origin: 'null',
    'Sec-Fetch-Site': 'cross-site',
  })

  expect([fromThere.status, crossSite.status]).toEqual([403, 403])
  expect(await opens(customer.email, theirPassword)).toBe(true)
})

test('one of two who use a link at once sets the password', async () => {
  const customer = await shop.make.customer()
  const path = await linkFor(customer)

  const both = await Promise.all([1, 2].map((nr) => post(path, twice(`${chosen} ${nr}`))))

  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
})

test('token is in no database row, log or audit', async () => {
  const customer = await shop.make.customer()
  const path = await linkFor(customer)
  const token = path.slice('/reset/'.length)
  await open(`${path}?from=mail`)
  await open(path.replace('reset', 'RESET'))
  await post(path, twice(chosen))

  await expect
    .poll(() => lines.filter((line) => line.includes('eset/***')).length)
    .toBeGreaterThan(2)
  expect(lines.join()).not.toContain(token)
  expect(lines.join()).toContain('password_changed')
  const entries = await shop.prisma.auditEntry.findMany({
    where: { entity: 'password_reset', entityId: String(customer.id) },
    omit: { id: true },
  })
  expect(entries).toMatchObject([
    { act: calls.resetCustomer.path, after: { token_hash: 'secret' } },
  ])
  expect(JSON.stringify(entries)).not.toContain(token)
  expect(await shop.prisma.officeReply.count()).toBe(0)
})

test('an address that tries too many links must wait', async () => {
  expect((await open('/reset/guess')).status).toBe(404)
  await shop.prisma
    .$executeRaw`update rate_limit set points = 1000 where key like 'resetLinksPerAddress%'`
  const last = await open('/reset/guess')
  expect(last.headers['retry-after']).toMatch(/^\d+$/)
  expect(last.text).toContain('Too many tries')
})
