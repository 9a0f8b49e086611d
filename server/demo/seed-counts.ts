import type { Transaction } from '../database/client.ts'

/** By hand, as for a product whose pieces are counted for the first time. */
const whyCounted = 5

/** The choice of this product goes with the order, and each has its pieces. */
export async function seedCounts(tx: Transaction, productId: number, pieces: number[]) {
  const own = { where: { productId }, orderBy: { id: 'asc' } } as const
  const colorIds = (await tx.productColor.findMany(own)).map(({ id }) => id)
  const sizeIds = (await tx.productSize.findMany(own)).map(({ id }) => id)
  await tx.product.update({
    where: { id: productId },
    data: { counted: true, choiceGoesWithOrder: true },
  })
  const items = await tx.stockItem.createManyAndReturn({
    data: orNone(colorIds).flatMap((colorId) =>
      orNone(sizeIds).map((sizeId) => ({ productId, colorId, sizeId })),
    ),
  })
  const moves = items.map(({ id }, nr) => ({ item: id, change: pieces[nr % pieces.length] ?? 0 }))
  const counted = JSON.stringify(moves.filter(({ change }) => change > 0))
  await tx.$executeRaw`select shop_move_stock(${counted}::jsonb, ${whyCounted}::int)`
}

function orNone(ids: number[]): (number | null)[] {
  return ids.length > 0 ? ids : [null]
}
