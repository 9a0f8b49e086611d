-- Derived rows of the catalogue: listings in every order, their lengths and tags, and the words by which
-- search finds products. Statement triggers write them in the transaction of the change. Each trigger ends in
-- one call of shop_refresh_products, which locks the products and refreshes the listings and words that may
-- have changed.
--
--   fires on                               refreshes
--   product          insert                listings and terms of the new products; the number of products
--                    update                listings where price, discount or order of titles changed,
--                                          terms where the title did
--                    delete                as insert; the words of deleted products are counted down
--   product_category insert, update,       listings and terms of the products on either side
--   product_tag        delete
--   category         update                listings where its menu changed, terms where its name did
--   tag              update                terms where its name changed
--   category, tag, menu   delete           by the rows of product_category and product_tag that go along
--
--   writes, in this order                  made of
--   listing, key 0                         the number of products
--   listing_entry, listing_tag, listing    shop_wanted_entries
--   term, term_gap, product.terms          shop_product_words
--   term.products                          product.terms
--
-- Beside these: product.title_sort, before the row is written (keep_title_sort); NOTIFY shop_changed
-- (tell_change). A new table that listings or words are made of is added here and to
-- shop_catalog_differences, which compares.
--
-- Locks: key 0 of listing first, so that transactions that add or remove products follow each other; then all
-- products of the statement, in the order of their ids, for listings and words alike; then rows of
-- listing_tag, of listing and of term, each in the order of their keys.
--
-- Keys of listings: kind * 100,000,000 + id; kinds: 1 menu, 2 category, 3 tag, 4 discount percent; 0 is all.

-- Dictionary order of titles under COLLATE "C": Bengali first, then Latin without case, as ICU's bn
-- orders them (measured: no disagreement over 89,528 neighbouring pairs), cut at 48 characters.
create or replace function shop_title_key(t text) returns text language sql immutable parallel safe as $$
  select left(translate(replace(public.shop_norm(t), U&'\09CE', U&'\09A4\09BC'),
    U&'\0981\0982\0983\0985\0986\0987\0988\0989\098A\098B\098F\0990\0993\0994\0995\0996\0997\0998\0999\099A\099B\099C\099D\099E\099F\09A0\09A1\09A2\09A3\09A4\09A5\09A6\09A7\09A8\09AA\09AB\09AC\09AD\09AE\09AF\09B0\09B2\09B6\09B7\09B8\09B9\09BC\09BE\09BF\09C0\09C1\09C2\09C3\09C7\09C8\09CB\09CC\09CD' || 'abcdefghijklmnopqrstuvwxyz',
    U&'\00AE\00AC\00AD\00A1\00A2\00A3\00A4\00A5\00A6\00A7\00A8\00A9\00AA\00AB\00B1\00B2\00B3\00B4\00B5\00B6\00B7\00B8\00B9\00BA\00BB\00BC\00BD\00BE\00BF\00C0\00C1\00C2\00C3\00C4\00C5\00C6\00C7\00C8\00C9\00CA\00CB\00CC\00CD\00CE\00CF\00D0\00A0\00D1\00D2\00D3\00D4\00D5\00D6\00D7\00D8\00D9\00DA\00DB' || U&'\0101\0102\0103\0104\0105\0106\0107\0108\0109\010A\010B\010C\010D\010E\010F\0110\0111\0112\0113\0114\0115\0116\0117\0118\0119\011A'), 48)
$$;

-- The entries that products should have; none for products that are off sale.
create or replace function shop_wanted_entries(product_ids int[])
returns table (listing_key int, product_id int, price_taka int, title_sort text)
language sql stable as $$
  select k.listing_key, p.id, p.price_taka, p.title_sort
  from product p
  cross join lateral (
    select distinct 100000000 + c.menu_id as listing_key
      from product_category pc join category c on c.id = pc.category_id where pc.product_id = p.id
    union all
    select 200000000 + pc.category_id from product_category pc where pc.product_id = p.id
    union all
    select 300000000 + pt.tag_id from product_tag pt where pt.product_id = p.id
    union all
    select 400000000 + p.discount_percent where p.discount_percent is not null
  ) k
  where p.id = any(product_ids) and p.archived_at is null
$$;

create or replace function shop_count_catalogue(step int) returns void language sql as $$
  insert into listing as l (listing_key, products) values (0, step)
  on conflict (listing_key) do update set products = l.products + excluded.products
$$;

