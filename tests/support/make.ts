import type { Prisma, PrismaClient } from '../../server/database/generated/client.ts'
import { withCheckCharacter } from '../../server/orders/trans-id.ts'

type Given<T> = Partial<{ [K in keyof T]: T[K] }>
type ProductGiven = Given<Prisma.ProductUncheckedCreateInput> & {
  description?: string
  orderPolicy?: string
  categoryIds?: number[]
  tagIds?: number[]
}
type OrderGiven = Given<Prisma.OrderUncheckedCreateInput> & {
  lineGiven?: Given<Prisma.OrderLineUncheckedCreateWithoutOrderInput>
}

export const theirPassword = 'jamdani-2026'
/** A hash of that password at bcrypt's lowest cost: a login in a test costs nothing. */
const theirHash = '$2b$04$/.ioPAuaTv6rU7zxyFsJ0.p7AwCDW6P6U7ALiPC6vnDdMscZVNy3a'

export type Make = ReturnType<typeof openFactories>

/** Rows for tests: missing values are numbered, a missing parent is made. */
export function openFactories(prisma: PrismaClient) {
  let made = 0
  const next = () => ++made

  const customer = (given: Given<Prisma.CustomerUncheckedCreateInput> = {}) => {
    const n = next()
    const email = given.email ?? `customer-${n}@example.com`
    return prisma.customer.create({
      data: {
        name: `Customer ${n}`,
        emailKey: email.toLowerCase(),
        passwordHash: theirHash,
        ...given,
        email,
      },
    })
  }

  const address = async (given: Given<Prisma.AddressUncheckedCreateInput> = {}) =>
    prisma.address.create({
      data: {
        name: 'Rahima Khatun',
        number: '01712345678',
        address: 'House 7, Road 4, Dhanmondi, Dhaka',
        ...given,
        customerId: given.customerId ?? (await customer()).id,
      },
    })

  const menu = (given: Given<Prisma.MenuUncheckedCreateInput> = {}) =>
    prisma.menu.create({ data: { menu: `Menu ${next()}`, ...given } })

  const category = async (given: Given<Prisma.CategoryUncheckedCreateInput> = {}) =>
    prisma.category.create({
      data: {
        category: `Category ${next()}`,
        image: '/uploads/catalog/category-200x200.webp',
        ...given,
        menuId: given.menuId ?? (await menu()).id,
      },
    })

  const tag = (given: Given<Prisma.TagUncheckedCreateInput> = {}) =>
    prisma.tag.create({ data: { tag: `Tag ${next()}`, ...given } })

  const product = ({
    categoryIds,
    tagIds,
    description,
    orderPolicy,
    ...given
  }: ProductGiven = {}) => {
    const n = next()
    return prisma.product.create({
      data: {
        slug: `product-${n}`,
        title: `Product ${n}`,
        image: `/uploads/catalog/product-${n}-800x800.webp`,
        priceTaka: 500,
        ...given,
        content: { create: { description: description ?? '', orderPolicy: orderPolicy ?? '' } },
        categories: { create: (categoryIds ?? []).map((categoryId) => ({ categoryId })) },
        tags: { create: (tagIds ?? []).map((tagId) => ({ tagId })) },
      },
    })
  }

  const cartLine = async (given: Given<Prisma.CartLineUncheckedCreateInput> = {}) =>
    prisma.cartLine.create({
      data: {
        quantity: 1,
        ...given,
        customerId: given.customerId ?? (await customer()).id,
        productId: given.productId ?? (await product()).id,
      },
    })

  const promo = (given: Given<Prisma.PromoUncheckedCreateInput> = {}) =>
    prisma.promo.create({
      data: { code: `PROMO${next()}`, priceTaka: 50, maxRedemptions: 100, ...given },
    })

  /** An order of one line at 500 taka and a fee of 60; at status 5 with its cancellation. */
  const order = async ({ lineGiven, ...given }: OrderGiven = {}) => {
    const n = next()
    const productId = lineGiven?.productId ?? (await product()).id
    const line = {
      quantity: 1,
      priceTaka: 500,
      title: `Product ${n}`,
      slug: `ordered-${n}`,
      image: '/uploads/catalog/ordered-800x800.webp',
      ...lineGiven,
      productId,
    }
    const subtotalTaka = line.priceTaka * line.quantity
    return prisma.order.create({
      data: {
        transId: withCheckCharacter(String(n).padStart(11, '0')),
        confirmKey: `made:${n}`,
        confirmedLines: `made:${n}`,
        feeTaka: 60,
        subtotalTaka,
        totalTaka: subtotalTaka + 60,
        addressName: 'Rahima Khatun',
        addressNumber: '01712345678',
        address: 'House 7, Road 4, Dhanmondi, Dhaka',
        ...given,
        customerId: given.customerId === undefined ? (await customer()).id : given.customerId,
        lines: { create: line },
        ...(given.status === 5 ? { cancellation: { create: { reason: 'made so' } } } : {}),
      },
    })
  }

  const banner = (given: Given<Prisma.BannerUncheckedCreateInput> = {}) =>
    prisma.banner.create({
      data: { image: '/uploads/banners/sale-1824x600.webp', discountPercent: 10, ...given },
    })

  const note = (given: Given<Prisma.NoteUncheckedCreateInput> = {}) =>
    prisma.note.create({ data: { title: `Note ${next()}`, note: 'Mangoes', ...given } })

  return { customer, address, menu, category, tag, product, cartLine, promo, order, banner, note }
}
