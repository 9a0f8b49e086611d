import * as calls from '#contract/catalog'
import { discountTagLabel } from '#contract/shop'
import type { Cache } from '../database/cache.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { notFound } from '../failures/refusals.ts'
import type { Routes } from '../http/route.ts'
import { readCardsByIds } from './cards.ts'
import { lastPage, listingKey } from './listing.ts'
import { openListings } from './listing-pages.ts'
import { openNames } from './names.ts'
import { presentBanner, presentCard, presentCategory, presentMenu, presentTag } from './present.ts'
import { readProduct } from './product.ts'

const mostSome = 24
const inOrder = [{ position: 'asc' }, { id: 'asc' }] as const

export function catalogRoutes({ open }: Routes, prisma: PrismaClient, cache: Cache) {
  const names = openNames(prisma, cache)
  const listings = openListings(prisma, cache)

  open(calls.getMenus)(async () => {
    const rows = await prisma.menu.findMany({
      include: { categories: { orderBy: [...inOrder] } },
      orderBy: [...inOrder],
      relationLoadStrategy: 'join',
    })
    return { menus: rows.map(presentMenu) }
  })

  open(calls.getBanners)(async () => {
    const rows = await prisma.banner.findMany({ where: { active: true }, orderBy: [...inOrder] })
    return { banners: rows.map(presentBanner) }
  })

  open(calls.getCategories)(async () => {
    const rows = await prisma.category.findMany({
      where: { menu: { status: 1 } },
      orderBy: [{ menu: { position: 'asc' } }, { position: 'asc' }, { id: 'asc' }],
    })
    return { categories: rows.map(presentCategory) }
  })

  open(calls.getProducts)(async ({ input: { page, limit } }) => {
    const { total, products } = await listings.readNewest(page, limit)
    return {
      products: products.map(presentCard),
      total,
      current_page: page,
      last_page: lastPage(total, limit),
    }
  })

  open(calls.getSomeProducts)(async ({ input }) => {
    const wanted = (input.ids ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
    const ids = [...new Set(wanted.map(Number))].slice(0, mostSome)
    const rows = ids.length > 0 ? await readCardsByIds(prisma, ids, { isOnSale: true }) : []
    return { products: rows.map(presentCard) }
  })

  open(calls.getProduct)(async ({ input }) => {
    const found = await readProduct(prisma, { slug: input.slug, mostReviews: input.reviews })
    if (!found) throw notFound('The product')
    return { product: found.product, related_products: found.related }
  })

  open(calls.listMenu)(async ({ input }) => {
    const menu = await names.findMenu(input.menu)
    return listings.read(listingKey('menu', menu.id), input)
  })

  open(calls.listCategory)(async ({ input }) => {
    const category = await names.findCategory(input.category)
    return listings.read(listingKey('category', category.id), input)
  })

  open(calls.listTag)(async ({ input }) => {
    const tag = await names.findTag(input.tag)
    const listed = await listings.read(listingKey('tag', tag.id), input)
    return { ...listed, tag: presentTag({ ...tag, tag: tag.name }) }
  })

  open(calls.listDiscount)(async ({ input }) => {
    const discount = await names.findDiscount(input.discount)
    const listed = await listings.read(listingKey('discount', discount.id), input)
    return { ...listed, tag: { tag: discountTagLabel } }
  })
}
