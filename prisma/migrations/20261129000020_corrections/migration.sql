-- A final state is corrected: the event of its own kind (shop_note_event, shop.correct).
alter table order_event drop constraint order_event_kind_check;
alter table order_event add check (kind between 0 and 8);
