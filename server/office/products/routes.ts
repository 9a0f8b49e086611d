import type { PrismaClient } from '../../database/generated/client.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { openCounts } from './count-products.ts'
import { readOfficeProduct } from './read-product.ts'
import { readProducts } from './read-products.ts'
import { cleanSlug, findSlugOwner, freeSlug } from './slug.ts'
import * as calls from '#contract/office/products'
import * as shapes from '#contract/office/products-shapes'

export function productRoutes({ read }: OfficeRoutes, prisma: PrismaClient) {
  const readCounts = openCounts(prisma)

  read(
    calls.getProducts,
    shapes.getProducts,
  )(async ({ input }) => ({ message: 'success', ...(await readProducts(prisma, input)) }))

  read(
    calls.getProductCounts,
    shapes.getProductCounts,
  )(async () => ({ message: 'success', ...(await readCounts()) }))

  read(
    calls.getOfficeProduct,
    shapes.getOfficeProduct,
  )(async ({ input }) => ({
    message: 'success',
    product: await readOfficeProduct(prisma, input.id),
  }))

  read(
    calls.getSlug,
    shapes.getSlug,
  )(async ({ input: { title, slug: typed, id } }) => {
    const slug = cleanSlug(typed ?? '')
    if (slug === '') {
      return { message: 'success', slug: await freeSlug(prisma, title ?? '', id), taken_by: null }
    }
    return { message: 'success', slug, taken_by: await findSlugOwner(prisma, slug, id) }
  })
}
