import { orderTotal, promoDiscount, subtotalOf } from '#contract/shop'
import type { Transaction } from '../database/client.ts'
import { withCheckCharacter } from '../orders/trans-id.ts'
import { demoCustomer, orders, promos, reviewerAddress, reviewers } from './data/people.ts'
import type { DemoOrder } from './data/shapes.ts'
import { idOf } from './seed-catalog.ts'
import { daysAgo } from './seed-customers.ts'

/** Adds missing promo codes and orders, with lines, cancellations and redemptions. */
export async function seedOrders(
  tx: Transaction,
  productIds: Map<string, number>,
  customerIds: Map<string, number>,
): Promise<void> {
  await tx.promo.createMany({ data: promos, skipDuplicates: true })
  const transIds = orders.map(({ id }) => withCheckCharacter(id))
  const known = await tx.order.findMany({ where: { transId: { in: transIds } } })
  const missing = orders.filter(
    ({ id }) => !known.some(({ transId }) => transId === withCheckCharacter(id)),
  )
  if (missing.length === 0) return

  const drafts = await draftOrders(tx, missing, productIds, customerIds)
  const added = await tx.order.createManyAndReturn({ data: drafts.map(({ row }) => row) })
  const orderIds = new Map(added.map(({ transId, id }) => [transId, id]))
  await tx.orderLine.createMany({
    data: drafts.flatMap(({ row, lines }) =>
      lines.map((line) => ({ ...line, orderId: idOf(orderIds, row.transId) })),
    ),
  })
  await tx.cancellation.createMany({
    data: missing.flatMap(({ id, cancelReason: reason, daysAgo: days }) =>
      reason === undefined
        ? []
        : [
            {
              orderId: idOf(orderIds, withCheckCharacter(id)),
              reason,
              createdAt: daysAgo(days - 1),
            },
          ],
    ),
  })
  await redeem(tx, missing, orderIds)
}

/** Orders at present prices, which they keep. */
async function draftOrders(
  tx: Transaction,
  missing: DemoOrder[],
  productIds: Map<string, number>,
  customerIds: Map<string, number>,
) {
  const linesOf = await openProducts(
    tx,
    productIds,
    missing.flatMap(({ lines }) => lines),
  )
  return missing.map((order) => {
    const lines = linesOf(order.lines)
    return { lines, row: orderRow(order, subtotalOf(lines), idOf(customerIds, order.by)) }
  })
}

type Wanted = [slug: string, quantity: number]

/** Reads all wanted products once: the returned function makes lines of orders at present prices. */
export async function openProducts(
  tx: Transaction,
  productIds: Map<string, number>,
  wanted: Wanted[],
) {
  const rows = await tx.product.findMany({
    where: { slug: { in: wanted.map(([slug]) => slug) } },
  })
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  return (lines: Wanted[]) =>
    lines.map(([slug, quantity]) => {
      const product = bySlug.get(slug)
      if (!product) throw new Error(`The demo shop has no "${slug}"`)
      const { priceTaka, oldPriceTaka, title, image } = product
      const productId = idOf(productIds, slug)
      return { productId, quantity, priceTaka, oldPriceTaka, title, slug, image }
    })
}

function orderRow(order: DemoOrder, subtotalTaka: number, customerId: number) {
  const { feeTaka, promo, status } = order
  const promoPriceTaka = promos.find(({ code }) => code === promo)?.priceTaka ?? 0
  const transId = withCheckCharacter(order.id)
  return {
    ...addressOf(order),
    customerId,
    transId,
    confirmKey: `demo ${transId}`,
    confirmedLines: 'demo',
    status,
    feeTaka,
    subtotalTaka,
    promoCode: promo ?? null,
    promoPriceTaka,
    discountTaka: promoDiscount(subtotalTaka, feeTaka, promoPriceTaka),
    totalTaka: orderTotal(subtotalTaka, feeTaka, promoPriceTaka),
    createdAt: daysAgo(order.daysAgo),
  }
}

function addressOf({ by }: DemoOrder) {
  const reviewer = reviewers.find(({ email }) => email === by)
  const { name, number, address } = reviewer
    ? { name: reviewer.name, ...reviewerAddress }
    : demoCustomer.address
  return { addressName: name, addressNumber: number, address }
}

async function redeem(tx: Transaction, redeeming: DemoOrder[], orderIds: Map<string, number>) {
  for (const { id, promo: code } of redeeming) {
    if (!code) continue
    const order = await tx.order.findUniqueOrThrow({
      where: { id: idOf(orderIds, withCheckCharacter(id)) },
      select: { id: true, customerId: true },
    })
    if (order.customerId === null) continue
    const promo = await tx.promo.update({ where: { code }, data: { redeemed: { increment: 1 } } })
    const use = { promoId: promo.id, customerId: order.customerId }
    const { _max: last } = await tx.promoRedemption.aggregate({
      where: use,
      _max: { useNr: true },
    })
    await tx.promoRedemption.create({
      data: { ...use, useNr: (last.useNr ?? 0) + 1, orderId: order.id },
    })
  }
}
