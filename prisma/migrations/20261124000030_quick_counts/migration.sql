-- A sale of counted goods costs little more than one of others, and label or notice follow a choice that becomes
-- available or sold out without a look at the others.

-- Without the count in its condition: a change of it then writes no index.
drop index stock_item_low_idx;
create index stock_item_low_idx on stock_item (product_id) where low_at is not null;

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

create function shop_keep_stock_label() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changed', '');
  perform from product where id = new.product_id for no key update;
  -- An UPDATE of no row would fire the triggers of each statement.
  if exists (select from product p where p.id = new.product_id and p.stock <> shop_in_stock(p)) then
    update product p set stock = p.stock where p.id = new.product_id;
  end if;
  return null;
end $$;
drop trigger keep_stock_labels_updated on stock_item;
create trigger keep_stock_label_updated after update on stock_item for each row
  when (old.available is distinct from new.available or old.removed_at is distinct from new.removed_at)
  execute function shop_keep_stock_label();

-- As in 20261124000024_promos.
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
  buyer_number text;
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
    perform from cart_line c join product p on p.id = c.product_id
    where c.customer_id = buyer and c.id = any(seen_ids)
    order by p.id for update of c for no key update of p;
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
    select least(sold_out, min(l.product_id) filter (where l.item is null or l.wanted > l.count)),
      jsonb_agg(jsonb_build_object('line', l.id, 'item', l.item, 'change', -l.quantity))
    into sold_out, taken_pieces
    from (
      select c.id, p.id as product_id, c.quantity, i.id as item, i.count,
        sum(c.quantity) over (partition by p.id, i.id) as wanted
      from cart_line c join product p on p.id = c.product_id
      -- As shop_item_of, whose call costs more than the rest.
      left join lateral (
        select i.id, i.count from stock_item i
        where i.product_id = p.id and i.removed_at is null and (not p.choice_goes_with_order
          or (i.color_id is null or i.color_id = c.color_id) and (i.size_id is null or i.size_id = c.size_id))
        order by i.color_id nulls last, i.size_id nulls last limit 1
      ) i on true
      where c.customer_id = buyer and c.id = any(seen_ids) and p.counted
    ) l;
  end if;
  select * into delivery from address where customer_id = buyer;
  buyer_number := shop_number_key(delivery.number);
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
    -- Counted behind the lock, by a statement of its own: of two customers with one number the later sees the
    -- use of the other.
    perform from promo where code = promo_code for no key update;
    update promo p set redeemed = redeemed + 1
    where code = promo_code and shop_promo_applies(p, buyer, buyer_number, subtotal)
      and (seen_promo_taka is null or price_taka = seen_promo_taka)
    returning * into used;
    if not found then
      refusal := case
        when exists (select from promo p where code = promo_code
            and shop_promo_applies(p, buyer, buyer_number, subtotal))
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
    m.item
  from o cross join taken t join product p on p.id = t.product_id
  left join product_color pc on pc.id = t.color_id and p.choice_goes_with_order
  left join product_size ps on ps.id = t.size_id and p.choice_goes_with_order
  left join jsonb_to_recordset(coalesce(taken_pieces, '[]')) as m(line int, item int) on m.line = t.id
  order by t.id;
  if taken_pieces is not null then
    perform shop_move_stock(taken_pieces, 0, (select id from orders where trans_id = confirmed));
  end if;
end $$;
