-- Counted stock, and a choice of color and size that goes with the order. Counts stand apart from products: a sale
-- changes no product, so no cached answer is dropped.
--
--   trigger             on                       does
--   keep_label          product                  stock, before the row is written: shop_in_stock
--   keep_stock_labels   stock_item               product.stock, and notifies, where `available` changed
--   needs_choice        product, stock_item      refuses several items without choice_goes_with_order, at the
--                                                end of the transaction
--   give_stock_back     orders                   counts of an order that is cancelled before it is shipped
--   only_added          stock_move               refuses changes
--
-- shop_move_stock alone writes counts. Locks, in one order everywhere: customer, order, cart lines, listing 0 (of
-- who adds or archives products), products, stock items, promo, redemptions, phone_record, each by id.

alter table product
  add column stock_set smallint not null default 1 check (stock_set in (0, 1)),
  add column counted boolean not null default false,
  add column choice_goes_with_order boolean not null default false;
update product set stock_set = stock where stock = 0;

alter table product_color add unique (id, product_id);
alter table product_size add unique (id, product_id);

create table stock_item (
  id serial primary key,
  product_id int not null,
  color_id int,
  size_id int,
  count int not null default 0 check (count >= 0),
  low_at int check (low_at between 0 and 9999),
  removed_at timestamptz(3),
  available boolean generated always as (count > 0 and removed_at is null) stored,
  foreign key (product_id) references product (id) on update cascade on delete cascade,
  foreign key (color_id, product_id) references product_color (id, product_id)
    on update cascade on delete cascade,
  foreign key (size_id, product_id) references product_size (id, product_id)
    on update cascade on delete cascade
);
create unique index stock_item_choice_key
  on stock_item (product_id, coalesce(color_id, 0), coalesce(size_id, 0));
create index stock_item_low_idx on stock_item (product_id) where count <= low_at;

create table stock_move (
  id bigserial primary key,
  stock_item_id int not null references stock_item (id) on update cascade on delete cascade,
  change int not null check (change <> 0),
  -- 0 order, 1 cancel, 2 edit, 3 return, 4 count, 5 arrived, 6 damaged, 7 import, 8 undo
  why smallint not null check (why between 0 and 8),
  order_id int,
  staff_id int references staff (id) on update cascade on delete restrict,
  note text check (char_length(note) between 1 and 200),
  at timestamptz(3) not null default current_timestamp
);
create index stock_move_stock_item_id_id_idx on stock_move (stock_item_id, id desc);
create index stock_move_order_id_idx on stock_move (order_id);

alter table cart_line
  add column color_id int,
  add column size_id int;
drop index cart_line_customer_id_product_id_key;
create unique index cart_line_choice_key
  on cart_line (customer_id, product_id, coalesce(color_id, 0), coalesce(size_id, 0));
alter table order_line
  add column color_id int,
  add column size_id int,
  add column color text,
  add column size text,
  add column stock_item_id int,
  add column restocked int not null default 0 check (restocked between 0 and quantity);

-- What product.stock says: nothing of goods off sale, of counted goods whether a piece is there, else the switch.
create function shop_in_stock(p product) returns smallint language sql stable as $$
  select case when p.archived_at is not null then 0
    when p.counted then exists (select from stock_item where product_id = p.id and available)::int
    else p.stock_set end::smallint
$$;

-- Who writes stock itself sets the switch.
create function shop_keep_label() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.stock_set := least(new.stock, new.stock_set);
  elsif new.stock <> old.stock and new.stock_set = old.stock_set and not new.counted then
    new.stock_set := new.stock;
  end if;
  new.stock := shop_in_stock(new);
  return new;
end $$;
create trigger keep_label
  before insert or update of stock, stock_set, counted, archived_at on product
  for each row execute function shop_keep_label();

drop trigger raise_version on product;
create trigger raise_version before update of slug, title, image, old_price_taka, price_taka,
  discount_percent, minimum_order, own_code, image_alt, archived_at, stock_set, counted,
  choice_goes_with_order, version on product
  for each row execute function shop_raise_version();

create function shop_keep_stock_labels() returns trigger language plpgsql as $$
declare changed int[];
begin
  if tg_op = 'INSERT' then
    changed := array(select distinct product_id from new_rows);
  elsif tg_op = 'UPDATE' then
    changed := array(select distinct product_id from (
      select id, product_id, available, removed_at from new_rows
      except select id, product_id, available, removed_at from old_rows) unlike);
  else
    changed := array(select distinct product_id from old_rows);
  end if;
  if cardinality(changed) = 0 then return null; end if;
  perform pg_notify('shop_changed', '');
  perform from product where id = any(changed) order by id for no key update;
  -- An UPDATE of no row would fire the triggers of each statement.
  if exists (select from product p where p.id = any(changed) and p.stock <> shop_in_stock(p)) then
    update product p set stock = p.stock where p.id = any(changed) and p.stock <> shop_in_stock(p);
  end if;
  return null;
