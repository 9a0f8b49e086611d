import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { conflict, notFound } from '../failures/refusals.ts'

type Ask = { productId: number; lang: 'bn' | 'en' } & ({ number: string } | { customerId: number })

/**
 * Keeps the wish once: one that waits stays as it is, one that was told begins again. Throws a 404, and a 409
 * for a product in stock.
 */
export async function addAsk(prisma: PrismaClient, { productId, lang, ...who }: Ask) {
  const product = await prisma.product.findUnique({
    where: { id: productId },
    select: { stock: true },
  })
  if (!product) throw notFound('The product')
  if (product.stock === 1) throw conflict('This product is in stock, you can order it')
  const [column, value] =
    'number' in who
      ? [Prisma.sql`number`, Prisma.sql`${who.number}`]
      : [Prisma.sql`customer_id`, Prisma.sql`${who.customerId}::int`]
  await prisma.$executeRaw`
    insert into product_ask as a (product_id, ${column}, lang) values (${productId}, ${value}, ${lang})
    on conflict (product_id, ${column}) do update
      set told_at = null, staff_id = null, created_at = excluded.created_at, lang = excluded.lang
      where a.told_at is not null`
}
