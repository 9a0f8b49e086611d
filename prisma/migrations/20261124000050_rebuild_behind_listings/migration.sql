-- As in 20261124000023_rebuild_alone, but with listing 0 first: who takes goods off sale held it and waited for the products,
-- which the rebuild held while it waited for the listing, and the rebuild failed.
create or replace function shop_rebuild_derived() returns void language plpgsql
set lock_timeout = '500ms' as $$
begin
  for attempt in 1..100 loop
    begin
      perform shop_count_catalogue(0);
      lock table category, tag, product_category, product_tag, product_color, product_size
        in share row exclusive mode;
      lock table product in exclusive mode;
      lock table orders, stock_item, stock_move in share row exclusive mode;
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
