import type { Client } from 'pg'
import { bengali, english, menus, syllables } from './words.ts'

/**
 * Fills an empty, migrated database with a catalogue of this size and its derived rows. Set-based
 * and without triggers; the same size gives the same rows.
 */
export async function loadCatalogue(client: Client, products: number): Promise<void> {
  await client.query("set session_replication_role = replica; set work_mem = '128MB'")
  await client.query("set maintenance_work_mem = '256MB'; set synchronous_commit = off")
  await client.query(chance)
  const indexes = await dropIndexes(client, ['product', 'listing_entry', 'product_tag'])
  await client.query(navigation, [menus, english.nouns, bengali.nouns])
  await client.query(
    rows(products),
    [bengali, english]
      .flatMap((words) => [words.adjectives, words.materials, words.nouns])
      .concat([syllables]),
  )
  for (const sql of [contents, images, colors, categories, tags, banners].map((of) => of(products)))
    await client.query(sql)
  for (const sql of ['analyze', entries, counters, tagCounters]) await client.query(sql)
  for (let first = 1; first <= products; first += chunk) {
    await client.query(
      'select shop_refresh_terms(array(select generate_series($1::int, $2::int)))',
      [first, Math.min(first + chunk - 1, products)],
    )
    if (first % (20 * chunk) === 1) await client.query('analyze term')
  }
  for (const index of indexes) await client.query(index)
  for (const table of ['menu', 'category', 'tag', 'product', 'banner', 'product_image']) {
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'),
      (select coalesce(max(id), 1) from ${table}))`)
  }
  await client.query('vacuum full product')
}

/** Larger batches slow down the upkeep of search terms. */
const chunk = 1000

/** Between 0 and 1, fixed for a number and a purpose. */
const chance = `create function pg_temp.chance(nr int, purpose int) returns float8
  language sql immutable as
  $$ select (hashint4extended(nr, purpose) & 4294967295)::float8 / 4294967296 $$;
  create function pg_temp.pick(words text[], nr int, purpose int) returns text
  language sql immutable as
  $$ select words[1 + floor(cardinality(words) * pg_temp.chance(nr, purpose) ^ 1.5)::int] $$`

const navigation = `with m as (
    insert into menu (id, menu, position) select nr, word, nr
    from unnest($1::text[]) with ordinality w(word, nr)
  ), c as (
    insert into category (id, menu_id, category, image, position)
    select nr, (nr - 1) / 10 + 1, initcap(($2::text[])[(nr - 1) % 50 + 1]) || ' ' || nr,
      '/uploads/catalog/category-200x200.webp', nr
    from generate_series(1, 120) nr
  )
  insert into tag (id, tag)
  select nr, case when nr % 2 = 0 then ($2::text[])[nr / 2 % 50 + 1] || ' ' || nr
    else ($3::text[])[nr / 2 % 50 + 1] || ' ' || nr end
  from generate_series(1, 400) nr`

/** 45 % Bengali titles, 35 % English, 20 % mixed; a third carry a rare name; prices 60 to 125,000. */
const rows = (products: number) => `insert into product (id, slug, title, title_sort, image,
    price_taka, old_price_taka, discount_percent, stock, stock_set, minimum_order)
  select nr, 'product-' || nr, title, shop_title_key(title),
    '/uploads/catalog/product-' || nr % 500 || '-800x800.webp', price,
    case when percent is not null then ceil(price * 100 / (100 - percent))::int end, percent,
    stock, stock, case when nr % 40 = 0 then 3 else 1 end
  from (
    select nr, case when nr % 25 = 0 then 0 else 1 end as stock,
      (60 * 2083.33 ^ (pg_temp.chance(nr, 5) ^ 1.4))::int as price,
      case when nr % 10 < 3 then 5 * (1 + floor(10 * pg_temp.chance(nr, 6)))::int end as percent,
      concat_ws(' ',
        case when script < 9 then pg_temp.pick($1, nr, 1) else pg_temp.pick($4, nr, 1) end,
        case when nr % 3 = 0 then (
          select string_agg(($7::text[])[1 + (name >> (5 * place) & 31)], '')
          from generate_series(0, 3) place) end,
        case when script < 9 or script >= 16 then pg_temp.pick($2, nr, 2)
          else pg_temp.pick($5, nr, 2) end,
        case when script < 9 or script >= 18 then pg_temp.pick($3, nr, 3)
          else pg_temp.pick($6, nr, 3) end,
        case when nr % 5 = 0 then nr % 97 end) as title
    from (select nr, nr * 7 % 20 as script,
        (floor(${Math.ceil(products / 8)} * pg_temp.chance(nr, 4)))::int as name
      from generate_series(1, ${products}) nr) numbers
  ) made`

const contents = (products: number) => `insert into product_content
  select nr, '<p>Woven by hand in Tangail.</p><ul><li>Washed once</li><li>No ' || nr || '</li></ul>',
    '<p>Orders are sent within two days.</p>' from generate_series(1, ${products}) nr`
const images = (products: number) => `insert into product_image (product_id, image)
  select nr, '/uploads/catalog/product-' || nr % 500 || '-' || side || '-800x800.webp'
  from generate_series(1, ${products}) nr cross join generate_series(1, 2) side`
const colors = (products: number) => `insert into product_color (product_id, color)
  select nr * 4, color from generate_series(1, ${products} / 4) nr
  cross join unnest(array['red', 'blue']) color`

/** Menu 1 holds a fifth of all; 15 % of the products stand in a second category. */
const categories = (products: number) => `insert into product_category (product_id, category_id)
  select distinct nr, 1 + floor(120 * pg_temp.chance(nr, 7 + further) ^ 1.5)::int
  from generate_series(1, ${products}) nr cross join generate_series(0, 1) further
  where further = 0 or nr % 20 < 3`
const tags = (products: number) => `insert into product_tag (product_id, tag_id)
  select distinct nr, 1 + floor(400 * pg_temp.chance(nr, 10 + further) ^ 1.5)::int
  from generate_series(1, ${products}) nr cross join generate_series(1, 6) further
  where further <= 3 + nr % 4 order by 1, 2`
const banners = () => `insert into banner (image, discount_percent, position)
  select '/uploads/banners/sale-1824x600.webp', 10 * nr, nr from generate_series(1, 4) nr`

const entries = `insert into listing_entry (listing_key, product_id, price_taka, title_sort)
  select w.* from shop_wanted_entries(array(select id from product)) w order by 1, 2`
const counters = `insert into listing (listing_key, products)
  select listing_key, count(*) from listing_entry group by 1
  union all select 0, count(*) from product`
const tagCounters = `insert into listing_tag (listing_key, tag_id, products)
  select e.listing_key, pt.tag_id, count(*)
  from listing_entry e join product_tag pt on pt.product_id = e.product_id group by 1, 2`

/** Drops indexes that belong to no constraint; returns statements that make them again. */
async function dropIndexes(client: Client, tables: string[]): Promise<string[]> {
  const { rows: found } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = any($1::regclass[]) and not i.indisunique`,
    [tables],
  )
  for (const { name } of found) await client.query(`drop index "${name}"`)
  return found.map(({ definition }) => definition)
}