end $$;
create trigger keep_stock_labels_inserted after insert on stock_item
  referencing new table as new_rows for each statement execute function shop_keep_stock_labels();
create trigger keep_stock_labels_updated after update on stock_item
  referencing old table as old_rows new table as new_rows
  for each statement execute function shop_keep_stock_labels();
create trigger keep_stock_labels_deleted after delete on stock_item
  referencing old table as old_rows for each statement execute function shop_keep_stock_labels();

create function shop_check_choice() returns trigger language plpgsql as $$
declare checked int := case tg_table_name when 'product' then (to_jsonb(new) ->> 'id')::int
  else (to_jsonb(new) ->> 'product_id')::int end;
begin
  if exists (
    select from product p where p.id = checked and p.counted and not p.choice_goes_with_order
      and (select count(*) from stock_item where product_id = p.id and removed_at is null) > 1
  ) then
    raise exception 'product % is counted by choice, which does not go with the order', checked
      using errcode = 'check_violation', constraint = 'needs_choice';
  end if;
  return null;
end $$;
create constraint trigger needs_choice after insert or update on product
  deferrable initially deferred for each row
  when (new.counted and not new.choice_goes_with_order) execute function shop_check_choice();
create constraint trigger needs_choice after insert or update of removed_at on stock_item
  deferrable initially deferred for each row
  when (new.removed_at is null) execute function shop_check_choice();

-- The item that a choice takes from: the one of color and size, or the one that is counted for all of them. Null
-- where there is none.
create function shop_item_of(p product, chosen_color int, chosen_size int) returns int language sql stable as $$
  select i.id from stock_item i
  where i.product_id = p.id and i.removed_at is null and (not p.choice_goes_with_order
    or (i.color_id is null or i.color_id = chosen_color) and (i.size_id is null or i.size_id = chosen_size))
  order by i.color_id nulls last, i.size_id nulls last limit 1
$$;

-- Whether a choice is whole: a color where the product has colors, a size where it has sizes, none removed.
create function shop_is_choice(of_product int, chosen_color int, chosen_size int)
returns boolean language sql stable as $$
  select case when chosen_color is null
      then not exists (select from product_color where product_id = of_product and removed_at is null)
      else exists (select from product_color
        where id = chosen_color and product_id = of_product and removed_at is null) end
    and case when chosen_size is null
      then not exists (select from product_size where product_id = of_product and removed_at is null)
      else exists (select from product_size
        where id = chosen_size and product_id = of_product and removed_at is null) end
$$;

-- Changes counts: `wanted` is [{ "item", "change" }], of an item once or more. `why` and `of_order` as in
-- stock_move. Returns null; or, with nothing done, the lowest id of an item that has fewer pieces than it should
-- give.
create function shop_move_stock(wanted jsonb, why int, of_order int default null,
  remark text default null) returns int language plpgsql as $$
declare
  ids constant int[] := array(
    select distinct (w ->> 'item')::int from jsonb_array_elements(wanted) w);
  too_few int;
begin
  if cardinality(ids) = 0 then return null; end if;
  perform from product where id in (select product_id from stock_item where id = any(ids))
    order by id for no key update;
  perform from stock_item where id = any(ids) order by id for no key update;
  with step as (
    select (w ->> 'item')::int as item, sum((w ->> 'change')::int) as change
    from jsonb_array_elements(wanted) w group by 1
  )
  select min(i.id) into too_few from stock_item i join step s on s.item = i.id
  where i.count + s.change < 0;
  if too_few is not null then return too_few; end if;

  with step as (
    select (w ->> 'item')::int as item, sum((w ->> 'change')::int)::int as change
    from jsonb_array_elements(wanted) w group by 1 having sum((w ->> 'change')::int) <> 0
  ),
  noted as (
    insert into stock_move (stock_item_id, change, why, order_id, staff_id, note)
    select s.item, s.change, shop_move_stock.why, of_order, shop_staff(), remark
    from step s order by s.item
  )
  update stock_item i set count = i.count + s.change from step s where i.id = s.item;
  return null;
end $$;

-- Moves stay as they are; they go with their item, and it with its product.
create function shop_keep_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from stock_item where id = old.stock_item_id) then
    return old;
  end if;
  raise exception 'moves of stock are only added' using errcode = 'check_violation';
end $$;
create trigger only_added before update or delete on stock_move
  for each row execute function shop_keep_moves();

create trigger audit after insert or update or delete on stock_item
  for each row when (coalesce(current_setting('shop.staff', true), '') <> '')
  execute function shop_audit();
