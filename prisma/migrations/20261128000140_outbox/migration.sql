-- Messages to customers by mail and SMS. The server follows order_event and adds them in the background, so that no
-- order waits: see server/outbox.

-- The language of the shopper who confirmed. A confirm sets shop.lang for its transaction. Constant for the rows
-- that exist: the table is not rewritten.
alter table orders add column lang text not null
  default coalesce(nullif(current_setting('shop.lang', true), ''), 'bn') check (lang in ('bn', 'en'));

-- `key`: the event's id, or reset: and a random id, then the channel. `created_at`: of the act. `recipient` is emptied with the person.
create table outbox (
  id bigserial primary key,
  key text not null unique,
  kind text not null check (kind in ('placed', 'confirmed', 'shipped', 'delivered', 'cancelled', 'reset', 'changed')),
  channel text not null check (channel in ('mail', 'sms')),
  order_id int references orders on delete cascade on update cascade,
  customer_id int references customer on delete cascade on update cascade,
  recipient text not null check (char_length(recipient) <= 300),
  lang text not null check (lang in ('bn', 'en')),
  state text not null default 'waits' check (state in ('waits', 'sending', 'sent', 'failed', 'dropped', 'unsure')),
  created_at timestamptz(3) not null default current_timestamp,
  due_at timestamptz(3) not null,
  tries int not null default 0,
  taken_at timestamptz(3),
  sent_at timestamptz(3),
  parts int,
  error text check (char_length(error) <= 300)
);
create index outbox_due_at_idx on outbox (due_at) where state in ('waits', 'sending');
create index outbox_trouble_idx on outbox (id) where state in ('failed', 'unsure');
create index outbox_order_id_idx on outbox (order_id);
create index outbox_customer_id_idx on outbox (customer_id);
create index outbox_recipient_idx on outbox (recipient);
create index outbox_created_at_idx on outbox (created_at);
create trigger audit after insert or update or delete on outbox
  for each row when (coalesce(current_setting('shop.staff', true), '') <> '') execute function shop_audit();

-- How far order_event was followed; events from before this table are never written about.
create table outbox_mark (
  id int primary key check (id = 1),
  event_id bigint not null,
  since timestamptz(3) not null default current_timestamp
);
insert into outbox_mark (id, event_id) select 1, coalesce(max(id), 0) from order_event;

alter table setting drop constraint setting_part_check;
alter table setting add check (part in ('shop', 'contact', 'social', 'policy', 'orders', 'search', 'texts', 'feed'));
