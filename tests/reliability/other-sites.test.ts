import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { allCalls } from '#contract/all'
import type { Call } from '#contract/endpoint'
import { fillPath } from '../support/ask.ts'
import { wholeChromiumOptions } from '../support/chromium.ts'
import { fillCart } from '../support/shopping.ts'
import { noteFigures } from './support/figures.ts'
import { openServers } from './support/servers.ts'

const shop = await openServers()
/** For browsers 127.0.0.1 is another site than localhost, another port only another origin. */
const shopUrl = shop.url.replace('127.0.0.1', 'localhost')
const browser: Browser = await chromium.launch(wholeChromiumOptions)
const evil = await serve('<!doctype html><title>A page elsewhere</title>')
const evilPort = (evil.address() as AddressInfo).port
afterAll(async () => {
  await browser.close()
  evil.close()
})

const { buyer, carts } = await fillCart(shop, [{ quantity: 3 }, {}, {}])
const order = await shop.make.order({ customerId: buyer.id })
const { code } = await shop.make.promo()
const changing = Object.entries(allCalls).filter(([, { call }]) => call.changes)
const right = {
  product_id: carts[0]?.productId,
  quantity: 1,
  cart_id: carts[0]?.id,
  cartId: carts[0]?.id,
  carts: carts.map(({ id }) => ({ id })),
  promo: code,
  fee: 60,
  promo_code: code,
  order_id: order.id,
  reason: 'late',
  review: 'Bad',
  subject: 'Hi',
  message: 'Hello',
  name: 'Evil',
  number: '01712345678',
  address: 'Elsewhere',
  email: 'evil@example.com',
  password: 'nokshi kantha',
  password_confirmation: 'nokshi kantha',
}

async function serve(page: string): Promise<Server> {
  const server = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/html').end(page),
  )
  await new Promise<void>((done) => server.listen(0, done))
  return server
}

/** All data that a forged request could change. */
async function everything(): Promise<string> {
  const tables =
    'customer address cart_line orders order_line cancellation review message session promo'
  const rows = []
  for (const table of tables.split(' ')) {
    rows.push((await shop.pool.query(`select * from ${table} order by 1`)).rows)
  }
  return JSON.stringify(rows)
}

/** Number of requests answered with a 403 so far. */
async function refusals(): Promise<number> {
  const metrics = await (await fetch(`${shop.url}/metrics`)).text()
  const counts = metrics.matchAll(
    /^http_request_duration_seconds_count\{[^}]*status="403"[^}]*\} (\d+)/gm,
  )
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

/** Sends in every way that a page has; `body` is the call's input. */
async function tryEverything(page: Page, call: Call) {
  const { path, rest } = fillPath(call.path, right)
  const url = shopUrl + path
  await page.evaluate(
    async ({ url, method, fields }) => {
      const json = JSON.stringify(fields)
      const texts = Object.entries(fields).map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ])
      const quiet = (promise: Promise<unknown>) => promise.catch(() => {})
      const body = method === 'GET' ? {} : { body: json }
      for (const mode of ['cors', 'no-cors'] as const) {
        await quiet(fetch(url, { method, mode, credentials: 'include', ...body }))
        if (method === 'GET') continue
        const form = new URLSearchParams(texts)
        await quiet(fetch(url, { method, mode, credentials: 'include', body: form }))
        const headers = { 'Content-Type': 'application/json' }
        await quiet(fetch(url, { method, mode, credentials: 'include', headers, body: json }))
      }
      if (method !== 'GET') navigator.sendBeacon(url, json)
      const load = (tag: string, name: string) =>
        new Promise((done) => {
          const element = document.createElement(tag)
          element.addEventListener('load', done)
          element.addEventListener('error', done)
          element.setAttribute(name, url)
          document.body.append(element)
          setTimeout(done, 300)
        })
      if (method === 'GET') {
        for (const tag of ['img', 'script', 'iframe', 'embed', 'video']) await load(tag, 'src')
      }
      const frame = document.createElement('iframe')
      frame.name = 'target'
      const form = document.createElement('form')
      Object.assign(form, { action: url, method, target: 'target' })
      for (const [name, value] of texts) {
        const field = document.createElement('input')
        Object.assign(field, { name, value })
        form.append(field)
      }
      document.body.append(frame, form)
      form.submit()
      await new Promise((done) => setTimeout(done, 150))
    },
    { url, method: call.method, fields: rest },
  )
}

/** The shopper's own browser at a page. */
async function openAt(url: string): Promise<Page> {
  const context = await browser.newContext()
  const [name = '', value = ''] = buyer.cookie.split('=')
  await context.addCookies([
    { name, value, domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Strict' },
  ])
  const page = await context.newPage()
  await page.goto(url)
  return page
}

test.each([
  ['another site', `http://127.0.0.1:${evilPort}/`],
  ['the same host at another port', `http://localhost:${evilPort}/`],
])('a page of %s changes nothing', async (_where, url) => {
  const page = await openAt(url)
  const before = await everything()
  const refusedBefore = await refusals()

  for (const [, { call }] of changing) await tryEverything(page, call)
  // A navigation is tried too, with all that a click sends.
  for (const [, { call }] of changing.filter(([, each]) => each.call.method === 'GET')) {
    await page.goto(url)
    const leaving = page.waitForNavigation()
    await page.evaluate((to) => location.assign(to), shopUrl + fillPath(call.path, right).path)
    await leaving
  }

  // Each call was tried in more than two ways, and the requests reached the guard.
  await expect
    .poll(refusals, { timeout: 5000 })
    .toBeGreaterThan(refusedBefore + 2 * changing.length)
  expect(await everything()).toBe(before)
  await page.context().close()
})

test('a picture or a link in our own page changes nothing either', async (context) => {
  const page = await openAt(`${shopUrl}/return-policy`)
  const before = await everything()

  for (const { id } of carts) {
    await page.evaluate(
      (path) =>
        new Promise((done) => {
          const image = new Image()
          image.addEventListener('load', done)
          image.addEventListener('error', done)
          image.src = path
        }),
      `/api/delete/cart/${id}`,
    )
  }

  expect(await everything()).toBe(before)
  const removed = await page.evaluate(
    async (path) => (await fetch(path)).status,
    `/api/delete/cart/${carts[0]?.id}`,
  )
  expect(removed).toBe(200)
  await page.context().close()
  noteFigures(context, `${changing.length} changing calls in every way a page has, nothing changed`)
})
