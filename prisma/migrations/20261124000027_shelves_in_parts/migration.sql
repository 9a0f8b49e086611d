-- A category or a tag with many goods is renamed or moved in parts: one statement for 20,000 goods takes longer than
-- a statement may. Who says `shop.refresh = in parts` for the statement refreshes the goods that stand there by
-- shop_refresh_products in the same transaction. Without it all is as in 20261124000003_listings_and_search.

create or replace function shop_keep_categories() returns trigger language plpgsql as $$
begin
  if current_setting('shop.refresh', true) = 'in parts' then return null; end if;
  perform shop_refresh_products(
    array(select distinct product_id from product_category where category_id in (
      select id from (select id, menu_id from new_rows except select id, menu_id from old_rows) moved)),
    array(select distinct product_id from product_category where category_id in (
      select id from (select id, category from new_rows except select id, category from old_rows) named)));
  return null;
end $$;

create or replace function shop_keep_tags() returns trigger language plpgsql as $$
begin
  if current_setting('shop.refresh', true) = 'in parts' then return null; end if;
  perform shop_refresh_products('{}',
    array(select distinct product_id from product_tag where tag_id in (
      select id from (select id, tag from new_rows except select id, tag from old_rows) named)));
  return null;
end $$;
