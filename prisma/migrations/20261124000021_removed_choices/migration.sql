-- The pieces of a removed color or size are not sold, whoever removes it, and derived rows are made again beside sales.
--
--   trigger        on                           does
--   remove_items   product_color, product_size  stock_item.removed_at, at each removal and return of the choice

-- A choice that is removed twice, as a color and as a size, comes back with the later of both.
create function shop_remove_items() returns trigger language plpgsql as $$
declare
  own constant int[] := array(select id from stock_item where product_id = new.product_id
    and removed_at is not distinct from old.removed_at
    and case tg_table_name when 'product_color' then color_id else size_id end = new.id);
begin
  -- An UPDATE of no row would fire the triggers of each statement.
  if cardinality(own) = 0 then return null; end if;
  update stock_item i set removed_at = coalesce(new.removed_at,
    (select c.removed_at from product_color c where c.id = i.color_id),
    (select s.removed_at from product_size s where s.id = i.size_id))
  where i.id = any(own);
  return null;
end $$;
create trigger remove_items after update of removed_at on product_color for each row
  when ((old.removed_at is null) <> (new.removed_at is null)) execute function shop_remove_items();
create trigger remove_items after update of removed_at on product_size for each row
  when ((old.removed_at is null) <> (new.removed_at is null)) execute function shop_remove_items();

-- As in 20261124000011_counted_stock, with the pieces of removed choices.
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
    from (select number_key, shop_phone_class(status, outcome) as class from orders) o
    where class is not null group by number_key
  ) w full join phone_record r using (number_key)
  where (w.delivered, w.returned, w.cancelled, w.open)
    is distinct from (r.delivered::bigint, r.returned::bigint, r.cancelled::bigint, r.open::bigint)
$$;

-- As in 20261124000011_counted_stock, with all locks before the first row: a sale or a cancellation that waits holds
-- rows that the next table would be waited for. An item that never moved has no pieces.
create or replace function shop_rebuild_derived() returns void language plpgsql
set lock_timeout = '500ms' as $$
begin
  for attempt in 1..100 loop
    begin
      lock table orders, category, tag, product_category, product_tag, product_color, product_size,
        stock_item, stock_move, product in share row exclusive mode;
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
  from (select number_key, shop_phone_class(status, outcome) as class from orders) o
  where class is not null group by number_key;
end $$;

-- The choice that a product of this color and size is sold by: a single color or size is taken by itself. Null where
-- one is missing or removed; without ids where the choice does not go with the order.
create function shop_choice(p product, chosen_color int, chosen_size int, out color_id int, out size_id int,
  out color_is_missing boolean, out size_is_missing boolean)
language sql stable as $$
  select case when p.choice_goes_with_order then c.id end, case when p.choice_goes_with_order then s.id end,
    p.choice_goes_with_order and c.id is null and c.known > 0,
    p.choice_goes_with_order and s.id is null and s.known > 0
  from (
    select count(*) as known, case when count(*) = 1 and chosen_color is null then min(id)
      else min(id) filter (where id = chosen_color) end as id
    from product_color where product_id = p.id and removed_at is null
  ) c, (
    select count(*) as known, case when count(*) = 1 and chosen_size is null then min(id)
      else min(id) filter (where id = chosen_size) end as id
    from product_size where product_id = p.id and removed_at is null
  ) s
$$;
