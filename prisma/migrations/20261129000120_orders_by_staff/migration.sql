-- Lists of the orders that one person worked on.
create index order_event_staff_idx on order_event (staff_id, order_id) where staff_id is not null;
