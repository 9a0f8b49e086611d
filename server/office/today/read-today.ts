import type { z } from 'zod'
import type { PrismaClient } from '../../database/generated/client.ts'
import { dhakaTime } from '../moments.ts'
import { countQueues } from '../orders/count-queues.ts'
import type { Day, getToday } from '#contract/office/today-shapes'

export type Today = Omit<z.output<(typeof getToday)['output']>, 'message'>

const daysShown = 14
const mostProducts = 5

/** What is to be done now, and the last days of Dhaka until now, with sums. */
export async function readToday(prisma: PrismaClient): Promise<Today> {
  const now = new Date()
  const [queues, days, products] = await Promise.all([
    countQueues(prisma),
    readDays(prisma, now),
    readProducts(prisma, now),
  ])
  const { call, pack, hand, back, messages, reviews } = queues
  const tasks = { call, pack, hand, back, messages, reviews }
  return { at: now.toISOString(), tasks, days, products }
}

/** A day begins at midnight in Dhaka; where nothing happened it is a day of noughts. */
async function readDays(prisma: PrismaClient, now: Date): Promise<Day[]> {
  const beginning = beginningOfDays(now)
  const found = await prisma.$queryRaw<Day[]>`
    select to_char(at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day,
      count(*) filter (where kind = 0)::int as placed,
      count(*) filter (where kind = 1 and to_status = 1)::int as confirmed,
      count(*) filter (where kind = 1 and to_status = 3)::int as shipped,
      count(*) filter (where kind = 1 and to_status = 4)::int as delivered,
      count(*) filter (where kind = 1 and to_status = 5)::int as cancelled,
      count(*) filter (where kind = 6 and to_status in (4, 5))::int as returned,
      coalesce(sum(taka) filter (where kind = 0), 0)::float8 as placed_taka,
      coalesce(sum(taka) filter (where kind = 1 and to_status = 4), 0)::float8 as delivered_taka
    from order_event
    where at >= ${beginning} and kind in (0, 1, 6) and id not in (
      select (data ->> 'event')::bigint from order_event
      where at >= ${beginning} and kind = 7 and data ? 'event')
    group by 1`
  return Array.from({ length: daysShown }, (_, nr) => {
    const noon = dhakaTime(now, nr + 1 - daysShown, '12:00')
    const day = noon.toISOString().slice(0, 10)
    return found.find((each) => each.day === day) ?? { ...nothing, day }
  })
}

const nothing = {
  ...{ placed: 0, confirmed: 0, shipped: 0, delivered: 0, cancelled: 0, returned: 0 },
  ...{ placed_taka: 0, delivered_taka: 0 },
}

async function readProducts(prisma: PrismaClient, now: Date): Promise<Today['products']> {
  return prisma.$queryRaw<Today['products']>`
    select p.title, p.slug, p.image, l.quantity::int
    from (
      select l.product_id, sum(l.quantity) as quantity
      from order_event e join order_line l on l.order_id = e.order_id
      where e.at >= ${beginningOfDays(now)} and e.kind = 0
      group by 1
    ) l join product p on p.id = l.product_id
    order by l.quantity desc, p.id limit ${mostProducts}`
}

function beginningOfDays(now: Date): Date {
  return dhakaTime(now, 1 - daysShown, '0:00')
}
