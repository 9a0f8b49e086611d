-- The office: events of orders, records of phone numbers, and the audit.
--
--   trigger of orders      does
--   keep_order             version, number_key and name_words, before the row is written
--   keep_status            refuses steps backwards (20261124000005_orders)
--   note_event             adds to order_event: placed, each new status, each new outcome
--   then_count_phone       phone_record, by shop_phone_class, at the end of the transaction
--   audit                  adds to audit_log, where shop.staff is set
--
-- A transaction of the office sets, for itself alone: shop.staff (an id), shop.act, shop.request and
-- shop.address (for audit_log), shop.event (more of the event, as JSON), shop.undo (the id of an event).

-- The column of phone_record that an order counts in; null for a lost one, which nobody refused.
create function shop_phone_class(status int, outcome int) returns text language sql immutable as $$
  select case when outcome in (1, 2) then 'returned' when outcome = 3 then null
    when status = 5 then 'cancelled' when status = 4 then 'delivered' else 'open' end
$$;

-- The staff member of this transaction, or null.
create function shop_staff() returns int language sql stable as $$
  select nullif(current_setting('shop.staff', true), '')::int
$$;

create function shop_keep_order() returns trigger language plpgsql as $$
declare content orders;
begin
  if tg_op = 'INSERT' or new.address_number <> old.address_number then
    new.number_key := shop_number_key(new.address_number);
  end if;
  if tg_op = 'INSERT' or new.address_name <> old.address_name then
    new.name_words := shop_name_words(new.address_name);
  end if;
  if tg_op = 'UPDATE' and new.version = old.version then
    content := new;
    content.claimed_by := old.claimed_by;
    content.claimed_until := old.claimed_until;
    if content is distinct from old then new.version := old.version + 1; end if;
  end if;
  return new;
end $$;
create trigger keep_order before insert or update on orders
  for each row execute function shop_keep_order();

-- For tables whose every change counts.
create function shop_raise_version() returns trigger language plpgsql as $$
begin
  if new.version = old.version and new is distinct from old then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger raise_version before update on review
  for each row execute function shop_raise_version();
create trigger raise_version before update on message
  for each row execute function shop_raise_version();
create trigger raise_version before update of name, role, active on staff
  for each row execute function shop_raise_version();

-- A new order takes the short path, for a customer waits for it. A step that takes an outcome back is noted as
-- a step: a parcel that was coming back and is delivered after all counts as delivered.
create function shop_note_event() returns trigger language plpgsql as $$
declare
  told jsonb;
  undone bigint;
begin
  if tg_op = 'INSERT' then
    insert into order_event (order_id, kind, to_status, taka, staff_id)
    values (new.id, 0, new.status, new.total_taka, shop_staff());
    return null;
  end if;
  undone := nullif(current_setting('shop.undo', true), '')::bigint;
  if undone is not null then
    insert into order_event (order_id, kind, from_status, to_status, staff_id, data)
    values (new.id, 7, old.status, new.status, shop_staff(), jsonb_build_object('event', undone));
    return null;
  end if;
  told := coalesce(nullif(current_setting('shop.event', true), '')::jsonb, '{}');
  insert into order_event (order_id, kind, from_status, to_status, taka, staff_id, data)
  values (new.id, case
      when new.outcome is not distinct from old.outcome then 1
      when new.outcome is null and new.status <> old.status then 1
      else 6 end,
    old.status, new.status, new.total_taka, shop_staff(),
    told || jsonb_build_object('v', new.version, 'from_outcome', old.outcome, 'outcome', new.outcome));
  return null;
end $$;
create trigger note_event after insert on orders
  for each row execute function shop_note_event();
create trigger note_next_event after update on orders
  for each row when (old.status is distinct from new.status or old.outcome is distinct from new.outcome)
  execute function shop_note_event();

-- Events stay as they are; they go with their order, and a person's words with the person.
create function shop_keep_events() returns trigger language plpgsql as $$
begin
  if current_setting('shop.erasing', true) = 'on'
    or tg_op = 'DELETE' and not exists (select from orders where id = old.order_id) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'events of orders are only added' using errcode = 'check_violation';
end $$;
create trigger only_added before update or delete on order_event
  for each row execute function shop_keep_events();

create function shop_add_to_phone(key text, class text, step int) returns void language plpgsql as $$
begin
  if class is null then return; end if;
  insert into phone_record as r (number_key, delivered, returned, cancelled, open)
  values (key, case class when 'delivered' then step else 0 end,
    case class when 'returned' then step else 0 end,
    case class when 'cancelled' then step else 0 end, case class when 'open' then step else 0 end)
  on conflict (number_key) do update set delivered = r.delivered + excluded.delivered,
    returned = r.returned + excluded.returned, cancelled = r.cancelled + excluded.cancelled,
    open = r.open + excluded.open;
  if step < 0 then
    delete from phone_record
    where number_key = key and delivered = 0 and returned = 0 and cancelled = 0 and open = 0;
  end if;
end $$;
create function shop_count_phone() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.status < 4 and new.outcome is null then
    insert into phone_record as r (number_key, open) values (new.number_key, 1)
    on conflict (number_key) do update set open = r.open + 1;
    return null;
  end if;
  if tg_op <> 'INSERT' then
    perform shop_add_to_phone(old.number_key, shop_phone_class(old.status, old.outcome), -1);
  end if;
  if tg_op <> 'DELETE' then
    perform shop_add_to_phone(new.number_key, shop_phone_class(new.status, new.outcome), 1);
  end if;
  return null;
