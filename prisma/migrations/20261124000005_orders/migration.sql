-- Carts, promos and the making of an order.

-- Whether a product may be put into a customer's cart: it stands there already, or there is room for one more
-- line. Behind the customer's lock, so that adds of one customer follow each other.
create function shop_cart_has_room(buyer int, product int, most_lines int)
returns boolean language plpgsql as $$
begin
  perform from customer where id = buyer for no key update;
  return exists (select from cart_line where customer_id = buyer and product_id = product)
    or (select count(*) from cart_line where customer_id = buyer) < most_lines;
end $$;

-- Whether a customer may use a promo now, for the call that applies a code and for the order. The CHECK of
-- orders.discount_taka says how much it takes off. A confirm that waited for another is checked again with the
-- promo's new row.
create function shop_promo_applies(p promo, buyer int) returns boolean language sql stable as $$
  select p.redeemed < p.max_redemptions
    and (p.max_per_customer is null or p.max_per_customer > (
      select count(*) from promo_redemption r where r.promo_id = p.id and r.customer_id = buyer))
    and (p.starts_at is null or p.starts_at <= now()) and (p.ends_at is null or p.ends_at > now())
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
create function shop_confirm_order(buyer int, seen jsonb, lines_hash text, key_hash text,
  promo_code text, fee int, new_trans_id text, seen_promo_taka numeric default null,
  out refusal text, out about int, out confirmed text)
language plpgsql as $$
declare
  most_taka constant bigint := 2000000000;
  seen_ids constant int[] := array(select distinct (s ->> 'id')::int from jsonb_array_elements(seen) s);
  other_lines boolean;
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

  select count(*), coalesce(bool_or(l.is_unlike), false), min(l.id) filter (where l.stock <> 1),
    min(l.id) filter (where l.quantity < l.minimum_order), sum(l.price_taka::bigint * l.quantity)
  into found_lines, is_unlike, sold_out, too_few, subtotal
  from (
    select p.id, p.stock, p.minimum_order, p.price_taka, c.quantity,
      exists (
        select from jsonb_to_recordset(seen) as s(id int, quantity numeric, "priceTaka" numeric)
        where s.id = c.id and (s.quantity <> c.quantity or s."priceTaka" <> p.price_taka)
      ) as is_unlike
    from cart_line c join product p on p.id = c.product_id
    where c.customer_id = buyer and c.id = any(seen_ids)
    order by p.id
    for update of c for share of p
  ) l;
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
    returning id, product_id, quantity
  )
  insert into order_line (order_id, product_id, quantity, price_taka, old_price_taka, title, slug, image)
  select o.id, p.id, t.quantity, p.price_taka, p.old_price_taka, p.title, p.slug, p.image
  from o cross join taken t join product p on p.id = t.product_id order by t.id;
end $$;

-- An order moves forward, or is cancelled before it is delivered, and never comes back; but the office takes a
-- step forward back within a minute, by the event of that step (shop.undo).
create function shop_keep_order_status() returns trigger language plpgsql as $$
begin
  if (old.status >= 4 or new.status < old.status) and not exists (
    select from order_event e
    where e.id = nullif(current_setting('shop.undo', true), '')::bigint and e.order_id = new.id
      and e.from_status = new.status and e.to_status = old.status and old.status <> 5
      and e.at > now() - interval '60 seconds'
  ) then
    raise exception 'an order does not go from status % to %', old.status, new.status
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_status before update of status on orders
  for each row when (old.status is distinct from new.status)
  execute function shop_keep_order_status();

-- Only a cancelled order has a reason for it.
create function shop_check_cancellation() returns trigger language plpgsql as $$
begin
  if not exists (select from orders where id = new.order_id and status = 5) then
    raise exception 'order % is not cancelled', new.order_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger only_cancelled after insert on cancellation
  deferrable initially deferred for each row execute function shop_check_cancellation();

-- A cancelled order has its row of cancellation at the end of the transaction, whoever cancels it: with the
-- reason that was given in it, or else an empty one. Deferred, so that both may be written in either order.
create function shop_note_cancellation() returns trigger language plpgsql as $$
begin
  insert into cancellation (order_id, reason)
  select id, '' from orders where id = new.id and status = 5
  on conflict (order_id) do nothing;
  return null;
end $$;
create constraint trigger note_cancellation after insert or update of status on orders
  deferrable initially deferred for each row when (new.status = 5)
  execute function shop_note_cancellation();

-- A cancelled order gives its use of a promo back. Uses of a customer are numbered: a new one takes the lowest
-- free number, so that with a limit of one the primary key says once a customer. Deferred as the order's
-- cancellation is: a redemption may be written behind its order.
create function shop_give_promo_back() returns trigger language plpgsql as $$
begin
  with given_back as (
    delete from promo_redemption r using orders o
    where r.order_id = new.id and o.id = new.id and o.status = 5
    returning r.promo_id
  )
  update promo p set redeemed = p.redeemed - 1 from given_back g where p.id = g.promo_id;
  return null;
end $$;
create constraint trigger give_promo_back after insert or update of status on orders
  deferrable initially deferred for each row when (new.status = 5)
  execute function shop_give_promo_back();
