import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { readPicture, sizeName } from '#contract/pictures'
import type { Stored } from './stored.ts'

/** Each finds forbidden rows, whatever requests the shop received. */
const checks: Record<string, string> = {
  'an order without lines': `
    select id from orders o where not exists (select from order_line l where l.order_id = o.id)`,
  'a subtotal that its lines do not add up to': `
    select o.id from orders o join order_line l on l.order_id = o.id
    group by o.id having sum(l.quantity::bigint * l.price_taka) <> o.subtotal_taka`,
  'a total that does not add up': `
    select id from orders where total_taka < 0
      or total_taka <> subtotal_taka + fee_taka - least(promo_price_taka, subtotal_taka + fee_taka)
        - rebate_taka`,
  'an advance that was given back twice': `
    select order_id from order_payment where undone_at is null group by 1 having sum(taka) < 0`,
  'an order whose products went into another, and that kept an advance': `
    select p.order_id from order_payment p join orders o on o.id = p.order_id
    where o.joined_into is not null and p.undone_at is null`,
  'an email with two accounts': `
    select lower(email) from customer group by 1 having count(*) > 1`,
  'a choice twice in one cart': `
    select customer_id from cart_line group by customer_id, product_id, color_id, size_id
    having count(*) > 1`,
  'pieces that an order took or gave back, beside what its lines owe': `
    select l.order_id, l.stock_item_id from (
      select order_id, stock_item_id, sum(quantity - restocked) as owed
      from order_line where stock_item_id is not null group by 1, 2) l
    full join (
      select order_id, stock_item_id, -sum(change) as owed
      from stock_move where order_id is not null group by 1, 2) m using (order_id, stock_item_id)
    where coalesce(l.owed, 0) <> coalesce(m.owed, 0)
      and exists (select from stock_item where id = stock_item_id)`,
  'a customer with two addresses': `
    select customer_id from address group by 1 having count(*) > 1`,
  'a purchase ordered twice': `
    select customer_id from orders group by customer_id, confirmed_lines having count(*) > 1`,
  'a trans_id of two orders': `select trans_id from orders group by 1 having count(*) > 1`,
  'a promo whose count is not that of its redemptions': `
    select p.id from promo p left join promo_redemption r on r.promo_id = p.id
    group by p.id having count(r.order_id) <> p.redeemed or p.redeemed > p.max_redemptions`,
  'an order that does not hold its promo, or a cancelled one that does': `
    select o.id from orders o left join promo_redemption r on r.order_id = o.id
    where (o.promo_code is not null and o.status <> 5) <> (r.order_id is not null)`,
  'a redemption that is not of the customer who ordered': `
    select r.order_id from promo_redemption r join orders o on o.id = r.order_id
    where r.customer_id <> o.customer_id`,
  'a customer with more uses of a promo than it allows': `
    select r.promo_id, r.customer_id from promo_redemption r join promo p on p.id = r.promo_id
    group by 1, 2, p.max_per_customer
    having count(*) > p.max_per_customer or max(r.use_nr) > p.max_per_customer`,
  'a quantity out of range': `
    select id from cart_line where quantity not between 1 and 9999
    union all select id from order_line where quantity not between 1 and 9999`,
  'a cancellation of an order that is not cancelled': `
    select c.order_id from cancellation c join orders o on o.id = c.order_id where o.status <> 5`,
  'a cancelled order without cancellation': `
    select o.id from orders o left join cancellation c on c.order_id = o.id
    where o.status = 5 and c.order_id is null`,
  'a derived table that differs from what it is made of': `
    select what from shop_derived_differences() where differences <> 0`,
}

/** Errors of the database and the stored pictures, a line each; empty without any. */
export async function findBrokenInvariants(
  pool: Pool,
  uploadsDir: string,
  stored: Stored,
): Promise<string[]> {
  const broken: string[] = []
  for (const [name, sql] of Object.entries(checks)) {
    const { rows } = await pool.query(sql)
    if (rows.length > 0) broken.push(`${name}: ${JSON.stringify(rows)}`)
  }
  return [
    ...broken,
    ...(await compareReviewFiles(pool, stored)),
    ...filesBelow(join(uploadsDir, '.incoming')).map((name) => `an upload left behind: ${name}`),
  ]
}

/** All files of every review picture exist, and no others. */
async function compareReviewFiles(pool: Pool, stored: Stored): Promise<string[]> {
  const { rows } = await pool.query<{ image: string }>('select image from review_image')
  const wanted = new Set(rows.flatMap(({ image }) => storedForms(image)))
  const names = await stored.names()
  const found = names
    .filter((name) => name.startsWith('reviews/'))
    .map((name) => name.slice('reviews/'.length))
  return [
    ...found.filter((name) => !wanted.has(name)).map((name) => `a file without a row: ${name}`),
    ...[...wanted]
      .filter((name) => !found.includes(name))
      .map((name) => `a row without a file: ${name}`),
  ]
}

function storedForms(image: string): string[] {
  const picture = readPicture(image)
  if (!picture) return [image]
  const stem = image.slice('/uploads/reviews/'.length).replace(/-\d+x\d+\.webp$/, '')
  return picture.widths
    .map((width) => `${stem}-${sizeName(width, picture.width, picture.height)}`)
    .flatMap((name) => [`${name}.webp`, `${name}.avif`])
}

/** Names of a folder's files, none for a missing folder. */
export function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true }).map(String)
  } catch {
    return []
  }
}
