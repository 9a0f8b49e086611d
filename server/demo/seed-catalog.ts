import { neutralPicture } from '#contract/pictures'
import type { Transaction } from '../database/client.ts'
import { readPath } from '../office/imports/plan/known-names.ts'
import { englishOf, menus, tags } from './data/menus.ts'
import { sizeCharts } from './data/size-charts.ts'
import { sceneUrl } from './demo-pictures.ts'
import { type DemoProduct, readDemoProducts } from './read-products.ts'

/** By hand, as for a product whose pieces are counted for the first time. */
const whyCounted = 5

/** Adds missing menus, categories, tags and products. Returns product ids by slug. */
export async function seedCatalog(tx: Transaction): Promise<Map<string, number>> {
  const categoryIds = await seedMenus(tx)
  const tagIds = await seedTags(tx)
  const known = new Set(
    (await tx.product.findMany({ select: { slug: true } })).map(({ slug }) => slug),
  )
  // 'Latest' is the highest id.
  const missing = (await readDemoProducts()).filter(({ slug }) => !known.has(slug))
  await tx.product.createMany({ data: missing.map(productRow) })
  const rows = await tx.product.findMany({ select: { id: true, slug: true } })
  const productIds = new Map(rows.map(({ slug, id }) => [slug, id]))
  const each = <T>(make: (product: DemoProduct, productId: number) => T[]) =>
    missing.flatMap((product) => make(product, idOf(productIds, product.slug)))

  await tx.productContent.createMany({
    data: each(({ slug, description, orderPolicy, categories }, productId) => [
      {
        productId,
        description,
        orderPolicy: orderPolicy ?? usualPolicy(categories[0]),
        sizeChart: sizeCharts[slug] ?? '',
      },
    ]),
  })
  await tx.productImage.createMany({
    data: each(({ images }, productId) => images.map((image) => ({ productId, image }))),
  })
  await tx.productColor.createMany({
    data: each(({ colors }, productId) => colors.map((color) => ({ productId, color }))),
  })
  await tx.productSize.createMany({
    data: each(({ sizes }, productId) => sizes.map((size) => ({ productId, size }))),
  })
  await tx.productCategory.createMany({
    data: each(({ categories }, productId) =>
      categories.map((path) => ({
        productId,
        categoryId: idOf(categoryIds, readPath(path).category),
      })),
    ),
  })
  await tx.productTag.createMany({
    data: each((product, productId) =>
      product.tags.map((tag) => ({ productId, tagId: idOf(tagIds, tag) })),
    ),
  })
  await seedCounts(
    tx,
    each(({ counted }, productId) => counted.map((choice) => ({ ...choice, productId }))),
  )
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

function productRow({ counted, ...product }: DemoProduct) {
  const { slug, title, priceTaka, oldPriceTaka, discountPercent, minimumOrder } = product
  return {
    ...{ slug, title, priceTaka, oldPriceTaka, discountPercent, minimumOrder },
    image: product.images[0] ?? neutralPicture,
    stock: product.isInStock ? 1 : 0,
    counted: counted.length > 0,
    choiceGoesWithOrder: product.choiceGoesWithOrder,
  }
}

function usualPolicy(path: string | undefined): string {
  return menus.find(({ menu }) => path?.startsWith(`${menu} > `))?.policy ?? ''
}

async function seedCounts(
  tx: Transaction,
  counted: (DemoProduct['counted'][number] & { productId: number })[],
): Promise<void> {
  const own = { where: { productId: { in: counted.map(({ productId }) => productId) } } }
  const idBy = (rows: { id: number; productId: number; name: string }[]) => {
    const ids = new Map(rows.map(({ id, productId, name }) => [`${productId} ${name}`, id]))
    return (productId: number, name: string | null) =>
      name === null ? null : idOf(ids, `${productId} ${name}`)
  }
  const colorId = idBy(
    (await tx.productColor.findMany(own)).map(({ color: name, ...row }) => ({ ...row, name })),
  )
  const sizeId = idBy(
    (await tx.productSize.findMany(own)).map(({ size: name, ...row }) => ({ ...row, name })),
  )
  const items = await tx.stockItem.createManyAndReturn({
    data: counted.map(({ productId, color, size }) => ({
      productId,
      colorId: colorId(productId, color),
      sizeId: sizeId(productId, size),
    })),
  })
  const moves = items.map(({ id }, nr) => ({ item: id, change: counted[nr]?.pieces ?? 0 }))
  const counts = JSON.stringify(moves.filter(({ change }) => change > 0))
  await tx.$executeRaw`select shop_move_stock(${counts}::jsonb, ${whyCounted}::int)`
}
