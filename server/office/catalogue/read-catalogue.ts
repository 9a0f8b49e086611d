import type { Catalogue } from '#contract/office/catalogue'
import { notFound } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import type { CatalogueKind, ProductsKind } from './standing-products.ts'

const inOrder = [{ position: 'asc' }, { id: 'asc' }] as const

/** All of the catalogue in its order; tags by name. */
export async function readCatalogue(db: Transaction): Promise<Catalogue> {
  const menus = await db.menu.findMany({
    include: { categories: { orderBy: [...inOrder] } },
    orderBy: [...inOrder],
  })
  const tags = await db.tag.findMany({ orderBy: [{ tag: 'asc' }, { id: 'asc' }] })
  const banners = await db.banner.findMany({ orderBy: [...inOrder] })
  const products = await readProducts(db)
  const moves = await db.catalogueWork.findMany({ where: { moveTo: { not: null } } })
  const isMoving = (kind: ProductsKind, id: number) =>
    moves.some((move) => move.kind === kind && move.entryId === id)
  const productsOf = (kind: number, id: number) => products.get(kind * 100_000_000 + id) ?? 0
  return {
    menus: menus.map(({ id, version, menu, english, status, categories }) => ({
      id,
      v: version,
      menu,
      english,
      active: status === 1,
      goods: productsOf(1, id),
      categories: categories.map(({ id, version, menuId, category, english, image }) => ({
        id,
        v: version,
        menu_id: menuId,
        category,
        english,
        image,
        goods: productsOf(2, id),
        moving: isMoving('category', id),
      })),
    })),
    tags: tags.map(({ id, version, tag, english }) => ({
      id,
      v: version,
      tag,
      english,
      goods: productsOf(3, id),
      moving: isMoving('tag', id),
    })),
    banners: banners.map(
      ({ id, version, image, discountPercent, alt, english, wordsOver, active }) => ({
        id,
        v: version,
        image,
        discount: discountPercent,
        alt,
        english,
        words_over: wordsOver,
        active,
        goods: productsOf(4, discountPercent),
      }),
    ),
  }
}

/** One entry in the form of `readCatalogue`; throws a 404. */
export async function readEntry(db: Transaction, kind: CatalogueKind | 'banner', id: number) {
  const { menus, tags, banners } = await readCatalogue(db)
  const all = {
    menu: menus,
    category: menus.flatMap(({ categories }) => categories),
    tag: tags,
    banner: banners,
  }
  const found = all[kind].find((each) => each.id === id)
  if (!found) throw notFound(`The ${kind}`)
  return found
}

/** By the key of the listing: the number of its products, on sale and off sale. */
async function readProducts(db: Transaction): Promise<Map<number, number>> {
  const rows = await db.$queryRaw<{ key: number; products: number }[]>`
    with off_sale as (select id from product where archived_at is not null)
    select key, sum(products)::int as products from (
      select listing_key as key, products from listing where products <> 0
      union all
      select 100000000 + c.menu_id, count(distinct p.id) from off_sale p
        join product_category pc on pc.product_id = p.id
        join category c on c.id = pc.category_id group by 1
      union all
      select 200000000 + pc.category_id, count(*) from off_sale p
        join product_category pc on pc.product_id = p.id group by 1
      union all
      select 300000000 + pt.tag_id, count(*) from off_sale p
        join product_tag pt on pt.product_id = p.id group by 1
    ) counted group by key`
  return new Map(rows.map(({ key, products }) => [key, products]))
}
