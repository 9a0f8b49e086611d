import type { Product, ProductCard } from '#contract/catalog'
import { fewPieces, mostStars } from '#contract/shop'
import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { byName } from '../database/names.ts'
import { planOnce } from '../database/plans.ts'
import { cardColumns, listingKey } from './listing.ts'
import { type CardRow, type ProductRow, presentCard, presentProduct } from './present.ts'

const mostRelated = 12
/** The pieces of an item, where they are few. */
const fewOfI = Prisma.sql`case when i.count between 1 and ${fewPieces - 1}::int then i.count end`

/** The product of a present or former link, as its screen shows it; null for none. */
export async function readProduct(
  prisma: PrismaClient,
  { slug, mostReviews }: { slug: string; mostReviews: number },
): Promise<{ product: Product; related: ProductCard[] } | null> {
  const [row] = await prisma.$queryRaw<FoundRow[]>(Prisma.sql`${planOnce}
    select ${cardColumns}, p.archived_at is not null as "isOffSale",
      p.choice_goes_with_order as "choiceGoesWithOrder",
      case when p.choice_goes_with_order and p.counted then
        ${listOf(Prisma.sql`select i.color_id, i.size_id, i.available, ${fewOfI} as "left"
          from stock_item i where i.product_id = p.id and i.removed_at is null order by i.id`)} end as "stockItems",
      case when p.counted and p.stock = 1 and not p.choice_goes_with_order then (
        select ${fewOfI} from stock_item i
        where i.product_id = p.id and i.removed_at is null limit 1) end as "left",
      (select json_build_object('description', c.description, 'orderPolicy',
        coalesce(nullif(c.order_policy, ''),
          (select value ->> 'order_policy' from setting where part = 'policy'), ''), 'sizeChart', c.size_chart)
        from product_content c where c.product_id = p.id) as content,
      ${listOf(Prisma.sql`select i.id, i.image from product_image i
        where i.product_id = p.id and i.image <> p.image order by i.position, i.id`)} as images,
      ${listOf(Prisma.sql`select c.id, c.color from product_color c
        where c.product_id = p.id and c.removed_at is null order by c.position, c.id`)} as colors,
      ${listOf(Prisma.sql`select s.id, s.size from product_size s
        where s.product_id = p.id and s.removed_at is null order by s.position, s.id`)} as sizes,
      ${listOf(Prisma.sql`select t.id, t.tag, t.english from product_tag pt
        join tag t on t.id = pt.tag_id where pt.product_id = p.id order by t.id`)} as tags,
      ${listOf(reviewsOfP(mostReviews))} as reviews,
      (select count(*)::int from review r
        where r.product_id = p.id and r.state = 0) as "reviewCount",
      case when p.star_count > 0 then array(select count(r.stars)::int from generate_series(1, ${mostStars}::int) n
        left join review r on r.product_id = p.id and r.state = 0 and r.stars = n
        group by n order by n) else '{}' end as spread,
      ${listOf(relatedToP)} as related
    from product p where p.id = (select id from (${byName('product', slug)}) named)`)
  if (!row) return null
  return { product: presentProduct(row), related: row.related.map(presentCard) }
}

type FoundRow = ProductRow & { related: CardRow[] }

function listOf(rows: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(select coalesce(json_agg(r), '[]') from (${rows}) r)`
}

const reviewsOfP = (most: number) => Prisma.sql`
  select r.id, r.review, r.created_at as "createdAt", r.answer, r.answered_at as "answeredAt",
    r.stars, r.bought,
    json_build_object('name', c.name, 'photo', c.photo) as customer,
    ${listOf(Prisma.sql`select i.id, i.image from review_image i
      where i.review_id = r.id order by i.id`)} as images
  from (select * from review where product_id = p.id and state = 0
    order by id desc limit ${most}) r
  join customer c on c.id = r.customer_id order by r.id desc`

/** Up to 12 others of the same categories as `p`, then of the same menus, newest first. */
const relatedToP = Prisma.sql`
  select ${cardColumns} from (
    select product_id, min(rank) as rank
    from (${nearBy(0, 'category')} union all ${nearBy(1, 'menu')}) near
    group by product_id order by rank, product_id desc limit ${mostRelated}
  ) n join product p on p.id = n.product_id order by n.rank, p.id desc`

function nearBy(rank: number, kind: 'category' | 'menu'): Prisma.Sql {
  return Prisma.sql`
    select n.product_id, ${rank}::int as rank
    from listing_entry own
    cross join lateral (
      select e.product_id from listing_entry e
      where e.listing_key = own.listing_key and e.product_id <> own.product_id
      order by e.product_id desc limit ${mostRelated}
    ) n
    where own.product_id = p.id
      and own.listing_key between ${listingKey(kind, 0)} and ${listingKey(kind, 99_999_999)}`
}
