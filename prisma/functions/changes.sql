-- Notifies every process that the public catalogue changed, so that cached answers are made anew. One
-- notification a transaction.
create or replace function shop_tell_change() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('shop.quiet', true), '') <> 'on' then
    perform pg_notify('shop_changed', '');
  end if;
  return null;
end $$;

-- The last visit of a customer, by which unused accounts are found. A session is written when it begins and
-- at most once a day while it is used.
create or replace function shop_see_customer() returns trigger language plpgsql as $$
begin
  update customer set seen_at = now()
  where id = (new.sess ->> 'customerId')::int and seen_at < now() - interval '1 day';
  return null;
end $$;

create or replace function shop_keep_changed_at() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;

-- Its argument is the column of the name; the table is the kind.
create or replace function shop_keep_old_name() returns trigger language plpgsql as $$
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

-- For tables whose every change counts.
create or replace function shop_raise_version() returns trigger language plpgsql as $$
begin
  if new.version = old.version and new is distinct from old then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
