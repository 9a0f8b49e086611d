-- What product.stock says: nothing of products off sale, of counted products whether a piece is there, else the switch.
create or replace function shop_in_stock(p product) returns smallint language sql stable as $$
  select case when p.archived_at is not null then 0
    when p.counted then exists (select from stock_item where product_id = p.id and available)::int
    else p.stock_set end::smallint
$$;

-- Who writes stock itself sets the switch.
create or replace function shop_keep_label() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.stock_set := least(new.stock, new.stock_set);
  elsif new.stock <> old.stock and new.stock_set = old.stock_set and not new.counted then
    new.stock_set := new.stock;
  end if;
  new.stock := shop_in_stock(new);
  return new;
end $$;

create or replace function shop_keep_stock_label() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changed', '');
  perform from product where id = new.product_id for no key update;
  -- An UPDATE of no row would fire the triggers of each statement.
  if exists (select from product p where p.id = new.product_id and p.stock <> shop_in_stock(p)) then
    update product p set stock = p.stock where p.id = new.product_id;
  end if;
  return null;
end $$;

create or replace function shop_keep_stock_labels() returns trigger language plpgsql as $$
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

create or replace function shop_check_choice() returns trigger language plpgsql as $$
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

-- Changes counts: `wanted` is [{ "item", "change" }], of an item once or more. `why` and `of_order` as in
-- stock_move. Returns null; or, with nothing done, the lowest id of an item that has fewer pieces than it should
-- give.
create or replace function shop_move_stock(wanted jsonb, why int, of_order int default null,
  remark text default null) returns int language plpgsql as $$
declare
  ids int[];
  changes int[];
  too_few int;
begin
  select array_agg(s.item order by s.item), array_agg(s.change order by s.item) into ids, changes
  from (
    select (w ->> 'item')::int as item, sum((w ->> 'change')::int)::int as change
    from jsonb_array_elements(wanted) w group by 1
  ) s where s.change <> 0;
  if ids is null then return null; end if;
  perform from product where id in (select product_id from stock_item where id = any(ids))
    order by id for no key update;
  select min(i.id) into too_few
  from (select id, count from stock_item where id = any(ids) order by id for no key update) i
  join unnest(ids, changes) as s(item, change) on s.item = i.id
  where i.count + s.change < 0;
  if too_few is not null then return too_few; end if;

  insert into stock_move (stock_item_id, change, why, order_id, staff_id, note)
  select s.item, s.change, shop_move_stock.why, of_order, shop_staff(), remark
  from unnest(ids, changes) as s(item, change);
  update stock_item i set count = i.count + s.change
  from unnest(ids, changes) as s(item, change) where i.id = s.item;
  return null;
end $$;

-- Moves stay as they are; they go with their item, and it with its product.
create or replace function shop_keep_moves() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from stock_item where id = old.stock_item_id) then
    return old;
  end if;
  raise exception 'moves of stock are only added' using errcode = 'check_violation';
end $$;

-- An order that is cancelled before it is shipped gives its pieces back: to a removed color too, which has them
-- when it is added again. Not deferred: the order is locked before its products. Pieces of a parcel that came back
-- are counted by who has them in hand.
create or replace function shop_give_stock_back() returns trigger language plpgsql as $$
begin
  perform shop_move_stock((
    select coalesce(jsonb_agg(jsonb_build_object('item', i.id, 'change', l.quantity - l.restocked)), '[]')
    from order_line l join stock_item i on i.id = l.stock_item_id
    where l.order_id = new.id and l.restocked < l.quantity), 1, new.id);
  update order_line set restocked = quantity
  where order_id = new.id and stock_item_id is not null and restocked < quantity;
  return null;
end $$;

-- A choice that is removed twice, as a color and as a size, comes back with the later of both.
create or replace function shop_remove_items() returns trigger language plpgsql as $$
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
