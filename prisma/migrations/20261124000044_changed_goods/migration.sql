-- When staff last wrote a product, or its label of stock changed: the day in the sitemap. Goods that stand already
-- get the moment of this migration.
alter table product add column changed_at timestamptz(3) not null default current_timestamp;

create function shop_keep_changed_at() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
-- Triggers of one event fire in the order of their names: behind keep_label and raise_version.
create trigger stamp_change before update on product for each row
  when (new.version <> old.version or new.stock <> old.stock)
  execute function shop_keep_changed_at();

-- As in 20261124000010_goods; changed_at follows from what is recorded.
create or replace function shop_audit() returns trigger language plpgsql as $$
declare
  secrets constant text[] := '{password_hash,totp_secret,recovery,invite_hash,token_hash}';
  unseen constant text[] := case when tg_table_name = 'product' then '{title_sort,terms,stock,changed_at}'
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
