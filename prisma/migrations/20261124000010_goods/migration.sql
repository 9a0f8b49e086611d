-- Goods that staff keep: versions, products off sale, former names, and the audit of all of it.
--
--   trigger                on                               does
--   raise_version          product, menu, category, tag,    version, before the row is written
--                          banner
--   keep_old_name          the same but banner              old_name, at each new name
--   keep_derived_updated   product                          listings, words and the catalogue's
--                                                           number also where archived_at changed
--   audit                  all of the catalogue             adds to audit_log, where shop.staff is set
--
-- A transaction that takes products off sale or puts them back calls shop_count_catalogue(0) first, which locks
-- listing 0: a transaction that adds products holds it before it comes to other products.

alter table product
  add column own_code text,
  add column image_alt text,
  add column archived_at timestamptz(3),
  add column version int not null default 0,
  add constraint product_own_code_check check (own_code ~ '^[A-Za-z0-9_./-]{1,40}$'),
  add constraint product_image_alt_check check (char_length(image_alt) between 1 and 150);
alter table product_image
  add column position int not null default 0,
  add column alt text,
  add constraint product_image_alt_check check (char_length(alt) between 1 and 150);
alter table product_color
  add column position int not null default 0,
  add column removed_at timestamptz(3);
alter table product_size
  add column position int not null default 0,
  add column removed_at timestamptz(3);
alter table menu add column version int not null default 0;
alter table category add column version int not null default 0;
alter table tag add column version int not null default 0;
alter table banner
  add column active boolean not null default true,
  add column alt text,
  add column version int not null default 0,
  add constraint banner_alt_check check (char_length(alt) between 1 and 150);

drop index product_image_product_id_id_idx, product_color_product_id_id_idx,
  product_size_product_id_id_idx;
create index product_image_product_id_position_id_idx on product_image (product_id, position, id);
create index product_color_product_id_position_id_idx on product_color (product_id, position, id);
create index product_size_product_id_position_id_idx on product_size (product_id, position, id);

-- The office's tabs, each short beside the whole catalogue, and its search among goods off sale.
create unique index product_own_code_key on product (upper(own_code));
create index product_on_sale_idx on product (id) where archived_at is null;
create index product_sold_out_idx on product (id) where stock = 0 and archived_at is null;
create index product_archived_idx on product (id) where archived_at is not null;
create index product_archived_words_idx on product using gin (public.shop_name_words(title))
  where archived_at is not null;

create trigger raise_version before update of slug, title, image, old_price_taka, price_taka,
  discount_percent, minimum_order, own_code, image_alt, archived_at, version on product
  for each row execute function shop_raise_version();
create trigger raise_version before update of menu, status, version on menu
  for each row execute function shop_raise_version();
create trigger raise_version before update of category, menu_id, image, version on category
  for each row execute function shop_raise_version();
create trigger raise_version before update of tag, version on tag
  for each row execute function shop_raise_version();
create trigger raise_version before update of image, discount_percent, active, alt, version on banner
  for each row execute function shop_raise_version();

-- Former names lead to ids, so that they make no chains. A name in use has no row here.
create table old_name (
  kind text not null check (kind in ('menu', 'category', 'tag', 'product')),
  name_key text not null,
  target_id int not null,
  at timestamptz(3) not null default current_timestamp,
  primary key (kind, name_key)
);
create index old_name_kind_target_id_idx on old_name (kind, target_id);

-- Its argument is the column of the name; the table is the kind.
create function shop_keep_old_name() returns trigger language plpgsql as $$
declare
  had text;
  has text;
begin
  if tg_op = 'DELETE' then
    delete from old_name where kind = tg_table_name and target_id = old.id;
    return null;
  end if;
  has := shop_norm(to_jsonb(new) ->> tg_argv[0]);
  if tg_op = 'UPDATE' then had := shop_norm(to_jsonb(old) ->> tg_argv[0]); end if;
  if has is not distinct from had then return null; end if;
  delete from old_name where kind = tg_table_name and name_key = has;
  if tg_op = 'UPDATE' then
    insert into old_name (kind, name_key, target_id) values (tg_table_name, had, new.id)
    on conflict (kind, name_key) do update set target_id = excluded.target_id, at = excluded.at;
  end if;
  return null;
