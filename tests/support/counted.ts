import type { PrismaClient } from '../../server/database/generated/client.ts'
import type { Make } from './make.ts'

type Shop = { prisma: PrismaClient; make: Make }
type Given = Parameters<Make['product']>[0] & {
  /** Pieces of products with one count. */
  count?: number
  colors?: string[]
  sizes?: string[]
  /** Pieces by choice, as `{ 'Red/M': 3 }`; the choice then goes with the order. */
  counts?: Record<string, number>
}

/** Products with one count, or counts by color and size. Counts come by a move, as everywhere. */
export async function countedProduct(shop: Shop, given: Given = {}) {
  const { count = 0, colors = [], sizes = [], counts, ...product } = given
  const { prisma, make } = shop
  const { id: productId } = await make.product(product)
  const colorIds = new Map<string, number>()
  for (const [position, color] of colors.entries()) {
    const row = await prisma.productColor.create({ data: { productId, color, position } })
    colorIds.set(color, row.id)
  }
  const sizeIds = new Map<string, number>()
  for (const [position, size] of sizes.entries()) {
    const row = await prisma.productSize.create({ data: { productId, size, position } })
    sizeIds.set(size, row.id)
  }
  const itemIds = new Map<string, number>()
  await prisma.$transaction(async (tx) => {
    await tx.product.update({
      where: { id: productId },
      data: { counted: true, choiceGoesWithOrder: counts !== undefined },
    })
    const choices = Object.entries(counts ?? { '': count })
    const items = await tx.stockItem.createManyAndReturn({
      data: choices.map(([choice]) => {
        const [color = '', size = ''] = choice.split('/')
        return {
          productId,
          colorId: colorIds.get(color) ?? null,
          sizeId: sizeIds.get(size) ?? null,
        }
      }),
    })
    const moves = choices.flatMap(([choice, change], nr) => {
      const item = items[nr]?.id ?? 0
      itemIds.set(choice, item)
      return change === 0 ? [] : [{ item, change }]
    })
    await tx.$queryRaw`select shop_move_stock(${JSON.stringify(moves)}::jsonb, 5)`
  })
  const colorId = (name: string) => colorIds.get(name) ?? 0
  const sizeId = (name: string) => sizeIds.get(name) ?? 0
  const itemId = (choice = '') => itemIds.get(choice) ?? 0
  return {
    id: productId,
    colorId,
    sizeId,
    itemId,
    choice: (choice: string) => {
      const [color = '', size = ''] = choice.split('/')
      return { color_id: colorIds.get(color) ?? null, size_id: sizeIds.get(size) ?? null }
    },
    /** Pieces now, of each choice. */
    counts: async () => {
      const rows = await prisma.stockItem.findMany({ where: { productId } })
      return Object.fromEntries(
        [...itemIds].map(([choice, id]) => [choice, rows.find((row) => row.id === id)?.count]),
      )
    },
    stock: async () => (await prisma.product.findUniqueOrThrow({ where: { id: productId } })).stock,
  }
}
