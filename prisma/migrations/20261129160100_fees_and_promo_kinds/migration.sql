-- The two delivery fees are a part of the settings, so an order has any fee that may be set there.
alter table orders drop constraint if exists orders_fee_taka_check;
alter table orders add constraint orders_fee_taka_check check (fee_taka between 0 and 1000);

alter table setting drop constraint setting_part_check;
alter table setting add constraint setting_part_check
  check (part in ('shop', 'contact', 'social', 'policy', 'orders', 'delivery', 'search', 'texts', 'feed'));

-- What a promo takes off: 0 a sum in taka, 1 percent of the products, with a most in taka or without, 2 the fee.
alter table promo
  add column takes smallint not null default 0,
  add column percent int,
  add column most_taka int,
  add constraint promo_takes_check check (takes between 0 and 2),
  add constraint promo_percent_check check ((percent is not null) = (takes = 1) and percent between 1 and 90),
  add constraint promo_most_taka_check check (most_taka is null or most_taka >= 1 and takes = 1),
  add constraint promo_price_of_takes_check check (takes = 0 or price_taka = 0);

drop trigger raise_version on promo;
create trigger raise_version before update of code, takes, price_taka, percent, most_taka, max_redemptions,
  max_per_customer, starts_at, ends_at, active, note, min_subtotal_taka, max_per_number, public, version on promo
  for each row execute function shop_raise_version();
drop trigger audit on promo;
create trigger audit after insert or delete or update of code, takes, price_taka, percent, most_taka, max_redemptions,
  max_per_customer, starts_at, ends_at, active, note, min_subtotal_taka, max_per_number, public on promo
  for each row when (coalesce(current_setting('shop.staff', true), '') <> '') execute function shop_audit();
