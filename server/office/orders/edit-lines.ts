import { invalid, notFound, type Refusal } from '../../refusals.ts'
import type { Transaction } from '../as-staff.ts'

/** An existing line, which keeps its price, or a product at its current price. */
export type LinesWanted = readonly {
  line_id?: number | null | undefined
  product_id?: number | null | undefined
  quantity: number
}[]
export type EditedLine = { title: string; quantity: number; priceTaka: number }

/** Replaces the lines of a locked order. Returns them before and after, by id. */
export async function writeLines(
  tx: Transaction,
  orderId: number,
  wanted: LinesWanted,
  refuse: (message: string) => Promise<Refusal>,
): Promise<{ before: EditedLine[]; after: EditedLine[] }> {
  const before = await readLines(tx, orderId)
  const wantedOf = new Map(
    wanted.flatMap(({ line_id, quantity }) => (line_id ? [[line_id, quantity]] : [])),
  )
  const known = new Set(before.map(({ id }) => id))
  if ([...wantedOf.keys()].some((id) => !known.has(id))) {
    throw invalid('lines', 'The order does not have this line')
  }
  const added = await newLines(tx, wanted, refuse)
  const raised = before.filter(({ id, quantity }) => (wantedOf.get(id) ?? 0) > quantity)
  const inStock = await idsInStock(tx, raised)
  const soldOut = raised.find(({ productId }) => !inStock.has(productId))
  if (soldOut) throw await refuse(`${soldOut.title} is out of stock`)
  await tx.orderLine.deleteMany({ where: { orderId, id: { notIn: [...wantedOf.keys()] } } })
  for (const { id, quantity } of before) {
    const now = wantedOf.get(id)
    if (now === undefined || now === quantity) continue
    await tx.orderLine.update({ where: { id }, data: { quantity: now }, select: { id: true } })
  }
  await tx.orderLine.createMany({ data: added.map((line) => ({ ...line, orderId })) })
  return { before, after: await readLines(tx, orderId) }
}

function readLines(tx: Transaction, orderId: number) {
  return tx.orderLine.findMany({
    where: { orderId },
    select: { id: true, productId: true, title: true, quantity: true, priceTaka: true },
    orderBy: { id: 'asc' },
  })
}

async function idsInStock(tx: Transaction, lines: readonly { productId: number }[]) {
  const id = { in: lines.map(({ productId }) => productId) }
  const products = await tx.product.findMany({ where: { id, stock: 1 }, select: { id: true } })
  return new Set(products.map((product) => product.id))
}

async function newLines(
  tx: Transaction,
  wanted: LinesWanted,
  refuse: (message: string) => Promise<Refusal>,
) {
  const added = wanted.flatMap(({ product_id, quantity }) =>
    product_id ? [{ productId: product_id, quantity }] : [],
  )
  const products = new Map(
    (
      await tx.product.findMany({ where: { id: { in: added.map(({ productId }) => productId) } } })
    ).map((product) => [product.id, product]),
  )
  const lines = []
  for (const { productId, quantity } of added) {
    const product = products.get(productId)
    if (!product) throw notFound('The product')
    const { title, slug, image, priceTaka, oldPriceTaka, stock, minimumOrder } = product
    if (stock !== 1) throw await refuse(`${title} is out of stock`)
    if (quantity < minimumOrder) throw await refuse(`${title} is sold from ${minimumOrder} pieces`)
    lines.push({ productId, quantity, title, slug, image, priceTaka, oldPriceTaka })
  }
  return lines
}
