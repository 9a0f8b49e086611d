-- The upkeep of what is derived of the catalogue, as one set: until now listings and terms had a set of
-- triggers each. Every trigger is a statement's, fires behind it, and ends in one call of
-- shop_refresh_products, which locks the products and refreshes the listings and the words that may
-- have changed.
--
--   fires on                               refreshes
--   product          insert                listings and terms of the new products; how many there are
--                    update                listings where price, discount or order of titles changed,
--                                          terms where the title did
--                    delete                as insert; the words of what is gone are counted down
--   product_category insert, update,       listings and terms of the products on either side
--   product_tag        delete
--   category         update                listings where its menu changed, terms where its name did
--   tag              update                terms where its name changed
--   category, tag, menu   delete           by the rows of product_category and product_tag that go along
--
--   writes, in this order                  made of
--   listing, key 0                         how many products there are
--   listing_entry, listing_tag, listing    shop_wanted_entries
--   term, term_gap, product.terms          shop_product_words
--   term.products                          product.terms
--
-- Beside these: product.title_sort, before the row is written (keep_title_sort); NOTIFY shop_changed
-- (tell_change). Whoever adds a table that listings or words are made of adds it here, and to
-- shop_derived_differences, which compares.
--
-- Locks: key 0 of listing, so that transactions that add or remove products follow each other before
-- they hold anything that the other needs; then all products of the statement, in the order of their
-- ids, whether for listings or for words; then rows of listing_tag, of listing and of term, each in
-- the order of their keys.

-- With the old functions go their triggers.
drop function shop_product_inserted(), shop_product_updated(), shop_product_deleted(),
  shop_link_inserted(), shop_link_updated(), shop_link_deleted(), shop_category_updated(),
  shop_terms_inserted(), shop_terms_updated(), shop_terms_deleted(), shop_link_terms_inserted(),
  shop_link_terms_updated(), shop_link_terms_deleted(), shop_tag_renamed(), shop_category_renamed()
  cascade;

-- As before (20261120000003_listings), without a lock of its own.
-- Brings the entries of these products, and both kinds of counters, to what they should be.
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

-- As before (20261120000004_search), without a lock of its own, and with words that are cut once
-- before the new ones are told from the known.
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

  with words as materialized (select * from shop_product_words(product_ids)),
  wanted as materialized (
    select product_id, array_agg(id order by id) as terms
    from (
      select w.product_id, t.id from words w join term t on t.term = w.word and t.kind = 0
      union
      select w.product_id, -t.id from words w join term t on t.term = w.word and t.kind = 0
        where w.in_title
      union
      select w.product_id, t.id
        from words w cross join generate_series(1, 3) n
        join term t on t.term = left(w.word, n) and t.kind = 1
    ) ids group by product_id
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

-- Two writers of one product follow each other.
create function shop_refresh_products(listed int[], worded int[]) returns void language plpgsql as $$
begin
  perform from product where id = any(listed || worded) order by id for no key update;
  perform shop_refresh_listings(listed);
  perform shop_refresh_terms(worded);
end $$;

create function shop_keep_products() returns trigger language plpgsql as $$
declare changed int[];
begin
  if tg_op = 'INSERT' then
    changed := array(select id from new_rows);
    perform shop_count_catalogue(cardinality(changed));
    perform shop_refresh_products(changed, changed);
  elsif tg_op = 'UPDATE' then
    if exists (select id from new_rows except select id from old_rows) then
      raise exception 'the id of a product does not change';
    end if;
    perform shop_refresh_products(
      array(select id from (
        select id, price_taka, title_sort, discount_percent from new_rows
        except select id, price_taka, title_sort, discount_percent from old_rows) listed),
      array(select id from (
        select id, title from new_rows except select id, title from old_rows) worded));
  else
    changed := array(select id from old_rows);
    perform shop_count_catalogue(-cardinality(changed));
    perform shop_refresh_products(changed, '{}');
    with steps as (
      select term_id, count(*) as step from old_rows o cross join unnest(o.terms) term_id
      where term_id > 0 group by term_id
    ),
    locked as materialized (
      select t.id, s.step from term t join steps s on s.term_id = t.id order by t.id for update of t
    )
    update term t set products = t.products - l.step from locked l where l.id = t.id;
  end if;
  return null;
end $$;

-- For product_category and product_tag.
create function shop_keep_links() returns trigger language plpgsql as $$
declare changed int[];
begin
  if tg_op = 'INSERT' then
    changed := array(select distinct product_id from new_rows);
  elsif tg_op = 'UPDATE' then
    changed := array(select product_id from new_rows union select product_id from old_rows);
  else
    changed := array(select distinct product_id from old_rows);
  end if;
  perform shop_refresh_products(changed, changed);
  return null;
end $$;

-- A category that moves to another menu takes its products along.
create function shop_keep_categories() returns trigger language plpgsql as $$
begin
  perform shop_refresh_products(
    array(select distinct product_id from product_category where category_id in (
      select id from (select id, menu_id from new_rows except select id, menu_id from old_rows) moved)),
    array(select distinct product_id from product_category where category_id in (
      select id from (select id, category from new_rows except select id, category from old_rows) named)));
  return null;
end $$;

create function shop_keep_tags() returns trigger language plpgsql as $$
begin
  perform shop_refresh_products('{}',
    array(select distinct product_id from product_tag where tag_id in (
      select id from (select id, tag from new_rows except select id, tag from old_rows) named)));
  return null;
end $$;

-- One trigger for all three is not possible with transition tables.
do $$
declare source text; keeper text;
begin
  for source, keeper in values ('product', 'shop_keep_products'),
    ('product_category', 'shop_keep_links'), ('product_tag', 'shop_keep_links')
  loop
    execute format('create trigger keep_derived_inserted after insert on %I
      referencing new table as new_rows for each statement execute function %I()', source, keeper);
    execute format('create trigger keep_derived_updated after update on %I
      referencing old table as old_rows new table as new_rows
      for each statement execute function %I()', source, keeper);
    execute format('create trigger keep_derived_deleted after delete on %I
      referencing old table as old_rows for each statement execute function %I()', source, keeper);
  end loop;
end $$;
create trigger keep_derived_updated after update on category
  referencing old table as old_rows new table as new_rows
  for each statement execute function shop_keep_categories();
create trigger keep_derived_updated after update on tag
  referencing old table as old_rows new table as new_rows
  for each statement execute function shop_keep_tags();
