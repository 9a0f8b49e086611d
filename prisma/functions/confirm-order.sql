-- What a promo takes off these products with this fee, in whole taka: a part of a taka stays to be paid. As
-- promoTakes of the contract. The CHECK of orders.discount_taka says how much of it there is to take off.
create or replace function shop_promo_takes(p promo, subtotal bigint, fee int) returns int language sql immutable as $$
  select case p.takes
    when 1 then least(subtotal * p.percent / 100, p.most_taka)::int
    when 2 then fee
    else p.price_taka end
$$;

-- Whether a customer may use a promo now, for the call that applies a code and for the order. A confirm that waited for another is checked again with the
-- promo's new row.
create or replace function shop_promo_applies(p promo, buyer int, buyer_number text default null,
  subtotal bigint default null)
returns boolean language sql stable as $$
  select p.active and p.redeemed < p.max_redemptions
    and (p.max_per_customer is null or p.max_per_customer > (
      select count(*) from promo_redemption r where r.promo_id = p.id and r.customer_id = buyer))
    and (p.starts_at is null or p.starts_at <= now()) and (p.ends_at is null or p.ends_at > now())
    and (p.min_subtotal_taka is null or subtotal is null or subtotal >= p.min_subtotal_taka)
    and (p.max_per_number is null or buyer_number is null or p.max_per_number > (
      select count(*) from orders o join promo_redemption r on r.order_id = o.id
      where o.number_key = buyer_number and r.promo_id = p.id))
$$;

-- Confirms an order in one call, so that its locks are held for no round trip (decision 009). Locks are taken in
-- one order everywhere: customer, cart lines, products, promo. Everything is read behind the lock before it, and
-- nothing is written before all checks: a refusal leaves no trace.
--
-- `seen`: [{ "id", "quantity"?, "priceTaka"? }], the cart lines as the customer saw them; absent fields are not
-- compared. `lines_hash` identifies their set, `key_hash` an Idempotency-Key, null without one.
-- `seen_promo_taka` is the sum that the promo has to take off, null where the client did not say. Returns the
-- trans_id of the order, of the first one for the same purchase again; or the refusal's name, and for some
-- refusals the id of the product that it is `about`.
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
  promo_taka int := 0;
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
      and (seen_promo_taka is null or shop_promo_takes(p, subtotal, fee) = seen_promo_taka)
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
    promo_taka := shop_promo_takes(used, subtotal, fee);
  end if;

  confirmed := new_trans_id;
  with o as (
    insert into orders (customer_id, trans_id, confirm_key, confirmed_lines, fee_taka, subtotal_taka,
      promo_code, promo_price_taka, discount_taka, total_taka, address_name, address_number, address)
    select buyer, new_trans_id, coalesce(key_hash, lines_hash), lines_hash, fee, subtotal,
      used.code, promo_taka, t.discount, subtotal + fee - t.discount,
      delivery.name, delivery.number, delivery.address
    from (select least(promo_taka, subtotal + fee) as discount) t
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
  left join product_color pc on pc.id = t.color_id
  left join product_size ps on ps.id = t.size_id
  left join jsonb_to_recordset(coalesce(taken_pieces, '[]')) as m(line int, item int) on m.line = t.id
  order by t.id;
  if taken_pieces is not null then
    perform shop_move_stock(taken_pieces, 0, (select id from orders where trans_id = confirmed));
  end if;
end $$;
