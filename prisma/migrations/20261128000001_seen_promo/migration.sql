-- As before (20261123000002_promo_rule), but that a promo has to take off what the customer saw,
-- `seen_promo_taka`; null where he did not tell. A server of before calls it without.
drop function shop_confirm_order(int, jsonb, text, text, text, int, text);

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
