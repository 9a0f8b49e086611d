import { readdirSync, readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import express from 'express'
import supertest from 'supertest'
import { expect, test, vi } from 'vitest'
import { login } from '#contract/customers'
import { fetchPicture } from '#contract/office/drafts'
import { signIn } from '#contract/office/staff'
import { addReview } from '#contract/reviews'
import { variableNames } from '../../server/config/environment.ts'
import { Cache } from '../../server/database/cache.ts'
import { projectRoot } from '../../server/machine/project-root.ts'
import { langForm } from '../../server/site/lang-form.ts'
import { openPhotoHosts, picturesFrom } from '../../server/site/photo-hosts.ts'
import { theirPassword } from '../support/make.ts'
import { openStaff, staffPassword } from '../support/office.ts'
import { jpeg } from '../support/pictures.ts'
import { askRaw } from '../support/raw-request.ts'
import { openShop, type Visitor } from '../support/shop.ts'

const plain = await openShop()
const shop = await openShop({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1' })
await shop.stored.write('catalog/ten.webp', Buffer.from('0123456789'))

const requests: [method: string, path: string, status: number][] = [
  ['GET', '/api/get/category', 200],
  ['GET', '/api/customer', 401],
  ['POST', '/api/login', 422],
  ['GET', '/api/nothing', 404],
  ['DELETE', '/api/customer', 405],
  ['GET', '/uploads/catalog/ten.webp', 200],
  ['GET', '/uploads/catalog/eleven.webp', 404],
  ['GET', '/healthz', 200],
  ['GET', '/readyz', 200],
  ['GET', '/sitemap.xml', 200],
  ['GET', '/robots.txt', 200],
  ['GET', '/made-up', 404],
]

test.each(requests)(
  '%s %s, a %i, tells browsers to come by https',
  async (method, path, status) => {
    const twice = [await askRaw(shop.url, method, path), await askRaw(shop.url, method, path)]

    for (const answer of twice) {
      expect(answer.status).toBe(status)
      expect(answer.headers['strict-transport-security']).toBe('max-age=31536000')
    }
  },
)

test.each(requests)(
  '%s %s says nothing of https where the shop is reached by http',
  async (...call) => {
    const { headers } = await askRaw(plain.url, call[0], call[1])

    expect(headers).not.toHaveProperty('strict-transport-security')
  },
)

const claims = readFileSync(join(projectRoot, 'SECURITY.md'), 'utf8')
const rows = claims.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
const inTicks = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
/** The other cells of the table's rows that start with this one. */
const claimed = (first: string) =>
  rows.filter(([, cell]) => cell === first).map(([, , ...others]) => others)
const secure = await openShop({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '1' })

/** Cookies of all acts that set one, by name. */
async function cookiesOf(shop: typeof plain, isSecure: boolean) {
  const visitor: Visitor = shop.visitor()
  const how = isSecure ? { headers: { 'X-Forwarded-Proto': 'https' } } : {}
  const { email } = await shop.make.customer()
  const staff = await openStaff(shop).account('agent')
  const form = express().use(langForm((_request, _response, next) => next(), String, isSecure))
  const answers = [
    await visitor.ask(login, { email, password: theirPassword }, how),
    await visitor.ask(signIn, { login: staff.login, password: staffPassword }, how),
    await supertest(form).post('/lang').type('form').send({ lang: 'en', back: '/' }),
  ]
  return answers
    .flatMap(({ headers }) => headers['set-cookie'] ?? [])
    .map((cookie: string) => {
      const [pair = '', ...attributes] = cookie.split('; ')
      const days = attributes.map((each) => /^Max-Age=(\d+)/.exec(each)?.[1]).find(Boolean)
      const expires = attributes.map((each) => /^Expires=(.*)/.exec(each)?.[1]).find(Boolean)
      const seconds = days ?? (Date.parse(expires ?? '') - Date.now()) / 1000
      return {
        name: pair.split('=')[0],
        attributes: [
          ...attributes.filter((each) => !/^(Max-Age|Expires)/.test(each)),
          `${Math.round(Number(seconds) / 86_400)} days`,
        ].sort(),
      }
    })
}

test('the cookies are those of SECURITY.md, over https and over http', async () => {
  const named = claimed('cookie').map(([names, attributes = '']) => {
    const [overHttps, overHttp] = inTicks(names)
    return { overHttps, overHttp, attributes: attributes.split(', ').sort() }
  })

  const overHttps = await cookiesOf(secure, true)
  const overHttp = await cookiesOf(plain, false)

  const byName = (a: { name?: string | undefined }, b: typeof a) =>
    `${a.name}`.localeCompare(`${b.name}`)
  expect(overHttps.sort(byName)).toEqual(
    named.map(({ overHttps: name, attributes }) => ({ name, attributes })).sort(byName),
  )
  expect(overHttp.sort(byName)).toEqual(
    named
      .map(({ overHttp: name, attributes }) => ({
        name,
        attributes: attributes.filter((each) => each !== 'Secure'),
      }))
      .sort(byName),
  )
})

test('the pages store what SECURITY.md names', () => {
  const sources = readdirSync(join(projectRoot, 'client'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && name !== 'ui/state/stored-text.ts')
    .map((name) => readFileSync(join(projectRoot, 'client', name), 'utf8'))
  const storedIn = (area: 'local' | 'session') => {
    const stored = sources.flatMap((source) => [
      ...[...source.matchAll(/openStoredText\('(\w+)', '([\w-]+)'\)/g)].flatMap(
        ([, where, name]) => (where === area ? [`shop.${name}`] : []),
      ),
      ...(source.includes(`${area}Storage`)
        ? [...source.matchAll(/const (?:\w*Key|prefix) = '([^']+)'/g)].map(([, name = '']) => name)
        : []),
    ])
    return [...new Set(stored)].sort()
  }
  const databases = sources.filter((source) => source.includes('indexedDB.open('))

  for (const area of ['local', 'session'] as const) {
    const names = claimed(`${area}Storage`).flatMap(([cell]) => inTicks(cell))
    expect(storedIn(area)).toEqual(names.sort())
  }
  expect(databases.map((source) => /const name = '(\w+)'/.exec(source)?.[1])).toEqual(
    claimed('IndexedDB').flatMap(([cell]) => inTicks(cell)),
  )
})

test('a page may ask no other host but for customers’ photos', async () => {
  await plain.make.customer({ photo: 'https://photos.example/me.jpg' })
  const cache = new Cache(plain.changes, 1_000_000)

  const { headers } = await plain.visitor().agent.get('/robots.txt')
  const policy = String(headers['content-security-policy'])
  const pictures = picturesFrom((await openPhotoHosts(plain.prisma, cache)()) ?? [])

  const sources = policy.split(';').flatMap((each) => each.trim().split(' ').slice(1))
  expect([...new Set(sources)].sort()).toEqual(["'none'", "'self'", 'blob:', 'data:'])
  expect(pictures).toBe("img-src 'self' https://photos.example")
  expect(claimed('pages, by their policy').join()).toMatch(/photos.*, at most 30/)
})

test('the server connects to its database, its bucket, and links of staff alone', async () => {
  const hosts = new Set<string>()
  const connecting = vi.spyOn(Socket.prototype, 'connect')
  const customer = await plain.customer()
  const manager = await openStaff(plain).signedIn('manager')
  const product = await plain.make.product()
  const files = [{ bytes: await jpeg() }]

  await customer.ask(addReview, { product_id: product.id, review: 'Good' }, { files })
  const fetched = await manager.ask(
    fetchPicture,
    { url: 'https://pictures.invalid/a.jpg' },
    { headers: { 'Idempotency-Key': 'a-link-of-staff' } },
  )
  await plain.tidy()

  for (const call of connecting.mock.calls.flat(2)) {
    const host = typeof call === 'string' ? call : Object(call).host
    if (typeof host === 'string') hosts.add(host)
  }
  connecting.mockRestore()
  expect(fetched).toBeRefused(422)
  expect([...hosts].filter((host) => !/^(127\.0\.0\.1|localhost)$/.test(host))).toEqual([
    'pictures.invalid',
  ])
  const [[to] = []] = claimed('the server')
  const addresses = variableNames.filter((name) => /_URL$/.test(name) && name !== 'PUBLIC_URL')
  expect(inTicks(to).sort()).toEqual(addresses.sort())
  expect(to).toContain('links that staff give')
})
