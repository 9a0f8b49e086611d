-- The upkeep of listing_entry, listing and listing_tag: statement-level triggers with transition
-- tables on everything that they are made of, so that no writer can forget it.
-- Keys: kind * 100,000,000 + id, kinds: 1 menu, 2 category, 3 tag, 4 discount percent, 0 is all.

-- Dictionary order of titles under COLLATE "C": Bengali first, then Latin without case, as ICU's bn
-- orders them (measured: no disagreement over 89,528 neighbouring pairs), cut at 48 characters.
create function shop_title_key(t text) returns text language sql immutable parallel safe as $$
  select left(translate(replace(public.shop_norm(t), U&'\09CE', U&'\09A4\09BC'),
    U&'\0981\0982\0983\0985\0986\0987\0988\0989\098A\098B\098F\0990\0993\0994\0995\0996\0997\0998\0999\099A\099B\099C\099D\099E\099F\09A0\09A1\09A2\09A3\09A4\09A5\09A6\09A7\09A8\09AA\09AB\09AC\09AD\09AE\09AF\09B0\09B2\09B6\09B7\09B8\09B9\09BC\09BE\09BF\09C0\09C1\09C2\09C3\09C7\09C8\09CB\09CC\09CD' || 'abcdefghijklmnopqrstuvwxyz',
    U&'\00AE\00AC\00AD\00A1\00A2\00A3\00A4\00A5\00A6\00A7\00A8\00A9\00AA\00AB\00B1\00B2\00B3\00B4\00B5\00B6\00B7\00B8\00B9\00BA\00BB\00BC\00BD\00BE\00BF\00C0\00C1\00C2\00C3\00C4\00C5\00C6\00C7\00C8\00C9\00CA\00CB\00CC\00CD\00CE\00CF\00D0\00A0\00D1\00D2\00D3\00D4\00D5\00D6\00D7\00D8\00D9\00DA\00DB' || U&'\0101\0102\0103\0104\0105\0106\0107\0108\0109\010A\010B\010C\010D\010E\010F\0110\0111\0112\0113\0114\0115\0116\0117\0118\0119\011A'), 48)
$$;

create function shop_keep_title_sort() returns trigger language plpgsql as $$
begin
  new.title_sort := shop_title_key(new.title);
  return new;
end $$;
create trigger keep_title_sort before insert or update of title, title_sort on product
  for each row execute function shop_keep_title_sort();

-- The entries that products should have.
create function shop_wanted_entries(product_ids int[])
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
  where p.id = any(product_ids)
$$;

-- Brings the entries of these products, and both kinds of counters, to what they should be.
-- The products' rows are locked first, so that two writers of one product follow each other.
create function shop_refresh_listings(product_ids int[]) returns void language plpgsql as $$
begin
  if coalesce(cardinality(product_ids), 0) = 0 then return; end if;
  perform 1 from product where id = any(product_ids) order by id for no key update;

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

create function shop_count_catalogue(step int) returns void language sql as $$
  insert into listing as l (listing_key, products) values (0, step)
  on conflict (listing_key) do update set products = l.products + excluded.products
$$;

create function shop_product_inserted() returns trigger language plpgsql as $$
begin
  perform shop_count_catalogue((select count(*)::int from new_rows));
  perform shop_refresh_listings((select array_agg(id) from new_rows));
  return null;
end $$;
create trigger listings_inserted after insert on product
  referencing new table as new_rows
  for each statement execute function shop_product_inserted();

create function shop_product_updated() returns trigger language plpgsql as $$
begin
  if exists (select from new_rows n left join old_rows o on o.id = n.id where o.id is null) then
    raise exception 'the id of a product does not change';
  end if;
  perform shop_refresh_listings((
    select array_agg(n.id) from new_rows n join old_rows o on o.id = n.id
    where (n.price_taka, n.title_sort, n.discount_percent)
      is distinct from (o.price_taka, o.title_sort, o.discount_percent)));
  return null;
end $$;
create trigger listings_updated after update on product
  referencing old table as old_rows new table as new_rows
  for each statement execute function shop_product_updated();

create function shop_product_deleted() returns trigger language plpgsql as $$
begin
  perform shop_count_catalogue(-(select count(*)::int from old_rows));
  perform shop_refresh_listings((select array_agg(id) from old_rows));
  return null;
end $$;
create trigger listings_deleted after delete on product
  referencing old table as old_rows
  for each statement execute function shop_product_deleted();

-- product_category and product_tag: the same three functions serve both.
create function shop_link_inserted() returns trigger language plpgsql as $$
begin
  perform shop_refresh_listings((select array_agg(distinct product_id) from new_rows));
  return null;
end $$;
create function shop_link_updated() returns trigger language plpgsql as $$
begin
  perform shop_refresh_listings((select array_agg(distinct product_id) from (
    select product_id from new_rows union select product_id from old_rows) both_rows));
  return null;
end $$;
create function shop_link_deleted() returns trigger language plpgsql as $$
begin
  perform shop_refresh_listings((select array_agg(distinct product_id) from old_rows));
  return null;
end $$;
create trigger listings_inserted after insert on product_category
  referencing new table as new_rows for each statement execute function shop_link_inserted();
create trigger listings_updated after update on product_category
  referencing old table as old_rows new table as new_rows
  for each statement execute function shop_link_updated();
create trigger listings_deleted after delete on product_category
  referencing old table as old_rows for each statement execute function shop_link_deleted();
create trigger listings_inserted after insert on product_tag
  referencing new table as new_rows for each statement execute function shop_link_inserted();
create trigger listings_updated after update on product_tag
  referencing old table as old_rows new table as new_rows
  for each statement execute function shop_link_updated();
create trigger listings_deleted after delete on product_tag
  referencing old table as old_rows for each statement execute function shop_link_deleted();

-- A category that moves to another menu takes its products along.
create function shop_category_updated() returns trigger language plpgsql as $$
begin
  perform shop_refresh_listings((
    select array_agg(distinct pc.product_id)
    from new_rows n join old_rows o on o.id = n.id
    join product_category pc on pc.category_id = n.id
    where n.menu_id <> o.menu_id));
  return null;
end $$;
create trigger listings_updated after update on category
  referencing old table as old_rows new table as new_rows
  for each statement execute function shop_category_updated();
