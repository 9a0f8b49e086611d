-- As before (20261126000001_delivered_after_all, 20261125000001_office), but that a new order, the one a
-- customer waits for, goes straight to its two rows: what the office tells beside an act was read for
-- each of them, and its class was looked up four times. A confirm was at 0.78 of its rate without them.
create or replace function shop_note_event() returns trigger language plpgsql as $$
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

create or replace function shop_count_phone() returns trigger language plpgsql as $$
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
