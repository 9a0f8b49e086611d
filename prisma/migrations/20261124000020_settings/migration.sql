-- What the shop's people set: who the shop is, its policies, how the office works. A part without a row is as the
-- code has it. The code checks the shape of each value.
create table setting (
  part text primary key check (part in ('shop', 'contact', 'social', 'policy', 'orders')),
  value jsonb not null,
  version int not null default 0
);
create trigger raise_version before update on setting
  for each row execute function shop_raise_version();
create trigger tell_change after insert or update or delete on setting
  for each statement execute function shop_tell_change();
create trigger audit after insert or update or delete on setting
  for each row when (coalesce(current_setting('shop.staff', true), '') <> '')
  execute function shop_audit();
