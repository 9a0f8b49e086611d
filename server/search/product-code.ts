import { productCode } from '#contract/shop'
import type { PrismaClient } from '../database/generated/client.ts'
import type { Prices } from './rank.ts'

/** The product on sale with this code, within the prices. */
export async function findCoded(
  prisma: PrismaClient,
  code: string,
  { min, max }: Prices,
): Promise<number | null> {
  const id = Number(code)
  if (productCode(id) !== code || id >= 2 ** 31) return null
  const product = await prisma.product.findFirst({
    where: { id, archivedAt: null },
    select: { priceTaka: true },
  })
  return product && product.priceTaka >= min && product.priceTaka <= max ? id : null
}
