-- The words of a product say where they stand, so that search can put a title's head before its tail and a tag. Colours
-- and sizes are words of their product, and a word with a hyphen is found written as one: wi-fi, wifi. The menu of a
-- product is a term of kind 2, by its id: search reads the names of menus, so a new name changes no product.
--
-- product.terms: id of each term; -id in the title; -id - 500,000,000 in its head; -id - 1,000,000,000 in a tag.

-- A title up to the first comma, dash, "with" or "for"; the same in brackets, as a rule in the other language.
create function shop_title_head(title text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(title, '\([^)]*\)', ' ', 'g'),
      U&'\\s*(,|\060C|;|\\||\0964|:\\s|\\s[\2010-\2015:-]\\s|\\s(with|for)\\s).*$', '', 'i')
    || coalesce((select ' ' || string_agg(m[1], ' ') from regexp_matches(title, '\(([^)]*)\)', 'g') m), '')
$$;

create function shop_all_words(t text) returns setof text language sql immutable parallel safe as $$
  select public.shop_words(t)
  union
  select public.shop_words(regexp_replace(m[1], U&'[-\2010\2011]', '', 'g'))
  from regexp_matches(t, U&'[^\\s,;:()/|0-9\09E6-\09EF]+[-\2010\2011][^\\s,;:()/|0-9\09E6-\09EF]+', 'g') m
$$;

drop function shop_product_words(int[]);
-- `place`: 0 head of the title, 1 title, 2 tag, 3 category, colour or size.
create function shop_product_words(product_ids int[])
returns table (product_id int, word text, place int) language sql stable as $$
  with p as (select id, title from product where id = any(product_ids) and archived_at is null)
  select p.id, w, 0 from p cross join lateral shop_all_words(shop_title_head(p.title)) w
  union
  select p.id, w, 1 from p cross join lateral shop_all_words(p.title) w
  union
  select p.id, w, 2 from p join product_tag pt on pt.product_id = p.id
    join tag t on t.id = pt.tag_id cross join lateral shop_all_words(t.tag) w
  union
  select p.id, w, 3 from p join product_category pc on pc.product_id = p.id
    join category c on c.id = pc.category_id cross join lateral shop_all_words(c.category) w
  union
  select p.id, w, 3 from p join product_color o on o.product_id = p.id and o.removed_at is null
    cross join lateral shop_words(o.color) w
  union
  select p.id, w, 3 from p join product_size s on s.product_id = p.id and s.removed_at is null
    cross join lateral shop_words(s.size) w
$$;

-- The terms that products should have.
create function shop_product_terms(product_ids int[])
returns table (product_id int, id int) language sql stable as $$
  with words as materialized (
    select w.product_id, w.word, w.place, t.id
    from shop_product_words(product_ids) w join term t on t.term = w.word and t.kind = 0
  )
  select w.product_id, w.id from words w
  union select w.product_id, -w.id from words w where w.place <= 1
  union select w.product_id, -w.id - 500000000 from words w where w.place = 0
  union select w.product_id, -w.id - 1000000000 from words w where w.place = 2
  union select w.product_id, t.id from words w cross join generate_series(1, 3) n
    join term t on t.term = left(w.word, n) and t.kind = 1
  union select p.id, t.id from product p join product_category pc on pc.product_id = p.id
    join category c on c.id = pc.category_id join term t on t.term = c.menu_id::text and t.kind = 2
    where p.id = any(product_ids) and p.archived_at is null
$$;

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

-- A category that moves to another menu takes its products along.
create or replace function shop_keep_categories() returns trigger language plpgsql as $$
declare changed int[];
begin
  if current_setting('shop.refresh', true) = 'in parts' then return null; end if;
  changed := array(select distinct product_id from product_category where category_id in (
    select id from (select id, menu_id from new_rows except select id, menu_id from old_rows) moved));
  perform shop_refresh_products(changed, changed || array(
    select distinct product_id from product_category where category_id in (
      select id from (select id, category from new_rows except select id, category from old_rows) named)));
  return null;
end $$;

-- For product_color and product_size.
create function shop_keep_choices() returns trigger language plpgsql as $$
declare changed int[];
begin
  if tg_op = 'INSERT' then
    changed := array(select distinct product_id from new_rows);
  elsif tg_op = 'UPDATE' then
    changed := array(select product_id from new_rows union select product_id from old_rows);
  else
    changed := array(select distinct product_id from old_rows);
  end if;
  perform shop_refresh_products('{}', changed);
  return null;
end $$;
do $$
declare source text;
begin
  foreach source in array array['product_color', 'product_size'] loop
    execute format('create trigger keep_derived_inserted after insert on %I
      referencing new table as new_rows for each statement execute function shop_keep_choices()', source);
    execute format('create trigger keep_derived_updated after update on %I
      referencing old table as old_rows new table as new_rows
      for each statement execute function shop_keep_choices()', source);
    execute format('create trigger keep_derived_deleted after delete on %I
      referencing old table as old_rows for each statement execute function shop_keep_choices()', source);
  end loop;
end $$;

create or replace function shop_catalog_differences() returns table (what text, differences bigint)
language sql stable as $$
  with ids as (select coalesce(array_agg(id), '{}') as all_ids from product),
  wanted as materialized (select w.* from ids, shop_wanted_entries(ids.all_ids) w)
  select 'listing_entry', count(*) from (
    select listing_key, product_id, price_taka, title_sort from wanted
    except select listing_key, product_id, price_taka, title_sort from listing_entry) missing
  union all
  select 'listing_entry, too many', count(*) from (
    select listing_key, product_id from listing_entry
    except select listing_key, product_id from wanted) extra
  union all
  select 'listing', count(*) from (
    select listing_key, count(*) as n from wanted group by listing_key
    union all select 0, count(*) from product where archived_at is null) w
    full join (select * from listing where products <> 0 or listing_key = 0) l using (listing_key)
    where coalesce(w.n, 0) <> coalesce(l.products, 0)
  union all
  select 'listing_tag', count(*) from (
    select m.listing_key, t.listing_key - 300000000 as tag_id, count(*) as n
    from wanted m join wanted t on t.product_id = m.product_id
    where t.listing_key between 300000000 and 399999999 group by 1, 2) w
    full join (select * from listing_tag where products <> 0) l using (listing_key, tag_id)
    where w.n is distinct from l.products
  union all
  select 'product.title_sort', count(*) from product where title_sort <> shop_title_key(title)
  union all
  select 'product.terms', count(*) from product p
    left join (
      select product_id, array_agg(id order by id) as terms
      from ids, shop_product_terms(ids.all_ids) group by product_id) w on w.product_id = p.id
    where p.terms <> coalesce(w.terms, '{}')
  union all
  select 'term.products', count(*) from term t
    left join (select term_id, count(*) as n from product p cross join unnest(p.terms) term_id
      where term_id > 0 group by term_id) c on c.term_id = t.id
    where t.products <> coalesce(c.n, 0)
  union all
  select 'term.sound', count(*) from term where kind = 0 and sound <> shop_sound(term)
  union all
  select 'term_gap', count(*) from (
    select g, t.id from term t cross join lateral shop_term_gaps(t.term) g where t.kind = 0) w
    full join term_gap tg on tg.gap = w.g and tg.term_id = w.id
    where w.id is null or tg.term_id is null
$$;

alter table setting drop constraint setting_part_check;
alter table setting add check (part in ('shop', 'contact', 'social', 'policy', 'orders', 'search'));

select shop_refresh_terms(array(select id from product order by id));
