import { Prisma } from '../../database/generated/client.ts'
import { lockRows } from '../../database/lock-rows.ts'
import { conflict, notFound } from '../../failures/refusals.ts'
import type { Transaction } from '../as-staff.ts'
import type { Staff } from '../require-staff.ts'
import { lockCatalogue } from './lock-products.ts'
import { readOfficeProduct } from './read-product.ts'

/** Only a product off sale, in no order and no review: else a 409 with the current product. */
export async function removeProduct(
  tx: Transaction,
  staff: Staff,
  { id, v }: { id: number; v: number },
): Promise<void> {
  // Cart lines of the product are deleted with it; confirming an order locks them before the product.
  const itsLines = Prisma.sql`select id from cart_line where product_id = ${id}`
  await lockRows(tx, 'cart_line', itsLines, 'update')
  await lockCatalogue(tx)
  await lockRows(tx, 'product', id, 'update')
  const locked = await tx.product.findUnique({
    where: { id },
    select: { version: true, archivedAt: true, reviews: { take: 1, select: { id: true } } },
    relationLoadStrategy: 'join',
  })
  if (!locked) throw notFound('The product')
  const refuse = async (message: string) =>
    conflict(message, { current: await readOfficeProduct(tx, staff, id) })
  if (locked.version !== v) throw await refuse('This product was changed meanwhile')
  if (locked.archivedAt === null) throw await refuse('This product is on sale, take it off first')
  const line = await tx.orderLine.findFirst({ where: { productId: id }, select: { id: true } })
  if (line || locked.reviews.length > 0)
    throw await refuse('Orders name this product, it can only be taken off')
  await tx.product.delete({ where: { id }, select: { id: true } })
}
