import { expect, test } from 'vitest'
import { askRaw } from '../support/raw-request.ts'
import { ownStage } from './support/stage.ts'

const { url } = await ownStage()
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askRaw(url, method, path, headers)

test.each(['/office', '/office/', '/office/orders?queue=call', '/office/no/such/screen'])(
  '%s answers the document of the office',
  async (path) => {
    const page = await ask(path)

    expect(page).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'x-robots-tag': 'noindex, nofollow',
        'cache-control': 'no-cache',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      },
    })
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self';/)
    expect(page.headers['content-security-policy']).toContain("img-src 'self' data: blob:;")
    expect(page.text).toBe((await ask('/office')).text)
    expect(page.text).toContain('<div id="root"></div>')
    expect((await ask(path, { 'If-None-Match': String(page.headers.etag) })).status).toBe(304)
  },
)

test('an address of the office is not answered with a kept screen of the shop', async () => {
  await ask('/office-of-nobody?fbclid=1')
  const shop = await ask('/office-of-nobody?fbclid=2')
  const office = await ask('/office/orders?fbclid=2')

  expect(shop.status).toBe(404)
  expect(shop.headers['x-robots-tag']).toBeUndefined()
  expect(office.headers['x-robots-tag']).toBe('noindex, nofollow')
})

test('files of the office are immutable, compressed, and only at their addresses', async () => {
  const [script = '', sheet = ''] = ['js', 'css'].map((kind) => fileOf(kind, pageText))

  const packed = await ask(script, { 'Accept-Encoding': 'br' })
  expect(packed).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    },
  })
  expect((await ask(sheet)).headers['content-type']).toBe('text/css; charset=utf-8')
  expect((await ask('/office/assets/lost-12345678.js')).status).toBe(404)
  expect((await ask(script.replace('/office', ''))).status).toBe(404)
})
const pageText = (await ask('/office')).text

test('office page refuses POST and crawlers', async () => {
  expect((await ask('/office', {}, 'POST')).status).toBe(405)
  expect((await ask('/office', {}, 'HEAD')).status).toBe(200)
  expect((await ask('/robots.txt')).text).toContain('\nDisallow: /office\n')
})

function fileOf(kind: string, text: string): string {
  return new RegExp(`/office/assets/[\\w.-]+\\.${kind}`).exec(text)?.[0] ?? ''
}

test('the documents that the builds make are no addresses', async () => {
  const shop = await ask('/index.html')

  expect(shop.status).toBe(404)
  expect(shop.text).not.toContain('%SHOP_FACTS%')
  expect((await ask('/office/index.html')).text).toBe(pageText)
})
