-- The staff member of this transaction, or null.
create or replace function shop_staff() returns int language sql stable as $$
  select nullif(current_setting('shop.staff', true), '')::int
$$;

-- A row that belongs to a product is found by the product, and says its own id. A product shows its version: an
-- undo goes back only where it is still the one that the act made.
create or replace function shop_audit() returns trigger language plpgsql as $$
declare
  secrets constant text[] := '{password_hash,totp_secret,recovery,invite_hash,token_hash}';
  unseen constant text[] := case tg_table_name when 'product' then '{title_sort,terms,stock,changed_at,star_count,star_sum}'
    when 'outbox' then '{recipient,error,words}'
    else '{version,claimed_by,claimed_until,totp_last_step,confirm_key,confirmed_lines,number_key,name_words,restocked,count,available,bought}' end;
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

-- The audit is only added to. Rows stay, and so do the people whom they name; the contents of a change are
-- deleted with the person whom it was about (shop.erasing, as for order_event).
create or replace function shop_keep_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('shop.erasing', true) = 'on' then
    if new.before is null and new.after is null
      and to_jsonb(new) - '{before,after}'::text[] = to_jsonb(old) - '{before,after}'::text[] then
      return new;
    end if;
  end if;
  raise exception 'the audit is only added to' using errcode = 'check_violation';
end $$;

-- A staff member who loses a role, the password or the account is signed out everywhere.
create or replace function shop_end_staff_sessions() returns trigger language plpgsql as $$
begin
  delete from staff_session where staff_id = new.id;
  return null;
end $$;