create trigger audit after insert on stock_move
  for each row when (coalesce(current_setting('shop.staff', true), '') <> '' and new.order_id is null)
  execute function shop_audit();

drop function shop_cart_has_room(int, int, int);
-- Whether a product may be put into a customer's cart with this choice: it stands there already, or there is room
-- for one more line. Behind the customer's lock, so that adds of one customer follow each other.
create function shop_cart_has_room(buyer int, product int, chosen_color int,
  chosen_size int, most_lines int)
returns boolean language plpgsql as $$
begin
  perform from customer where id = buyer for no key update;
  return exists (select from cart_line where customer_id = buyer and product_id = product
      and coalesce(color_id, 0) = coalesce(chosen_color, 0) and coalesce(size_id, 0) = coalesce(chosen_size, 0))
    or (select count(*) from cart_line where customer_id = buyer) < most_lines;
end $$;

-- As in 20261124000005_orders, with counted goods and choices.
create or replace function shop_confirm_order(buyer int, seen jsonb, lines_hash text, key_hash text,
  promo_code text, fee int, new_trans_id text, seen_promo_taka numeric default null,
  out refusal text, out about int, out confirmed text)
language plpgsql as $$
declare
  most_taka constant bigint := 2000000000;
  seen_ids constant int[] := array(select distinct (s ->> 'id')::int from jsonb_array_elements(seen) s);
  other_lines boolean;
  is_counted boolean;
  meets_counted boolean;
  taken_pieces jsonb;
  found_lines int;
  is_unlike boolean;
  sold_out int;
  too_few int;
  subtotal bigint;
  delivery address;
  used promo;
  next_use int;
begin
  perform from customer where id = buyer for update;
  if not found then
    refusal := 'stranger';
    return;
  end if;

  -- A retry that has lost its key is known by its lines.
  select o.trans_id, o.confirmed_lines <> lines_hash into confirmed, other_lines
  from orders o
  where o.customer_id = buyer and (o.confirm_key = key_hash
    or key_hash is null and o.confirmed_lines = lines_hash)
  limit 1;
  if found then
    if other_lines then refusal := 'key of another order'; end if;
    return;
  end if;

  -- Where one is counted, all are locked as for a write: of two that share a product, both would wait for the
  -- other's share.
  is_counted := exists (select from cart_line c join product p on p.id = c.product_id
    where c.customer_id = buyer and c.id = any(seen_ids) and p.counted);
  if is_counted then
    perform from cart_line where customer_id = buyer and id = any(seen_ids) order by id for update;
    perform from product where id in (
      select product_id from cart_line where customer_id = buyer and id = any(seen_ids))
    order by id for no key update;
  end if;

  select count(*), coalesce(bool_or(l.is_unlike), false), min(l.id) filter (where l.stock <> 1),
    min(l.id) filter (where l.quantity < l.minimum_order), sum(l.price_taka::bigint * l.quantity),
    coalesce(bool_or(l.counted), false)
  into found_lines, is_unlike, sold_out, too_few, subtotal, meets_counted
  from (
    select p.id, p.stock, p.minimum_order, p.price_taka, p.counted, c.quantity,
      p.choice_goes_with_order and not shop_is_choice(p.id, c.color_id, c.size_id) or exists (
        select from jsonb_to_recordset(seen) as s(id int, quantity numeric, "priceTaka" numeric)
        where s.id = c.id and (s.quantity <> c.quantity or s."priceTaka" <> p.price_taka)
      ) as is_unlike
    from cart_line c join product p on p.id = c.product_id
    where c.customer_id = buyer and c.id = any(seen_ids)
    order by p.id
    for update of c for share of p
  ) l;
  if meets_counted and not is_counted then
    raise exception 'a product is counted since' using errcode = 'serialization_failure';
  end if;
  if is_counted then
    select least(sold_out, min(l.product_id) filter (where l.item is null or l.wanted > i.count)),
      jsonb_agg(jsonb_build_object('item', l.item, 'change', -l.quantity))
    into sold_out, taken_pieces
    from (
      select p.id as product_id, c.quantity, item,
        sum(c.quantity) over (partition by p.id, item) as wanted
      from cart_line c join product p on p.id = c.product_id
      cross join shop_item_of(p, c.color_id, c.size_id) item
      where c.customer_id = buyer and c.id = any(seen_ids) and p.counted
    ) l left join stock_item i on i.id = l.item;
  end if;
  select * into delivery from address where customer_id = buyer;
  about := coalesce(sold_out, too_few);
  refusal := case
    when found_lines = 0 then 'empty'
    when found_lines < cardinality(seen_ids) or is_unlike then 'changed'
    when sold_out is not null then 'sold out'
    when too_few is not null then 'too few'
    when delivery.customer_id is null then 'no address'
    when subtotal > most_taka then 'too much'
  end;
  if refusal is not null then return; end if;

  if promo_code is not null then
    -- The customer is locked: his own uses can only become fewer meanwhile.
    select coalesce(min(u.place) filter (where u.place <> u.use_nr), count(*) + 1) into next_use
    from (
      select r.use_nr, row_number() over (order by r.use_nr) as place
      from promo p join promo_redemption r on r.promo_id = p.id
      where p.code = promo_code and r.customer_id = buyer
    ) u;
    update promo p set redeemed = redeemed + 1
    where code = promo_code and shop_promo_applies(p, buyer)
      and (seen_promo_taka is null or price_taka = seen_promo_taka)
    returning * into used;
    if not found then
      refusal := case
        when exists (select from promo p where code = promo_code and shop_promo_applies(p, buyer))
          then 'promo changed'
        else 'no such promo'
      end;
      return;
    end if;
  end if;

  confirmed := new_trans_id;
  with o as (
    insert into orders (customer_id, trans_id, confirm_key, confirmed_lines, fee_taka, subtotal_taka,
      promo_code, promo_price_taka, discount_taka, total_taka, address_name, address_number, address)
    select buyer, new_trans_id, coalesce(key_hash, lines_hash), lines_hash, fee, subtotal,
      used.code, t.promo_taka, t.discount, subtotal + fee - t.discount,
      delivery.name, delivery.number, delivery.address
    from (select coalesce(used.price_taka, 0) as promo_taka,
      least(coalesce(used.price_taka, 0), subtotal + fee) as discount) t
    returning id
  ),
  redeemed as (
    insert into promo_redemption (promo_id, customer_id, use_nr, order_id)
    select used.id, buyer, next_use, o.id from o where used.id is not null
  ),
  taken as (
    delete from cart_line where customer_id = buyer and id = any(seen_ids)
    returning id, product_id, quantity, color_id, size_id
  )
  insert into order_line (order_id, product_id, quantity, price_taka, old_price_taka, title, slug, image,
    color_id, size_id, color, size, stock_item_id)
  select o.id, p.id, t.quantity, p.price_taka, p.old_price_taka, p.title, p.slug, p.image,
    pc.id, ps.id, pc.color, ps.size,
    case when p.counted then shop_item_of(p, t.color_id, t.size_id) end
  from o cross join taken t join product p on p.id = t.product_id
  left join product_color pc on pc.id = t.color_id and p.choice_goes_with_order
  left join product_size ps on ps.id = t.size_id and p.choice_goes_with_order
  order by t.id;
  if taken_pieces is not null then
    perform shop_move_stock(taken_pieces, 0, (select id from orders where trans_id = confirmed));
  end if;