end $$;
-- Deferred, and by its name behind give_promo_back: the row of a number is the last that is locked, since
-- a confirm holds the promo before it has an order.
create constraint trigger then_count_phone after insert or delete on orders
  deferrable initially deferred for each row execute function shop_count_phone();
create constraint trigger then_count_phone_again after update on orders
  deferrable initially deferred for each row
  when (old.number_key <> new.number_key or shop_phone_class(old.status, old.outcome)
    is distinct from shop_phone_class(new.status, new.outcome))
  execute function shop_count_phone();

-- The ids of at most `most` orders whose name has all of these words, always by the index: for a rare word beside
-- a frequent one the planner expects too many matches and would walk through all orders.
create function shop_orders_named(words text[], most int) returns setof int language sql stable
set enable_seqscan = off set enable_indexscan = off as $$
  select id from orders where name_words @> words and words <> '{}' limit most
$$;

-- The changed columns of a row on either side, secrets without their values.
create function shop_audit() returns trigger language plpgsql as $$
declare
  secrets constant text[] := '{password_hash,totp_secret,recovery,invite_hash,token_hash}';
  unseen constant text[] := '{version,claimed_by,claimed_until,totp_last_step,confirm_key,confirmed_lines,number_key,name_words}';
  had jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - unseen end;
  has jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - unseen end;
  changed text[];
begin
  select array_agg(key) into changed from jsonb_object_keys(coalesce(has, had)) key
  where had is null or has is null or had -> key is distinct from has -> key;
  if changed is null then return null; end if;
  insert into audit_log (staff_id, act, entity, entity_id, before, after, request, address)
  values (shop_staff(), coalesce(current_setting('shop.act', true), ''), tg_table_name,
    coalesce(coalesce(has, had) ->> 'id', coalesce(has, had) ->> 'order_id',
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
  foreach watched in array array['orders', 'order_line', 'cancellation', 'review', 'message', 'staff',
    'password_reset']
  loop
    execute format($trigger$create trigger audit after insert or update or delete on %I
      for each row when (coalesce(current_setting('shop.staff', true), '') <> '')
      execute function shop_audit()$trigger$, watched);
  end loop;
end $$;

-- The audit is only added to. Rows stay, and so do the people whom they name; the contents of a change are
-- deleted with the person whom it was about (shop.erasing, as for order_event).
create function shop_keep_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('shop.erasing', true) = 'on' then
    if new.before is null and new.after is null
      and to_jsonb(new) - '{before,after}'::text[] = to_jsonb(old) - '{before,after}'::text[] then
      return new;
    end if;
  end if;
  raise exception 'the audit is only added to' using errcode = 'check_violation';
end $$;
create trigger only_added before update or delete on audit_log
  for each row execute function shop_keep_audit();
create trigger never_emptied before truncate on audit_log
  for each statement execute function shop_keep_audit();

-- A staff member who loses a role, the password or the account is signed out everywhere.
create function shop_end_staff_sessions() returns trigger language plpgsql as $$
begin
  delete from staff_session where staff_id = new.id;
  return null;
end $$;
create trigger end_sessions after update of role, active, password_hash on staff
  for each row when ((old.role, old.active, old.password_hash)
    is distinct from (new.role, new.active, new.password_hash))
  execute function shop_end_staff_sessions();

-- Compared and made anew by `npm run db:check`.
create function shop_derived_differences() returns table (what text, differences bigint)
language sql stable as $$
  select * from shop_catalog_differences()
  union all
  select 'orders.number_key, name_words', count(*) from orders
  where number_key <> shop_number_key(address_number)
    or name_words is distinct from shop_name_words(address_name)
  union all
  select 'phone_record', count(*) from (
    select number_key, count(*) filter (where class = 'delivered') as delivered,
      count(*) filter (where class = 'returned') as returned,
      count(*) filter (where class = 'cancelled') as cancelled,
      count(*) filter (where class = 'open') as open
    from (select number_key, shop_phone_class(status, outcome) as class from orders) o
    where class is not null group by number_key
  ) w full join phone_record r using (number_key)
  where (w.delivered, w.returned, w.cancelled, w.open)
    is distinct from (r.delivered::bigint, r.returned::bigint, r.cancelled::bigint, r.open::bigint)
$$;

create function shop_rebuild_derived() returns void language plpgsql as $$
begin
  perform shop_rebuild_catalog();
  lock table orders in share row exclusive mode;
  update orders set number_key = shop_number_key(address_number),
    name_words = shop_name_words(address_name)
  where number_key <> shop_number_key(address_number)
    or name_words is distinct from shop_name_words(address_name);
  delete from phone_record;
  insert into phone_record (number_key, delivered, returned, cancelled, open)
  select number_key, count(*) filter (where class = 'delivered'),
    count(*) filter (where class = 'returned'), count(*) filter (where class = 'cancelled'),
    count(*) filter (where class = 'open')
  from (select number_key, shop_phone_class(status, outcome) as class from orders) o
  where class is not null group by number_key;
end $$;
