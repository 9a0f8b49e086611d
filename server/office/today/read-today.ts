import type { z } from 'zod'
import type { getToday } from '#contract/office/today'
import type { PrismaClient } from '../../database/generated/client.ts'
import { dhakaTime } from '../moments.ts'
import { countQueues } from '../orders/count-queues.ts'
import { presentDays } from './present.ts'
import { readEvents } from './read-events.ts'

export type Today = Omit<z.output<(typeof getToday)['output']>, 'message'>

const daysShown = 14
const mostProducts = 5
const hardlyMore = 10

export type Figures = Omit<Today, 'unsent' | 'channels'>

export async function readToday(prisma: PrismaClient): Promise<Figures> {
  const now = new Date()
  const midnights = Array.from({ length: daysShown }, (_, nr) =>
    dhakaTime(now, nr + 1 - daysShown, '0:00'),
  )
  const [since = now] = midnights
  const [begins, queues, counts, products] = await Promise.all([
    readBegins(prisma),
    countQueues(prisma),
    readEvents(prisma, midnights),
    readProducts(prisma, since),
  ])
  const { call, pack, hand, back, messages, reviews } = queues
  return {
    begins,
    tasks: { call, pack, hand, back, messages, reviews },
    days: presentDays(counts, since, daysShown),
    products,
  }
}

async function readBegins(prisma: PrismaClient): Promise<boolean> {
  const [order, few] = await Promise.all([
    prisma.order.findFirst({ select: { id: true } }),
    prisma.product.findMany({ select: { id: true }, take: hardlyMore }),
  ])
  return order === null && few.length < hardlyMore
}

/** Reads only lines after the first order of the period, as one range; those of a joined order are in another too. */
function readProducts(prisma: PrismaClient, since: Date): Promise<Today['products']> {
  return prisma.$queryRaw<Today['products']>`
    with placed as materialized (
      select id from orders where created_at >= ${since}
        and id not in (select id from orders where joined_into is not null)
    )
    select p.title, p.slug, p.image, l.quantity::int
    from (
      select l.product_id, sum(l.quantity) as quantity
      from placed join order_line l on l.order_id = placed.id
      where l.order_id >= (select min(id) from placed)
      group by 1
    ) l join product p on p.id = l.product_id
    order by l.quantity desc, p.id limit ${mostProducts}`
}
