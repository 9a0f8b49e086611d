-- A promo that stands in the cart, with one tap to apply.
alter table promo add column public boolean not null default false;

drop trigger raise_version on promo;
create trigger raise_version before update of code, price_taka, max_redemptions, max_per_customer, starts_at, ends_at,
  active, note, min_subtotal_taka, max_per_number, public, version on promo
  for each row execute function shop_raise_version();
drop trigger audit on promo;
create trigger audit after insert or delete or update of code, price_taka, max_redemptions, max_per_customer, starts_at,
  ends_at, active, note, min_subtotal_taka, max_per_number, public on promo
  for each row when (coalesce(current_setting('shop.staff', true), '') <> '') execute function shop_audit();
