-- New goods of a file get their rows, categories and tags in three statements, each of which refreshed all their words.
-- Who says `shop.refresh = at the end` calls shop_refresh_products once in the same transaction, behind them.
create or replace function shop_refresh_products(listed int[], worded int[]) returns void language plpgsql as $$
begin
  if current_setting('shop.refresh', true) = 'at the end' then return; end if;
  perform from product where id = any(listed || worded) order by id for no key update;
  perform shop_refresh_listings(listed);
  perform shop_refresh_terms(worded);
end $$;
