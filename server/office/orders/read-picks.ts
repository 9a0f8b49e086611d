import type { z } from 'zod'
import type { getPicks } from '#contract/office/picks'
import { mostPickedOrders } from '#contract/office/rules'
import type { PrismaClient } from '../../database/generated/client.ts'
import { planOnce } from '../../database/plans.ts'
import { queueRules } from './queues.ts'

type Row = {
  productId: number
  ownCode: string | null
  title: string
  image: string
  color: string | null
  size: string | null
  pieces: number
  orders: number[]
  waiting: number
}

/** What stands in the queue "pack", by choice. A choice is called and shown as in its newest order. */
export async function readPicks(
  prisma: PrismaClient,
): Promise<Omit<z.output<(typeof getPicks)['output']>, 'message'>> {
  const { where } = queueRules.pack
  const rows = await prisma.$queryRaw<Row[]>`${planOnce}
    with oldest as materialized (
      select o.id from orders o where ${where} order by o.id limit ${mostPickedOrders}
    ),
    choice as (
      select l.product_id, l.color, l.size,
        (array_agg(l.title order by l.id desc))[1] as title,
        (array_agg(l.image order by l.id desc))[1] as image,
        sum(l.quantity)::int as pieces,
        array_agg(distinct l.order_id order by l.order_id) as orders,
        min(c.position) as color_place, min(s.position) as size_place
      from oldest
      join order_line l on l.order_id = oldest.id
      left join product_color c on c.id = l.color_id
      left join product_size s on s.id = l.size_id
      group by l.product_id, l.color, l.size
    )
    select h.product_id as "productId", p.own_code as "ownCode", h.title, h.image, h.color, h.size,
      h.pieces, h.orders, (select count(*)::int from orders o where ${where}) as waiting
    from choice h
    left join product p on p.id = h.product_id
    order by coalesce(p.title_sort, h.title) collate "C", h.product_id,
      h.color_place nulls first, h.color nulls first, h.size_place nulls first, h.size nulls first`
  const waiting = rows[0]?.waiting ?? 0
  const orders = Math.min(waiting, mostPickedOrders)
  return { picks: rows.map(presentPick), orders, left_out: waiting - orders }
}

function presentPick(row: Row) {
  return {
    product_id: row.productId,
    own_code: row.ownCode,
    title: row.title,
    image: row.image,
    ...(row.color !== null && { color: row.color }),
    ...(row.size !== null && { size: row.size }),
    pieces: row.pieces,
    orders: row.orders,
  }
}
