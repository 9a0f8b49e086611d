-- As before (20261125000001_office), but that a step which takes an outcome back is told as the step that
-- it is: a parcel that was coming back, or lost, and is delivered after all was counted as returned.
create or replace function shop_note_event() returns trigger language plpgsql as $$
declare
  told constant jsonb := coalesce(nullif(current_setting('shop.event', true), '')::jsonb, '{}');
  undone constant bigint := nullif(current_setting('shop.undo', true), '')::bigint;
begin
  if tg_op = 'INSERT' then
    insert into order_event (order_id, kind, to_status, taka, staff_id)
    values (new.id, 0, new.status, new.total_taka, shop_staff());
  elsif undone is not null then
    insert into order_event (order_id, kind, from_status, to_status, staff_id, data)
    values (new.id, 7, old.status, new.status, shop_staff(), jsonb_build_object('event', undone));
  else
    insert into order_event (order_id, kind, from_status, to_status, taka, staff_id, data)
    values (new.id, case
        when new.outcome is not distinct from old.outcome then 1
        when new.outcome is null and new.status <> old.status then 1
        else 6 end,
      old.status, new.status, new.total_taka, shop_staff(),
      told || jsonb_build_object('v', new.version, 'from_outcome', old.outcome, 'outcome', new.outcome));
  end if;
  return null;
end $$;

set local shop.erasing = 'on';
update order_event set kind = 1 where kind = 6 and from_status = 3 and to_status = 4;
