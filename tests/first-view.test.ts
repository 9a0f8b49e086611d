import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import * as calls from '#contract/catalog'
import { screens } from '../client/routes.tsx'
import { projectRoot } from '../server/machine/project-root.ts'
import { fixedScreens } from '../server/site/crawlers.ts'
import type { FirstViewRenderer } from '../server/site/site.ts'

const folder = join(projectRoot, 'dist', 'first-view')
/** Paths of reads that `answering` does not know: a screen that reads more would show nothing of it. */
const unanswered = new Set<string>()

afterEach(() => {
  const paths = [...unanswered]
  unanswered.clear()
  expect(paths).toEqual([])
})

test('the page renderer loads no package when it runs', () => {
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

test('a page shows what the answers behind it say, and nothing of the page before', async () => {
  const { renderFirstView, answerCallsHere } = await load()
  answerCallsHere(answering('Blue saree', 'Women'))
  const first = await renderFirstView('/', 'none', {})

  answerCallsHere(answering('Red saree', 'Ladies'))
  const { html } = await renderFirstView('/', 'none', {})

  expect(first.html).toMatch(/^<a class="skip-link".*Blue saree.*<footer.*Women.*<\/footer>/s)
  expect(html).toMatch(/Red saree.*<footer.*Ladies.*<\/footer>/s)
  expect(html).not.toMatch(/Blue saree|Women/)
})

test('styles of single elements are no attributes, which the policy would forbid', async () => {
  const { renderFirstView, answerCallsHere } = await load()
  answerCallsHere(answering('Blue saree', 'Women'))

  const { html } = await renderFirstView('/customer/orders', 'none', {})

  expect(html).toContain('data-style="width:min(320px, 70%);height:40px"')
  expect(html).not.toContain(' style=')
})

test('the document asks first for the picture of the first view, and for no other', async () => {
  const { renderFirstView, answerCallsHere } = await load()
  answerCallsHere(answering('Blue saree', 'Women', '/uploads/catalog/sale-1216x405.webp'))

  const { eager } = await renderFirstView('/', 'none', {})

  expect(eager?.srcSet).toMatch(/^\/uploads\/catalog\/sale-\d+x\d+\.avif \d+w/)
  expect(eager?.sizes).toContain('100vw')
})

test('a listing loads the picture of its first card before all others', async () => {
  const { renderFirstView, answerCallsHere } = await load()
  answerCallsHere(answering('Blue saree', 'Women'))

  const { html, eager } = await renderFirstView('/menu/Women', 'none', {})

  const pictures = html.match(/<img [^>]*src="\/uploads[^>]*>/g) ?? []
  expect(pictures.map((picture) => /fetchpriority="high"/i.test(picture))).toEqual([true, false])
  expect(eager?.srcSet).toContain('/uploads/catalog/saree-')
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

test('every screen names the parameters that it reads', () => {
  const client = join(projectRoot, 'client')
  const read = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && name !== 'routes.tsx')
    // The office's page is not rendered on the server, so its names are not part of the cache.
    .filter((name) => !name.startsWith('office'))
    .flatMap((name) => {
      const text = readFileSync(join(client, name), 'utf8')
      if (!text.includes('SearchParams')) return []
      const readings = /(?:\.(?:get|has)\(|readNumber\(search, )'(\w+)'/g
      return [...text.matchAll(readings)].map(([, parameter]) => parameter)
    })

  const named = new Set(screens.flatMap(({ query = [] }) => query))

  expect(named.size).toBeGreaterThan(5)
  expect(new Set(read)).toEqual(named)
})

test('the sitemap names each screen for search engines that needs no parameter', async () => {
  const { renderFirstView, answerCallsHere } = await load()
  answerCallsHere(answering('Blue saree', 'Women'))

  const shown: string[] = []
  for (const { path } of screens.filter(({ path }) => !path.includes(':'))) {
    const { head } = await renderFirstView(path, 'none', {})
    if (!head.hidden) shown.push(path)
  }

  expect(shown).toEqual(fixedScreens)
})

async function load(): Promise<FirstViewRenderer> {
  const renderer: FirstViewRenderer = await import(
    pathToFileURL(join(folder, 'entry-server.js')).href
  )
  return renderer
}

/** A shop of one product, one menu and one banner at most. */
function answering(
  title: string,
  menu: string,
  banner?: string,
): Parameters<FirstViewRenderer['answerCallsHere']>[0] {
  const product = {
    id: 1,
    title,
    slug: 'saree',
    image: '/uploads/catalog/saree-800x800.webp',
    price: 900,
    old_price: null,
    discount: null,
    stock: 1,
    minimum_order: 1,
  }
  const page = { data: [product, { ...product, id: 2 }], total: 2, current_page: 1, last_page: 1 }
  const bodies = new Map<string, unknown>([
    [calls.getMenus.path, { menus: [{ id: 1, menu, status: 1, categories: [] }] }],
    [calls.getBanners.path, { banners: banner ? [{ id: 1, banner, discount: 20 }] : [] }],
    [calls.getCategories.path, { categories: [] }],
    [calls.getProducts.path, { products: [product], total: 1, current_page: 1, last_page: 1 }],
    [calls.listMenu.path, { products: page, tags: [] }],
  ])
  return async ({ path }) => {
    if (!bodies.has(path)) unanswered.add(path)
    return { status: 200, body: bodies.get(path) }
  }
}
