-- Whoever sets an order to cancelled, the row that tells of it stands at the end of the transaction:
-- with the reason that was given in it, or else an empty one. Deferred, so that both may be written
-- in either order.
create function shop_note_cancellation() returns trigger language plpgsql as $$
begin
  insert into cancellation (order_id, reason)
  select id, '' from orders where id = new.id and status = 5
  on conflict (order_id) do nothing;
  return null;
end $$;
create constraint trigger note_cancellation after insert or update of status on orders
  deferrable initially deferred for each row when (new.status = 5)
  execute function shop_note_cancellation();

-- Those that were set so before.
insert into cancellation (order_id, reason)
select id, '' from orders o
where status = 5 and not exists (select from cancellation c where c.order_id = o.id);
