/** A product's card, as its screens need it. */
const card = `p.id, p.title, p.slug, p.image, p.old_price_taka, p.price_taka, p.discount_percent,
  p.stock, p.minimum_order`

/** The listing of the menu that the reads ask for too, which has the most products. */
const largestMenu = 100_000_001

/** One statement for the rows of each screen, sent plainly. */
export const reads = {
  home: `select ${card}, (select products from listing where listing_key = 0) as total
    from product p order by id desc limit 12`,
  listing: `select ${card}, (select products from listing where listing_key = ${largestMenu}) as total
    from (select product_id from listing_entry where listing_key = ${largestMenu}
      order by product_id desc limit 12) e
    join product p on p.id = e.product_id order by p.id desc`,
  product: `select ${card}, c.description, c.order_policy,
    (select json_agg(i) from product_image i where i.product_id = p.id) as images,
    (select json_agg(i) from product_color i where i.product_id = p.id) as colors,
    (select json_agg(i) from product_size i where i.product_id = p.id) as sizes,
    (select json_agg(t) from product_tag pt join tag t on t.id = pt.tag_id
      where pt.product_id = p.id) as tags,
    (select json_agg(r) from (select r.*, u.name, u.photo from review r
      join customer u on u.id = r.customer_id where r.product_id = p.id) r) as reviews,
    (select json_agg(n) from (select ${card} from product p where p.id in (
      select e.product_id from listing_entry own cross join lateral (
        select product_id from listing_entry e where e.listing_key = own.listing_key
        order by product_id desc limit 12) e
      where own.product_id = 500 and own.listing_key between 200000000 and 299999999
      limit 12)) n) as related
    from product p left join product_content c on c.product_id = p.id where p.slug = 'product-500'`,
} satisfies Record<string, string>

/** By the terms of one word, ready made: the rows, the exact total and the tags of a search. */
export function search(terms: number[]): string {
  const found = `p.terms && '{${terms.join()}}'::int[]`
  return `select (select count(*)::int from product p where ${found}) as total,
    (select json_agg(c) from (
      select ${card} from product p where ${found} order by p.id desc limit 12) c) as products,
    (select json_agg(t) from (
      select t.id, t.tag from (
        select p.id from product p where ${found} order by p.id desc limit 200
      ) m join product_tag pt on pt.product_id = m.id join tag t on t.id = pt.tag_id
      group by t.id, t.tag order by count(*) desc, t.id limit 30) t) as tags`
}

export const upsert = `insert into cart_line as c (customer_id, product_id, quantity)
  values ($1, $2, 1)
  on conflict (customer_id, product_id) do update set quantity = least(c.quantity + 1, 9999)
  returning id, quantity`
