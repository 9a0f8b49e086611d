// Over 200 lines: the model of the products, the acts that change it and the visitor's reads.
import { expect, test } from 'vitest'
import * as catalog from '#contract/catalog'
import type { Call } from '#contract/endpoint'
import * as catalogue from '#contract/office/catalogue'
import * as products from '#contract/office/products'
import type { Fields } from '../support/ask.ts'
import { findDifferences } from '../support/derived.ts'
import { openStaff } from '../support/office.ts'
import { addLoosePicture, openProductForm } from '../support/product-form.ts'
import { fewOr } from '../support/rounds.ts'
import { openShop, type Visitor } from '../support/shop.ts'

const shop = await openShop()
const otherProcess = await openShop({ on: shop })
const manager = await openStaff(shop).signedIn('manager')
const { saved } = openProductForm(shop.prisma, manager)
const square = await addLoosePicture(shop.prisma)
const writes = fewOr(160, 500)

type CatalogueEntry = { id: number; name: string }
type Product = {
  id: number
  slugs: [now: string, ...former: string[]]
  word: string
  price: number
  isOff: boolean
  categories: Set<Category>
  tags: Set<CatalogueEntry>
}
type Category = CatalogueEntry & { menu: CatalogueEntry }

let made = 0
/** Only letters, with large distances: search forgives one wrong letter. */
const newWord = () =>
  `${made++}`
    .replace(/./g, (digit) => 'bo du fi ga he ji ku lo mu na'.split(' ')[+digit] ?? '')
    .repeat(2)
const pick = <T>(some: Iterable<T>): T => {
  const all = [...some]
  return all[Math.floor(Math.random() * all.length)] as T
}

const menus: CatalogueEntry[] = []
const categories: Category[] = []
const tags: CatalogueEntry[] = []
const sold: Product[] = []
for (let nr = 0; nr < 2; nr++) {
  const { id, menu } = await shop.make.menu({ menu: newWord() })
  menus.push({ id, name: menu })
}
for (let nr = 0; nr < 4; nr++) {
  const menu = pick(menus)
  const { id, category } = await shop.make.category({ menuId: menu.id, category: newWord() })
  categories.push({ id, name: category, menu })
}
for (let nr = 0; nr < 4; nr++) {
  const { id, tag } = await shop.make.tag({ tag: newWord() })
  tags.push({ id, name: tag })
}
for (let nr = 0; nr < 8; nr++) {
  const [word, category, tag] = [newWord(), pick(categories), pick(tags)]
  const { id, slug } = await shop.make.product({
    title: word,
    slug: word,
    priceTaka: 500,
    categoryIds: [category.id],
    tagIds: [tag.id],
  })
  sold.push({
    id,
    slugs: [slug],
    word,
    price: 500,
    isOff: false,
    categories: new Set([category]),
    tags: new Set([tag]),
  })
}

const versionOf = async ({ id }: Product): Promise<number> =>
  (await manager.ask(products.getOfficeProduct, { id })).body.product.v
const save = async (product: Product, changes: Fields) =>
  saved(changes, { id: product.id, v: await versionOf(product) })
async function ask(call: Call, input: Fields) {
  const answer = await manager.ask(call, input)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body
}
async function entryVersion(kind: 'menus' | 'categories' | 'tags', id: number): Promise<number> {
  const all = (await ask(catalogue.getCatalogue, {})).shelves
  const rows =
    kind === 'categories' ? all.menus.flatMap((menu: Fields) => menu.categories) : all[kind]
  return rows.find((row: CatalogueEntry) => row.id === id).v
}

