import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import * as calls from '#contract/catalog'
import { screens } from '../client/routes.tsx'
import { projectRoot } from '../server/project-root.ts'
import type { FirstView } from '../server/site/document.ts'
import type { FirstViewRenderer } from '../server/site/site.ts'

const folder = join(projectRoot, 'dist', 'first-view')

test('what renders pages loads no package when it runs', () => {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  )

  const loaded = scripts.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/^(?:import|export) .*"([^"]+)";?$/gm)]
      .map(([, source = '']) => source)
      .filter((source) => !source.startsWith('.') && !isBuiltin(source)),
  )

  expect(scripts.length).toBeGreaterThan(20)
  expect(loaded).toEqual([])
})

test('a part that was kept for an answer stands in the next page as in the first', async () => {
  const { renderFirstView, answerCallsHere } = await load()
  answerCallsHere(answering('Blue saree', 'Women'))

  const first = await renderFirstView('/?nr=1')
  const second = await renderFirstView('/?nr=2')

  expect(textOf(second)).toBe(textOf(first))
  expect(textOf(first)).toMatch(/^<a class="skip-link".*Blue saree.*<footer.*Women.*<\/footer>/s)
  expect(textOf(first)).not.toContain('<template')
})

test('a part is made anew for another answer', async () => {
  const { renderFirstView, answerCallsHere } = await load()
  answerCallsHere(answering('Blue saree', 'Women'))
  await renderFirstView('/')

  answerCallsHere(answering('Red saree', 'Ladies'))
  const html = textOf(await renderFirstView('/'))

  expect(html).toMatch(/Red saree.*<footer.*Ladies.*<\/footer>/s)
  expect(html).not.toMatch(/Blue saree|Women/)
})

test.each([
  ['/', '/'],
  ['/?fbclid=IwAR0&utm_source=fb', '/'],
  ['/?page=2&keyword=saree', '/'],
  ['/cart?x', '/cart'],
  ['/no-such-screen?x=1', '/no-such-screen'],
  [
    '/search?utm_medium=x&keyword=%E0%A6%AE%E0%A6%A7%E0%A7%81&page=2',
    '/search?keyword=%E0%A6%AE%E0%A6%A7%E0%A7%81&page=2',
  ],
  [
    '/category/Saree?page=3&sort=a-z&fbclid=1&max=900&min=20',
    '/category/Saree?min=20&max=900&sort=a-z&page=3',
  ],
  [
    '/product/%E0%A6%AE%E0%A6%A7%E0%A7%81?tab=reviews&nr=1',
    '/product/%E0%A6%AE%E0%A6%A7%E0%A7%81?tab=reviews',
  ],
  ['/contact?sent', '/contact?sent='],
  ['/login?next=%2Fcart%3Fx%3D1', '/login?next=%2Fcart%3Fx%3D1'],
])('%s shows what %s shows', async (address, same) => {
  const { addressOfScreen } = await load()

  expect(addressOfScreen(address)).toBe(same)
})

test('every screen tells the parameters that it reads', () => {
  const client = join(projectRoot, 'client')
  const read = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && name !== 'routes.tsx')
    // The office's page is not rendered on the server: nothing of it is kept by its address.
    .filter((name) => !name.startsWith('office'))
    .flatMap((name) => {
      const text = readFileSync(join(client, name), 'utf8')
      if (!text.includes('SearchParams')) return []
      const asked = /(?:\.(?:get|has)\(|readNumber\(search, )'(\w+)'/g
      return [...text.matchAll(asked)].map(([, parameter]) => parameter)
    })

  const told = new Set(screens.flatMap(({ query = [] }) => query))

  expect(told.size).toBeGreaterThan(5)
  expect(new Set(read)).toEqual(told)
})

const textOf = ({ html }: FirstView) =>
  html.pieces.map((piece) => (typeof piece === 'string' ? piece : Buffer.from(piece))).join('')

async function load(): Promise<FirstViewRenderer> {
  const renderer: FirstViewRenderer = await import(
    pathToFileURL(join(folder, 'entry-server.js')).href
  )
  renderer.setShopPhone('01700-000000')
  return renderer
}

/** A shop of one product and one menu, whose answers stay the same objects as long as nothing changes. */
function answering(
  title: string,
  menu: string,
): Parameters<FirstViewRenderer['answerCallsHere']>[0] {
  const product = {
    ...{ id: 1, title, slug: 'saree', image: '/uploads/catalog/saree-800x800.webp' },
    ...{ price: 900, old_price: null, discount: null, stock: 1, minimum_order: 1 },
  }
  const bodies = new Map<string, unknown>([
    [calls.getMenus.path, { menus: [{ id: 1, menu, status: 1, categories: [] }] }],
    [calls.getBanners.path, { banners: [] }],
    [calls.getCategories.path, { categories: [] }],
    [calls.getProducts.path, { products: [product], total: 1, current_page: 1, last_page: 1 }],
  ])
  return async ({ path }) => ({ status: 200, body: bodies.get(path) })
}
