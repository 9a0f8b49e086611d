import type { getProduct } from '#contract/catalog'
import type { OutputOf } from '#contract/endpoint'
import { type Choice, reviewsAtOnce } from '#contract/shop'
import { readProduct } from '../../catalog/product.ts'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { Answer } from '../../http/answer.ts'
import type { Staff } from '../require-staff.ts'
import { asProduct, type StoredProduct } from './as-product.ts'
import { readDraft } from './read-drafts.ts'

type ProductAnswer = OutputOf<typeof getProduct>
export type ShowProduct = (
  answer: ProductAnswer,
  at: { choice: Choice; origin: string; tab: string | undefined },
) => Promise<Answer>

/** The shop's answer about the product if the draft were published. Throws a 404. */
export async function previewDraft(
  prisma: PrismaClient,
  staff: Pick<Staff, 'id'>,
  id: number,
): Promise<ProductAnswer> {
  const { product_id: productId, form } = await readDraft(prisma, staff, id)
  const stored = productId === null ? null : await readStored(prisma, productId)
  const policy = await prisma.setting.findUnique({ where: { part: 'policy' } })
  const shopPolicy = String(Object(policy?.value).order_policy ?? '')
  return {
    product: asProduct(form, stored, shopPolicy),
    related_products: stored?.related ?? [],
  }
}

async function readStored(
  prisma: PrismaClient,
  id: number,
): Promise<(StoredProduct & { related: ProductAnswer['related_products'] }) | null> {
  const row = await prisma.product.findUnique({
    where: { id },
    select: {
      slug: true,
      counted: true,
      items: {
        where: { removedAt: null },
        select: { colorId: true, sizeId: true, available: true },
      },
    },
  })
  const found = row && (await readProduct(prisma, { slug: row.slug, mostReviews: reviewsAtOnce }))
  if (!found) return null
  const items = row.items.map(({ colorId, sizeId, available }) => ({
    color_id: colorId,
    size_id: sizeId,
    available: available === true,
  }))
  return { product: found.product, related: found.related, isCounted: row.counted, items }
}
