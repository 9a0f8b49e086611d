import { Prisma } from '../../database/generated/client.ts'
import type { Transaction } from '../as-staff.ts'

export function listOf(rows: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(select coalesce(json_agg(r), '[]') from (${rows}) r)`
}

const categoriesOfP = Prisma.sql`
  select c.id, c.category, m.menu
  from product_category pc join category c on c.id = pc.category_id join menu m on m.id = c.menu_id
  where pc.product_id = p.id order by m.position, m.id, c.position, c.id`

/** In the order of their colors and sizes. */
const itemsOfP = Prisma.sql`
  select i.id, i.color_id, i.size_id, i.count, i.low_at, i.available,
    i.removed_at is not null as removed
  from stock_item i left join product_color c on c.id = i.color_id
  left join product_size s on s.id = i.size_id
  where i.product_id = p.id order by c.position, c.id, s.position, s.id, i.id`

/** The columns of `OfficeProduct`, from a product `p`, its content `c` and all its parts. */
const wholeColumns = Prisma.sql`p.id, p.version as v, p.slug, p.title, p.image_alt, p.price_taka as price,
  p.old_price_taka as old_price, p.discount_percent::int as discount, p.minimum_order,
  p.own_code, p.archived_at, p.counted, p.choice_goes_with_order, p.stock_set = 1 as in_stock,
  p.stock::int, coalesce(c.description, '') as description,
  coalesce(c.order_policy, '') as order_policy, coalesce(c.size_chart, '') as size_chart,
  ${listOf(categoriesOfP)} as categories,
  ${listOf(Prisma.sql`select t.id, t.tag from product_tag pt join tag t on t.id = pt.tag_id
    where pt.product_id = p.id order by t.id`)} as tags,
  ${listOf(Prisma.sql`select i.id, i.image, i.alt from product_image i
    where i.product_id = p.id order by i.position, i.id`)} as images,
  ${listOf(Prisma.sql`select c.id, c.color, c.removed_at is not null as removed
    from product_color c where c.product_id = p.id order by c.position, c.id`)} as colors,
  ${listOf(Prisma.sql`select s.id, s.size, s.removed_at is not null as removed
    from product_size s where s.product_id = p.id order by s.position, s.id`)} as sizes,
  ${listOf(itemsOfP)} as items`

/** Products `p` with all their parts and `more` columns, by id. `once`: `planOnce`, or nothing. */
export function readWhole<Row>(
  db: Transaction,
  more: Prisma.Sql,
  { where, once = Prisma.empty }: { where: Prisma.Sql; once?: Prisma.Sql },
): Promise<Row[]> {
  return db.$queryRaw<Row[]>`${once}
    select ${wholeColumns}, ${more}
    from product p left join product_content c on c.product_id = p.id
    where ${where} order by p.id`
}
