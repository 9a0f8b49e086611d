-- A customer uses a promo so often and no more, and a cancelled order gives its use back.
alter table promo
  add column max_per_customer int default 1,
  add check (max_per_customer >= 1);

-- Uses of orders that are cancelled already.
with given_back as (
  delete from promo_redemption r using orders o where o.id = r.order_id and o.status = 5
  returning r.promo_id
)
update promo p set redeemed = p.redeemed - g.uses
from (select promo_id, count(*)::int as uses from given_back group by promo_id) g
where p.id = g.promo_id;

-- A customer's uses of a promo are numbered, and two of one number cannot be. A new use takes the
-- lowest free number and none above the promo's limit, so that with a limit of one the key says
-- once a customer. Uses from before the limit are numbered on, and stay.
alter table promo_redemption
  add column customer_id int,
  add column use_nr int,
  drop constraint promo_redemption_pkey;
update promo_redemption r set customer_id = n.customer_id, use_nr = n.use_nr
from (
  select o.id, o.customer_id,
    row_number() over (partition by p.promo_id, o.customer_id order by o.id) as use_nr
  from promo_redemption p join orders o on o.id = p.order_id
) n
where n.id = r.order_id;
alter table promo_redemption
  alter column customer_id set not null,
  alter column use_nr set not null,
  add check (use_nr >= 1),
  add primary key (promo_id, customer_id, use_nr);

-- Deferred as the order's cancellation is: a redemption may be written behind its order.
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

-- As before (20261121000001_confirm), with the limit of a customer.
-- Locks are taken in one order everywhere: customer, cart lines, products, promo. Everything is
-- read behind the lock before it, and nothing is written before all is in order: a refusal says
-- why and leaves no trace.
--
-- `seen`: [{ "id", "quantity"?, "priceTaka"? }], the cart lines as the customer saw them; what he
-- did not tell is not compared. `lines_hash` tells their set, `key_hash` an Idempotency-Key, null
-- without one. Answers the trans_id of the order, of the first one for the same purchase again;
-- or the refusal's name, and for some the id of the product that it is `about`.
create or replace function shop_confirm_order(buyer int, seen jsonb, lines_hash text, key_hash text,
  promo_code text, fee int, new_trans_id text,
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
  uses int;
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
    select count(*), coalesce(min(u.place) filter (where u.place <> u.use_nr), count(*) + 1)
    into uses, next_use
    from (
      select r.use_nr, row_number() over (order by r.use_nr) as place
      from promo p join promo_redemption r on r.promo_id = p.id
      where p.code = promo_code and r.customer_id = buyer
    ) u;
    update promo set redeemed = redeemed + 1
    where code = promo_code and redeemed < max_redemptions
      and (max_per_customer is null or uses < max_per_customer)
      and (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now())
    returning * into used;
    if not found then
      refusal := 'no such promo';
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
