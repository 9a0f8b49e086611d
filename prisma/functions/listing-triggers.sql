create or replace function shop_keep_title_sort() returns trigger language plpgsql as $$
begin
  new.title_sort := shop_title_key(new.title);
  return new;
end $$;

create or replace function shop_keep_products() returns trigger language plpgsql as $$
declare
  changed int[];
  step int;
begin
  if tg_op = 'INSERT' then
    changed := array(select id from new_rows);
    perform shop_count_catalogue(
      (select count(*)::int from new_rows where archived_at is null));
    perform shop_refresh_products(changed, changed);
  elsif tg_op = 'UPDATE' then
    if exists (select id from new_rows except select id from old_rows) then
      raise exception 'the id of a product does not change';
    end if;
    step := (select count(*) from new_rows where archived_at is null)
      - (select count(*) from old_rows where archived_at is null);
    if step <> 0 then perform shop_count_catalogue(step); end if;
    perform shop_refresh_products(
      array(select id from (
        select id, price_taka, title_sort, discount_percent, archived_at is null from new_rows
        except select id, price_taka, title_sort, discount_percent, archived_at is null
          from old_rows) listed),
      array(select id from (
        select id, title, archived_at is null from new_rows
        except select id, title, archived_at is null from old_rows) worded));
  else
    changed := array(select id from old_rows);
    perform shop_count_catalogue(
      -(select count(*)::int from old_rows where archived_at is null));
    perform shop_refresh_products(changed, '{}');
    with steps as (
      select term_id, count(*) as step from old_rows o cross join unnest(o.terms) term_id
      where term_id > 0 group by term_id
    ),
    locked as materialized (
      select t.id, s.step from term t join steps s on s.term_id = t.id order by t.id for update of t
    )
    update term t set products = t.products - l.step from locked l where l.id = t.id;
  end if;
  return null;
end $$;

-- For product_category and product_tag. A link waits for a transaction that moves or renames its category or
-- tag: neither would see the other's rows, and the product would stay under the former menu or word.
create or replace function shop_keep_links() returns trigger language plpgsql as $$
declare changed int[];
begin
  if tg_op = 'INSERT' then
    changed := array(select distinct product_id from new_rows);
  elsif tg_op = 'UPDATE' then
    changed := array(select product_id from new_rows union select product_id from old_rows);
  else
    changed := array(select distinct product_id from old_rows);
  end if;
  if tg_op <> 'DELETE' and tg_table_name = 'product_category' then
    perform from category where id in (select category_id from new_rows) order by id for share;
  elsif tg_op <> 'DELETE' then
    perform from tag where id in (select tag_id from new_rows) order by id for share;
  end if;
  perform shop_refresh_products(changed, changed);
  return null;
end $$;

-- For product_color and product_size.
create or replace function shop_keep_choices() returns trigger language plpgsql as $$
declare changed int[];
begin
  if tg_op = 'INSERT' then
    changed := array(select distinct product_id from new_rows);
  elsif tg_op = 'UPDATE' then
    changed := array(select product_id from new_rows union select product_id from old_rows);
  else
    changed := array(select distinct product_id from old_rows);
  end if;
  perform shop_refresh_products('{}', changed);
  return null;
end $$;

-- A category that moves to another menu takes its products along.
create or replace function shop_keep_categories() returns trigger language plpgsql as $$
declare changed int[];
begin
  if current_setting('shop.refresh', true) = 'in parts' then return null; end if;
  changed := array(select distinct product_id from product_category where category_id in (
    select id from (select id, menu_id from new_rows except select id, menu_id from old_rows) moved));
  perform shop_refresh_products(changed, changed || array(
    select distinct product_id from product_category where category_id in (
      select id from (
        select id, category, english from new_rows except select id, category, english from old_rows) named)));
  return null;
end $$;

create or replace function shop_keep_tags() returns trigger language plpgsql as $$
begin
  if current_setting('shop.refresh', true) = 'in parts' then return null; end if;
  perform shop_refresh_products('{}',
    array(select distinct product_id from product_tag where tag_id in (
      select id from (
        select id, tag, english from new_rows except select id, tag, english from old_rows) named)));
  return null;
end $$;
