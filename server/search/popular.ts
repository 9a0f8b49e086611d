import { readCardsByIds } from '../catalog/cards.ts'
import type { CardRow } from '../catalog/present.ts'
import type { Kind, Snapshot } from '../database/cache.ts'
import type { PrismaClient } from '../database/generated/client.ts'

const most = 8
/** The newest lines show what sells now; counting all would take long in a large shop. */
const countedLines = 3000

const popular: Kind<CardRow[]> = {
  name: 'popular products',
  sizeOf: ({ length }) => 100 + 500 * length,
}

/** What sells best and is in stock, filled up with the newest products; kept until the catalogue changes. */
export function readPopular(prisma: PrismaClient, snapshot: Snapshot): Promise<CardRow[]> {
  return snapshot.getOrMake(popular, 'all', () => makePopular(prisma))
}

async function makePopular(prisma: PrismaClient): Promise<CardRow[]> {
  const rows = await prisma.$queryRaw<{ id: number }[]>`
    with sold as (
      select product_id, sum(quantity) as pieces
      from (select * from order_line order by id desc limit ${countedLines}) l
      group by product_id
    ),
    newest as (
      select id from product where archived_at is null and stock = 1 order by id desc limit ${most}
    )
    select p.id from product p left join sold s on s.product_id = p.id
    where (s.product_id is not null or p.id in (select id from newest))
      and p.archived_at is null and p.stock = 1
    order by s.pieces desc nulls last, p.id desc limit ${most}`
  return readCardsByIds(
    prisma,
    rows.map(({ id }) => id),
  )
}