/** Each writes once by a call of the office, and changes the model accordingly. */
const acts: ((product: Product) => Promise<unknown>)[] = [
  (product) => {
    product.word = newWord()
    return save(product, { title: product.word })
  },
  (product) => {
    product.price = 100 + Math.floor(Math.random() * 900)
    return save(product, { price: product.price })
  },
  (product) => {
    product.slugs.unshift(newWord())
    return save(product, { slug: product.slugs[0] })
  },
  async (product) => {
    product.isOff = !product.isOff
    const row = { id: product.id, v: await versionOf(product) }
    const act = product.isOff ? 'archive' : 'restore'
    const { results } = await ask(products.changeProducts, { products: [row], act: { act } })
    expect(results).toMatchObject([{ ok: true }])
  },
  (product) => {
    const category = pick(categories)
    const isThere = product.categories.has(category)
    if (isThere && product.categories.size === 1) return Promise.resolve()
    product.categories[isThere ? 'delete' : 'add'](category)
    return save(product, { categories: { [isThere ? 'remove' : 'add']: [category.id] } })
  },
  (product) => {
    const tag = pick(tags)
    const isThere = product.tags.has(tag)
    product.tags[isThere ? 'delete' : 'add'](tag)
    return save(product, { tags: { [isThere ? 'remove' : 'add']: [tag.id] } })
  },
  async () => {
    const menu = pick(menus)
    menu.name = newWord()
    const v = await entryVersion('menus', menu.id)
    return ask(catalogue.saveMenu, { id: menu.id, v, menu: menu.name, active: true })
  },
  async () => {
    const category = pick(categories)
    category.name = newWord()
    category.menu = pick(menus)
    const { id, name, menu } = category
    const v = await entryVersion('categories', id)
    return ask(catalogue.saveCategory, { id, v, category: name, menu_id: menu.id, image: square })
  },
  async () => {
    const tag = pick(tags)
    tag.name = newWord()
    const v = await entryVersion('tags', tag.id)
    return ask(catalogue.saveTag, { id: tag.id, v, tag: tag.name })
  },
  async () => {
    const tag = pick(tags)
    const to = pick(tags.filter((other) => other !== tag))
    const v = await entryVersion('tags', tag.id)
    await ask(catalogue.removeTag, { id: tag.id, v, move_to: to.id })
    for (const product of sold) if (product.tags.delete(tag)) product.tags.add(to)
    tags.splice(tags.indexOf(tag), 1)
    const name = newWord()
    tags.push({ id: (await ask(catalogue.saveTag, { tag: name })).id, name })
  },
]

/** A visitor's reads of a product, by each way to it. */
async function shownTo(visitor: Visitor, { id, slugs, word, categories, tags }: Product) {
  const has = async (call: Call, input: Fields) => {
    const { body } = await visitor.ask(call, input)
    const rows: { id: number }[] = body.data ?? body.products.data
    return rows.some((row) => row.id === id)
  }
  const menusOf = new Set([...categories].map(({ menu }) => menu.name))
  const all = (await visitor.ask(catalog.getProducts)).body.total
  const pages = await Promise.all(
    [slugs[0], slugs.at(-1)].map((slug) => visitor.ask(catalog.getProduct, { slug })),
  )
  return {
    all,
    pages: pages.map(({ body }) => [body.product?.id, body.product?.title, body.product?.price]),
    search: await has(catalog.searchProducts, { keyword: word }),
    categories: await everyOne([...categories], ({ name }) =>
      has(catalog.listCategory, { category: name }),
    ),
    menus: await everyOne([...menusOf], (menu) => has(catalog.listMenu, { menu })),
    tags: await everyOne([...tags], ({ name }) => has(catalog.listTag, { tag: name })),
  }
}
const everyOne = async <T>(some: T[], is: (one: T) => Promise<boolean>) =>
  new Set(await Promise.all(some.map(is)))

function wantedOf({ id, word, price, isOff, tags }: Product) {
  const is = new Set([!isOff])
  return {
    all: sold.filter((each) => !each.isOff).length,
    pages: [1, 2].map(() => [id, word, price]),
    search: !isOff,
    categories: is,
    menus: is,
    tags: tags.size > 0 ? is : new Set(),
  }
}

test('random writes are in the shop with their answer, in another process within a second', async () => {
  const [here, there] = [shop.visitor(), otherProcess.visitor()]
  for (let nr = 0; nr < writes; nr++) {
    const product = pick(sold)
    await pick(acts)(product)

    if (nr % 4 > 0) continue
    expect(await shownTo(here, product), `after write ${nr}`).toEqual(wantedOf(product))
    await expect
      .poll(() => shownTo(there, product), { timeout: 1000, interval: 20 })
      .toEqual(wantedOf(product))
  }
  for (const { url } of [shop, otherProcess]) {
    await expect
      .poll(async () => {
        const text = await (await fetch(`${url}/sitemap.xml`)).text()
        return sold.map(({ slugs }) => text.includes(`/product/${slugs[0]}<`))
      })
      .toEqual(sold.map(({ isOff }) => !isOff))
  }
  expect(await findDifferences(shop.pool)).toEqual([])
})
