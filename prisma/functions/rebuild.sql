-- Compares every derived row of the catalogue with its wanted state.
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

-- Writes all derived rows of the catalogue anew, alone with it: beside writers a listing lost a link, or both met
-- in a deadlock. Tables are locked in the order in which most writers come to them. A wait lasts for less than
-- PostgreSQL's search for deadlocks (1 s); then all locks are let go, so that the other goes on, and it begins
-- again.
create or replace function shop_rebuild_catalog() returns void language plpgsql
set lock_timeout = '500ms' as $$
declare
  everything int[];
begin
  for attempt in 1..100 loop
    begin
      lock table category, tag, product_category, product_tag, product
        in share row exclusive mode;
      exit;
    exception when lock_not_available then
      if attempt = 100 then raise; end if;
      perform pg_sleep(0.05);
    end;
  end loop;
  everything := array(select id from product);
  delete from listing_entry;
  delete from listing;
  delete from listing_tag;
  update product set terms = '{}', title_sort = title_sort;
  delete from term_gap;
  delete from term;
  perform shop_count_catalogue(
    (select count(*)::int from product where archived_at is null));
  perform shop_refresh_products(everything, everything);
end $$;

-- Compared and made anew by `npm run db:check`.
create or replace function shop_derived_differences() returns table (what text, differences bigint)
language sql stable as $$
  select * from shop_catalog_differences()
  union all
  select 'product.stock', count(*) from product p where p.stock <> shop_in_stock(p)
  union all
  select 'stock_item.count', count(*) from stock_item i
  where i.count <> (select coalesce(sum(m.change), 0) from stock_move m where m.stock_item_id = i.id)
  union all
  select 'stock_item.removed_at', count(*) from stock_item i
  left join product_color c on c.id = i.color_id
  left join product_size s on s.id = i.size_id
  where i.removed_at is null and coalesce(c.removed_at, s.removed_at) is not null
  union all
  select 'old_name', count(*) from old_name o
  where o.name_key = any(case o.kind
    when 'menu' then array(select shop_norm(menu) from menu where shop_norm(menu) = o.name_key)
    when 'category' then array(select shop_norm(category) from category
      where shop_norm(category) = o.name_key)
    when 'tag' then array(select shop_norm(tag) from tag where shop_norm(tag) = o.name_key)
    else array(select slug from product where slug = o.name_key) end)
  union all
  select 'orders.number_key, name_words', count(*) from orders
  where number_key <> shop_number_key(address_number)
    or name_words is distinct from shop_name_words(address_name)
  union all
  select 'phone_record', count(*) from (
    select number_key, count(*) filter (where class = 'delivered') as delivered,
      count(*) filter (where class = 'returned') as returned,
      count(*) filter (where class = 'cancelled') as cancelled,
      count(*) filter (where class = 'open') as open
    from (select number_key, shop_phone_class(status, outcome) as class from orders
      where joined_into is null) o
    where class is not null group by number_key
  ) w full join phone_record r using (number_key)
  where (w.delivered, w.returned, w.cancelled, w.open)
    is distinct from (r.delivered::bigint, r.returned::bigint, r.cancelled::bigint, r.open::bigint)
  union all
  select 'product.star_count, star_sum', count(*) from product p
  join shop_stars(array(select id from product)) w on w.product_id = p.id
  where (p.star_count, p.star_sum) is distinct from (w.star_count, w.star_sum)
  union all
  select 'review.bought', count(*) from review r where r.bought <> shop_bought(r.customer_id, r.product_id)
$$;

-- Beside no row lock: a sale that had locked its product and waited for its pieces held a row that the rebuild waited
-- for. Listing 0 first: who takes products off sale holds it and waits for the products. Reads go on.
create or replace function shop_rebuild_derived() returns void language plpgsql
set lock_timeout = '500ms' as $$
begin
  for attempt in 1..100 loop
    begin
      perform shop_count_catalogue(0);
      lock table category, tag, product_category, product_tag, product_color, product_size
        in share row exclusive mode;
      lock table product in exclusive mode;
      lock table orders, stock_item, stock_move, review in share row exclusive mode;
      exit;
    exception when lock_not_available then
      if attempt = 100 then raise; end if;
      perform pg_sleep(0.05);
    end;
  end loop;
  perform shop_rebuild_catalog();
  update stock_item i set removed_at = w.removed_at
  from (
    select i.id, coalesce(c.removed_at, s.removed_at) as removed_at from stock_item i
    left join product_color c on c.id = i.color_id
    left join product_size s on s.id = i.size_id
  ) w
  where w.id = i.id and i.removed_at is null and w.removed_at is not null;
  update stock_item i set count = w.count
  from (
    select i.id, coalesce(sum(m.change), 0)::int as count
    from stock_item i left join stock_move m on m.stock_item_id = i.id group by i.id
  ) w
  where w.id = i.id and w.count <> i.count;
  update product p set stock = p.stock where p.stock <> shop_in_stock(p);
  delete from old_name o using menu m where o.kind = 'menu' and o.name_key = shop_norm(m.menu);
  delete from old_name o using category c
    where o.kind = 'category' and o.name_key = shop_norm(c.category);
  delete from old_name o using tag t where o.kind = 'tag' and o.name_key = shop_norm(t.tag);
  delete from old_name o using product p where o.kind = 'product' and o.name_key = p.slug;
  update orders set number_key = shop_number_key(address_number),
    name_words = shop_name_words(address_name)
  where number_key <> shop_number_key(address_number)
    or name_words is distinct from shop_name_words(address_name);
  delete from phone_record;
  insert into phone_record (number_key, delivered, returned, cancelled, open)
  select number_key, count(*) filter (where class = 'delivered'),
    count(*) filter (where class = 'returned'), count(*) filter (where class = 'cancelled'),
    count(*) filter (where class = 'open')
  from (select number_key, shop_phone_class(status, outcome) as class from orders
    where joined_into is null) o
  where class is not null group by number_key;
  perform shop_write_stars(array(select id from product));
  update review r set bought = not bought where r.bought <> shop_bought(r.customer_id, r.product_id);
end $$;
