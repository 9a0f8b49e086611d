-- Whether mail and SMS go, and messages that staff write.

-- `first_due_at`: when the first try was due, once it was made.
-- Constant for the rows that exist: the table is not rewritten. A message that is due at once is so by the
-- database's clock, which also says when it is taken.
alter table outbox add column message_id int references message on delete cascade on update cascade,
  add column first_due_at timestamptz(3),
  add column words text check (char_length(words) <= 5000),
  alter column due_at set default current_timestamp;
alter table outbox drop constraint outbox_kind_check;
alter table outbox add check (kind in ('placed', 'confirmed', 'shipped', 'delivered', 'cancelled', 'reset', 'changed',
  'answer', 'sentence'));
create index outbox_message_id_idx on outbox (message_id);

-- Failures of a channel in a row, since the first of them; none once a message goes. `failed_at`: the latest.
create table outbox_channel (
  channel text primary key check (channel in ('mail', 'sms')),
  failures int not null default 0,
  since timestamptz(3),
  failed_at timestamptz(3),
  error text check (char_length(error) <= 300)
);
insert into outbox_channel (channel) values ('mail'), ('sms');

-- Earlier versions kept errors and recipients of messages in the audit, with addresses of people who may be erased.
select set_config('shop.erasing', 'on', true);
update audit_log set before = null, after = null where entity = 'outbox'
  and (before ?| array['error', 'recipient'] or after ?| array['error', 'recipient']);
select set_config('shop.erasing', '', true);