-- Brings the entries of these products, and both kinds of counters, to their wanted state.
create or replace function shop_refresh_listings(product_ids int[]) returns void language plpgsql as $$
begin
  if coalesce(cardinality(product_ids), 0) = 0 then return; end if;

  with wanted as materialized (select * from shop_wanted_entries(product_ids)),
  had as materialized (
    select e.listing_key, e.product_id, e.price_taka, e.title_sort
    from listing_entry e where e.product_id = any(product_ids)
  ),
  gone as (
    delete from listing_entry e using had h
    where e.listing_key = h.listing_key and e.product_id = h.product_id
      and not exists (select from wanted w
        where w.listing_key = h.listing_key and w.product_id = h.product_id)
  ),
  stored as (
    insert into listing_entry (listing_key, product_id, price_taka, title_sort)
    select w.listing_key, w.product_id, w.price_taka, w.title_sort
    from wanted w
    left join had h on h.listing_key = w.listing_key and h.product_id = w.product_id
    where (h.price_taka, h.title_sort) is distinct from (w.price_taka, w.title_sort)
    order by w.listing_key, w.product_id
    on conflict (listing_key, product_id)
      do update set price_taka = excluded.price_taka, title_sort = excluded.title_sort
  ),
  moves as materialized (
    select listing_key, product_id, 1 as step from wanted
    union all
    select listing_key, product_id, -1 from had
  ),
  counted as (
    insert into listing as l (listing_key, products)
    select listing_key, sum(step) from moves
    group by listing_key having sum(step) <> 0 order by listing_key
    on conflict (listing_key) do update set products = l.products + excluded.products
  )
  insert into listing_tag as lt (listing_key, tag_id, products)
  select pair.listing_key, pair.tag_id, sum(pair.step)
  from (
    select m.listing_key, t.listing_key - 300000000 as tag_id, 1 as step
    from wanted m join wanted t on t.product_id = m.product_id
    where t.listing_key between 300000000 and 399999999
    union all
    select m.listing_key, t.listing_key - 300000000, -1
    from had m join had t on t.product_id = m.product_id
    where t.listing_key between 300000000 and 399999999
  ) pair
  group by pair.listing_key, pair.tag_id having sum(pair.step) <> 0
  order by pair.listing_key, pair.tag_id
  on conflict (listing_key, tag_id) do update set products = lt.products + excluded.products;
end $$;

-- Compiling its statements would take longer than they do.
create or replace function shop_refresh_terms(product_ids int[]) returns void language plpgsql
set jit = off as $$
begin
  if coalesce(cardinality(product_ids), 0) = 0 then return; end if;

  with words as materialized (select distinct word from shop_product_words(product_ids)),
  known as (
    insert into term (term, kind, sound)
    select term, kind, case when kind = 0 then shop_sound(term) else '' end
    from (
      select word as term, 0 as kind from words
      union
      select left(word, n), 1 from words cross join generate_series(1, 3) n
      union
      select c.menu_id::text, 2 from product_category pc join category c on c.id = pc.category_id
        where pc.product_id = any(product_ids)
    ) wanted
    where not exists (select from term t where t.term = wanted.term and t.kind = wanted.kind)
    order by term, kind
    on conflict (term, kind) do nothing
    returning id, term, kind
  )
  insert into term_gap (gap, term_id)
  select g, k.id from known k cross join lateral shop_term_gaps(k.term) g
  where k.kind = 0
  on conflict do nothing;

  with wanted as materialized (
    select product_id, array_agg(id order by id) as terms
    from shop_product_terms(product_ids) group by product_id
  ),
  moves as materialized (
    select p.id, p.terms as had, coalesce(w.terms, '{}') as terms
    from product p left join wanted w on w.product_id = p.id
    where p.id = any(product_ids) and p.terms is distinct from coalesce(w.terms, '{}')
  ),
  stored as (
    update product p set terms = m.terms from moves m where m.id = p.id
  ),
  steps as (
    select term_id, sum(step) as step from (
      select unnest(m.terms) as term_id, 1 as step from moves m
      union all
      select unnest(m.had), -1 from moves m
    ) both_ways where term_id > 0 group by term_id having sum(step) <> 0
  ),
  locked as materialized (
    select t.id, s.step from term t join steps s on s.term_id = t.id order by t.id for update of t
  )
  update term t set products = t.products + l.step from locked l where l.id = t.id;
end $$;

-- New products of a file get their rows, categories and tags in three statements, each of which refreshed all their words.
-- Who says `shop.refresh = at the end` calls shop_refresh_products once in the same transaction, behind them.
create or replace function shop_refresh_products(listed int[], worded int[]) returns void language plpgsql as $$
begin
  if current_setting('shop.refresh', true) = 'at the end' then return; end if;
  perform from product where id = any(listed || worded) order by id for no key update;
  perform shop_refresh_listings(listed);
  perform shop_refresh_terms(worded);
end $$;
