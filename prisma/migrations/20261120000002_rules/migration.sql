-- The rules that Prisma cannot say: every guard in code has its twin here.

alter table customer
  add check (char_length(name) between 1 and 100),
  add check (char_length(email) <= 254),
  add check (email_key <> '');

alter table address
  add check (char_length(name) between 1 and 100),
  add check (number ~ '^\+?[0-9]{7,15}$'),
  add check (char_length(address) between 1 and 500);

alter table product
  add check (price_taka >= 0),
  add check (old_price_taka >= 0),
  add check (discount_percent between 1 and 99),
  add check (stock in (0, 1)),
  add check (minimum_order between 1 and 9999),
  add check (slug <> '' and title <> '');

alter table product_content
  add check (octet_length(description) <= 102400),
  add check (octet_length(order_policy) <= 102400);

alter table banner add check (discount_percent between 1 and 99);

alter table review add check (char_length(review) <= 5000);

alter table cart_line add check (quantity between 1 and 9999);

alter table promo
  add check (code = upper(code) and code <> ''),
  add check (price_taka >= 0),
  add check (redeemed between 0 and max_redemptions);

alter table orders
  add check (status between 0 and 5),
  add check (fee_taka in (60, 100)),
  add check (subtotal_taka >= 0),
  add check (promo_price_taka >= 0),
  add check (discount_taka = least(promo_price_taka, subtotal_taka + fee_taka)),
  add check (total_taka = subtotal_taka + fee_taka - discount_taka and total_taka >= 0),
  add check (promo_code is not null or promo_price_taka = 0);

alter table order_line
  add check (quantity between 1 and 9999),
  add check (price_taka >= 0);

alter table cancellation add check (char_length(reason) <= 1000);

alter table message
  add check (char_length(name) between 1 and 200),
  add check (char_length(subject) between 1 and 200),
  add check (char_length(message) between 1 and 5000);

-- Text as the shop compares it: NFC, small letters, no joiners, Bengali digits as ASCII ones.
-- NFC decomposes the letters with a nukta, so that both ways to type them are one.
create function shop_norm(t text) returns text language sql immutable parallel safe as $$
  select translate(lower(normalize(t, NFC)),
    U&'\09E6\09E7\09E8\09E9\09EA\09EB\09EC\09ED\09EE\09EF\200B\200C\200D\FEFF', '0123456789')
$$;

-- Names in a path are compared without case, and each stands for one thing.
create unique index menu_name_key on menu (public.shop_norm(menu));
create unique index tag_name_key on tag (public.shop_norm(tag));
create unique index category_name_key on category (public.shop_norm(category));

-- An order moves forward, or is cancelled before it is delivered, and never comes back.
create function shop_keep_order_status() returns trigger language plpgsql as $$
begin
  if old.status >= 4 or (new.status < old.status) then
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