end $$;

-- An order that is cancelled before it is shipped gives its pieces back: to a removed color too, which has them
-- when it is added again. Not deferred: the order is locked before its products. Pieces of a parcel that came back
-- are counted by who has them in hand.
create function shop_give_stock_back() returns trigger language plpgsql as $$
begin
  perform shop_move_stock((
    select coalesce(jsonb_agg(jsonb_build_object('item', i.id, 'change', l.quantity - l.restocked)), '[]')
    from order_line l join stock_item i on i.id = l.stock_item_id
    where l.order_id = new.id and l.restocked < l.quantity), 1, new.id);
  update order_line set restocked = quantity
  where order_id = new.id and stock_item_id is not null and restocked < quantity;
  return null;
end $$;
create trigger give_stock_back after update of status on orders
  for each row when (old.status < 3 and new.status = 5) execute function shop_give_stock_back();

create or replace function shop_derived_differences() returns table (what text, differences bigint)
language sql stable as $$
  select * from shop_catalog_differences()
  union all
  select 'product.stock', count(*) from product p where p.stock <> shop_in_stock(p)
  union all
  select 'stock_item.count', count(*) from stock_item i
  where i.count <> (select coalesce(sum(m.change), 0) from stock_move m where m.stock_item_id = i.id)
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

create or replace function shop_rebuild_derived() returns void language plpgsql as $$
begin
  perform shop_rebuild_catalog();
  update stock_item i set count = w.count
  from (select stock_item_id, sum(change)::int as count from stock_move group by stock_item_id) w
  where w.stock_item_id = i.id and w.count <> i.count;
  update product p set stock = p.stock where p.stock <> shop_in_stock(p);
  delete from old_name o using menu m where o.kind = 'menu' and o.name_key = shop_norm(m.menu);
  delete from old_name o using category c
    where o.kind = 'category' and o.name_key = shop_norm(c.category);
  delete from old_name o using tag t where o.kind = 'tag' and o.name_key = shop_norm(t.tag);
  delete from old_name o using product p where o.kind = 'product' and o.name_key = p.slug;
  lock table orders in share row exclusive mode;
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
