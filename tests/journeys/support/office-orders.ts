import type { Page } from 'playwright-core'
import type { Prisma } from '../../../server/database/generated/client.ts'
import { withCheckCharacter } from '../../../server/orders/trans-id.ts'
import type { Visits } from './visits.ts'

type Given = Partial<Prisma.OrderUncheckedCreateInput>

/** Orders of demo products that are called before all others; numbers and names are unique. */
export function openOrders(shop: Visits) {
  let customerId: number | undefined
  let number = 0

  async function order(given: Given = {}) {
    number++
    customerId ??= (await shop.shopper()).id
    const product = await shop.prisma.product.findFirstOrThrow({ orderBy: { id: 'asc' } })
    const at = new Date(Date.UTC(2020, 0, 1, 0, number))
    const digits = String(Math.floor(Math.random() * 1e9)).padStart(9, '0')
    return shop.make.order({
      transId: withCheckCharacter(`00${digits}`),
      addressName: `ক্রেতা ${number}`,
      addressNumber: `017${digits.slice(1)}`,
      createdAt: at,
      callAt: at,
      ...given,
      customerId: given.customerId ?? customerId,
      lineGiven: {
        productId: product.id,
        title: product.title,
        slug: product.slug,
        image: product.image,
      },
    })
  }

  /** New orders then wait longest for a call. */
  const clearCalls = () =>
    shop.prisma.order.updateMany({
      where: { status: 0, callAt: { lt: new Date('2021-01-01') } },
      data: { callAt: new Date('2030-01-01') },
    })

  const now = ({ id }: { id: number }) =>
    shop.prisma.order.findUniqueOrThrow({ where: { id }, include: { cancellation: true } })

  return { order, now, clearCalls }
}

/** A call of the office by this page's person, beside the screen. */
export function askAs(page: Page, path: string, input: Record<string, unknown>) {
  return page.evaluate(
    async ([url = '', body]) => {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch(url, { method: 'POST', headers, body })
      return { status: answer.status, body: await answer.json() }
    },
    [`/api/office/orders/${path}`, JSON.stringify(input)],
  )
}
