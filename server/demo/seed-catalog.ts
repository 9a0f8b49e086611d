import type { Transaction } from '../database/client.ts'
import { englishOf, menus, tags } from './data/menus.ts'
import { products } from './data/products.ts'
import { type DemoProduct, pricesOf } from './data/shapes.ts'
import { sceneUrl } from './demo-pictures.ts'
import { seedCounts } from './seed-counts.ts'

/** Adds missing menus, categories, tags and products. Returns product ids by slug. */
export async function seedCatalog(tx: Transaction): Promise<Map<string, number>> {
  const categoryIds = await seedMenus(tx)
  const tagIds = await seedTags(tx)
  const known = new Set(
    (await tx.product.findMany({ select: { slug: true } })).map(({ slug }) => slug),
  )
  // 'Latest' is the highest id.
  const missing = products.filter(({ slug }) => !known.has(slug)).reverse()
  await tx.product.createMany({ data: missing.map(productRow) })
  const rows = await tx.product.findMany({ select: { id: true, slug: true } })
  const productIds = new Map(rows.map(({ slug, id }) => [slug, id]))
  const each = <T>(make: (product: DemoProduct, productId: number) => T[]) =>
    missing.flatMap((product) => make(product, idOf(productIds, product.slug)))

  await tx.productContent.createMany({
    data: each((product, productId) => [
      { productId, description: product.text, orderPolicy: product.policy ?? usualPolicy(product) },
    ]),
  })
  await tx.productImage.createMany({
    data: each(({ picture: first, more = [] }, productId) =>
      [first, ...more].map((picture) => ({ productId, image: sceneUrl(picture) })),
    ),
  })
  await tx.productColor.createMany({
    data: each(({ colors = [] }, productId) => colors.map((color) => ({ productId, color }))),
  })
  await tx.productSize.createMany({
    data: each(({ sizes = [] }, productId) => sizes.map((size) => ({ productId, size }))),
  })
  await tx.productCategory.createMany({
    data: each(({ category, also }, productId) =>
      [category, ...(also ? [also] : [])].map((name) => ({
        productId,
        categoryId: idOf(categoryIds, name),
      })),
    ),
  })
  await tx.productTag.createMany({
    data: each((product, productId) =>
      product.tags.map((tag) => ({ productId, tagId: idOf(tagIds, tag) })),
    ),
  })
  for (const { slug, pieces } of missing) {
    if (pieces) await seedCounts(tx, idOf(productIds, slug), pieces)
  }
  return productIds
}

/** The id of a natural key. Throws for a key that the demo data lack. */
export function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo shop has no "${key}"`)
  return id
}

async function seedMenus(tx: Transaction): Promise<Map<string, number>> {
  const knownMenus = new Set((await tx.menu.findMany()).map(({ menu }) => menu))
  await tx.menu.createMany({
    data: menus
      .map(({ menu, status }, position) => ({ menu, english: englishOf(menu), status, position }))
      .filter(({ menu }) => !knownMenus.has(menu)),
  })
  const menuIds = new Map((await tx.menu.findMany()).map(({ menu, id }) => [menu, id]))
  const knownCategories = new Set((await tx.category.findMany()).map(({ category }) => category))
  await tx.category.createMany({
    data: menus
      .flatMap(({ menu, categories }) =>
        categories.map(({ category, picture }, position) => ({
          menuId: idOf(menuIds, menu),
          category,
          english: englishOf(category),
          image: sceneUrl(picture),
          position,
        })),
      )
      .filter(({ category }) => !knownCategories.has(category)),
  })
  return new Map((await tx.category.findMany()).map(({ category, id }) => [category, id]))
}

async function seedTags(tx: Transaction): Promise<Map<string, number>> {
  const known = new Set((await tx.tag.findMany()).map(({ tag }) => tag))
  await tx.tag.createMany({
    data: tags.filter((tag) => !known.has(tag)).map((tag) => ({ tag, english: englishOf(tag) })),
  })
  return new Map((await tx.tag.findMany()).map(({ tag, id }) => [tag, id]))
}

function productRow(product: DemoProduct) {
  return {
    slug: product.slug,
    title: product.title,
    image: sceneUrl(product.picture),
    ...pricesOf(product),
    stock: product.outOfStock ? 0 : 1,
    minimumOrder: product.minimumOrder ?? 1,
  }
}

function usualPolicy({ category }: DemoProduct): string {
  const home = menus.find(({ categories }) => categories.some((own) => own.category === category))
  return home?.policy ?? ''
}
