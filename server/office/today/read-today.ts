import type { z } from 'zod'
import type { PrismaClient } from '../../database/generated/client.ts'
import { dhakaTime } from '../moments.ts'
import { countQueues } from '../orders/count-queues.ts'
import { daysOf } from './days.ts'
import { readEvents } from './read-events.ts'
import type { getToday } from '#contract/office/today-shapes'

export type Today = Omit<z.output<(typeof getToday)['output']>, 'message'>

const daysShown = 14
const mostProducts = 5

/** What is to be done now, and the last days of Dhaka until now, with sums. */
export async function readToday(prisma: PrismaClient): Promise<Today> {
  const now = new Date()
  const beginning = dhakaTime(now, 1 - daysShown, '0:00')
  const [queues, { counts, firstOrder }] = await Promise.all([
    countQueues(prisma),
    readEvents(prisma, beginning),
  ])
  const { call, pack, hand, back, messages, reviews } = queues
  return {
    tasks: { call, pack, hand, back, messages, reviews },
    days: daysOf(counts, beginning, daysShown),
    products: firstOrder === null ? [] : await readProducts(prisma, beginning, firstOrder),
  }
}

/** `firstOrder`: the lowest id of all that were placed since then, so that two ranges are read. */
function readProducts(
  prisma: PrismaClient,
  beginning: Date,
  firstOrder: number,
): Promise<Today['products']> {
  return prisma.$queryRaw<Today['products']>`
    select p.title, p.slug, p.image, l.quantity::int
    from (
      select l.product_id, sum(l.quantity) as quantity
      from orders o join order_line l on l.order_id = o.id and l.order_id >= ${firstOrder}
      where o.id >= ${firstOrder} and o.created_at >= ${beginning}
      group by 1
    ) l join product p on p.id = l.product_id
    order by l.quantity desc, p.id limit ${mostProducts}`
}