end $$;
do $$
declare named text; name_column text;
begin
  for named, name_column in values ('menu', 'menu'), ('category', 'category'), ('tag', 'tag'),
    ('product', 'slug')
  loop
    execute format('create trigger keep_old_name after insert or update of %I or delete on %I
      for each row execute function shop_keep_old_name(%L)', name_column, named, name_column);
  end loop;
end $$;

-- As in 20261124000003_listings_and_search, without the products that are off sale.
create or replace function shop_wanted_entries(product_ids int[])
returns table (listing_key int, product_id int, price_taka int, title_sort text)
language sql stable as $$
  select k.listing_key, p.id, p.price_taka, p.title_sort
  from product p
  cross join lateral (
    select distinct 100000000 + c.menu_id as listing_key
      from product_category pc join category c on c.id = pc.category_id where pc.product_id = p.id
    union all
    select 200000000 + pc.category_id from product_category pc where pc.product_id = p.id
    union all
    select 300000000 + pt.tag_id from product_tag pt where pt.product_id = p.id
    union all
    select 400000000 + p.discount_percent where p.discount_percent is not null
  ) k
  where p.id = any(product_ids) and p.archived_at is null
$$;

create or replace function shop_product_words(product_ids int[])
returns table (product_id int, word text, in_title boolean) language sql stable as $$
  with p as (select id, title from product where id = any(product_ids) and archived_at is null)
  select p.id, w, true from p cross join lateral shop_words(p.title) w
  union
  select p.id, w, false
    from p join product_tag pt on pt.product_id = p.id join tag t on t.id = pt.tag_id
    cross join lateral shop_words(t.tag) w
  union
  select p.id, w, false
    from p join product_category pc on pc.product_id = p.id
    join category c on c.id = pc.category_id cross join lateral shop_words(c.category) w
$$;

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

create or replace function shop_catalog_differences() returns table (what text, differences bigint)
language sql stable as $$
  with ids as (select coalesce(array_agg(id), '{}') as all_ids from product),
  wanted as materialized (select w.* from ids, shop_wanted_entries(ids.all_ids) w),
  words as materialized (select w.* from ids, shop_product_words(ids.all_ids) w)
  select 'listing_entry', count(*) from (
    select listing_key, product_id, price_taka, title_sort from wanted
    except select listing_key, product_id, price_taka, title_sort from listing_entry) missing
  union all
  select 'listing_entry, too many', count(*) from (
    select listing_key, product_id from listing_entry
    except select listing_key, product_id from wanted) extra
  union all
  select 'listing', count(*) from (
    select listing_key, count(*) as n from wanted group by listing_key
    union all select 0, count(*) from product where archived_at is null) w
    full join (select * from listing where products <> 0 or listing_key = 0) l using (listing_key)
    where coalesce(w.n, 0) <> coalesce(l.products, 0)
  union all
  select 'listing_tag', count(*) from (
    select m.listing_key, t.listing_key - 300000000 as tag_id, count(*) as n
    from wanted m join wanted t on t.product_id = m.product_id
    where t.listing_key between 300000000 and 399999999 group by 1, 2) w
    full join (select * from listing_tag where products <> 0) l using (listing_key, tag_id)
    where w.n is distinct from l.products
  union all
  select 'product.title_sort', count(*) from product where title_sort <> shop_title_key(title)
  union all
  select 'product.terms', count(*) from product p
    left join (
      select product_id, array_agg(id order by id) as terms from (
        select w.product_id, t.id from words w join term t on t.term = w.word and t.kind = 0
        union select w.product_id, -t.id from words w join term t on t.term = w.word and t.kind = 0
          where w.in_title
        union select w.product_id, t.id from words w cross join generate_series(1, 3) n
          join term t on t.term = left(w.word, n) and t.kind = 1
      ) ids group by product_id) w on w.product_id = p.id
    where p.terms <> coalesce(w.terms, '{}')
  union all
  select 'term.products', count(*) from term t
    left join (select term_id, count(*) as n from product p cross join unnest(p.terms) term_id
      where term_id > 0 group by term_id) c on c.term_id = t.id
    where t.products <> coalesce(c.n, 0)
  union all
  select 'term.sound', count(*) from term where kind = 0 and sound <> shop_sound(term)
  union all
  select 'term_gap', count(*) from (
    select g, t.id from term t cross join lateral shop_term_gaps(t.term) g where t.kind = 0) w
    full join term_gap tg on tg.gap = w.g and tg.term_id = w.id
    where w.id is null or tg.term_id is null
$$;

create or replace function shop_rebuild_catalog() returns void language plpgsql
set lock_timeout = '500ms' as $$
declare
  everything int[];
begin
  for attempt in 1..100 loop
    begin
      lock table category, tag, product_category, product_tag, product
        in share row exclusive mode;
      exit;
    exception when lock_not_available then
      if attempt = 100 then raise; end if;
      perform pg_sleep(0.05);
    end;
  end loop;
  everything := array(select id from product);
  delete from listing_entry;
  delete from listing;
  delete from listing_tag;
  update product set terms = '{}', title_sort = title_sort;
  delete from term_gap;
  delete from term;
  perform shop_count_catalogue(
    (select count(*)::int from product where archived_at is null));
  perform shop_refresh_products(everything, everything);
end $$;

-- A row that belongs to a product is found by the product, and says its own id. A product shows its version: an
-- undo goes back only where it is still the one that the act made.
create or replace function shop_audit() returns trigger language plpgsql as $$
declare
  secrets constant text[] := '{password_hash,totp_secret,recovery,invite_hash,token_hash}';
  unseen constant text[] := case when tg_table_name = 'product' then '{title_sort,terms,stock}'
    else '{version,claimed_by,claimed_until,totp_last_step,confirm_key,confirmed_lines,number_key,name_words,restocked,count,available}' end;
  is_of_product constant boolean := tg_table_name ~ '^product_' or tg_table_name = 'stock_item';
  had jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - unseen end;
  has jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - unseen end;
  changed text[];
begin
  select array_agg(key) into changed from jsonb_object_keys(coalesce(has, had)) key
  where had is null or has is null or had -> key is distinct from has -> key;
  if changed is null then return null; end if;
  if is_of_product and tg_op = 'UPDATE' and has ? 'id' then changed := changed || 'id'::text; end if;
  insert into audit_log (staff_id, act, entity, entity_id, before, after, request, address)
  values (shop_staff(), coalesce(current_setting('shop.act', true), ''), tg_table_name,
    coalesce(case when is_of_product then coalesce(has, had) ->> 'product_id' end,
      coalesce(has, had) ->> 'id', coalesce(has, had) ->> 'order_id',
      coalesce(has, had) ->> 'customer_id', ''),
    (select jsonb_object_agg(key, case when key = any(secrets) then '"secret"' else had -> key end)
      from unnest(changed) key where had is not null),
    (select jsonb_object_agg(key, case when key = any(secrets) then '"secret"' else has -> key end)
      from unnest(changed) key where has is not null),
    coalesce(current_setting('shop.request', true), ''),
    coalesce(current_setting('shop.address', true), ''));
  return null;
end $$;

do $$
declare watched text;
begin
  foreach watched in array array['product', 'product_content', 'product_image', 'product_color',
    'product_size', 'product_category', 'product_tag', 'menu', 'category', 'tag', 'banner']
  loop
    execute format($trigger$create trigger audit after insert or update or delete on %I
      for each row when (coalesce(current_setting('shop.staff', true), '') <> '')
      execute function shop_audit()$trigger$, watched);
  end loop;
end $$;
