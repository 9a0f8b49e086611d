-- Numbers whose orders are not to be trusted. `phone` is compared with the number_key of orders in reverse, so it has
-- its collation too; `until` is the last day in Dhaka, null for ever.

create table phone_block (
  id serial primary key,
  phone text collate "C" not null unique check (phone ~ '^01[3-9]\d{8}$'),
  reason text not null check (char_length(reason) between 1 and 200),
  until date,
  staff_id int references staff on delete set null on update cascade,
  created_at timestamptz(3) not null default current_timestamp,
  version int not null default 0
);

create trigger raise_version before update on phone_block
  for each row execute function shop_raise_version();
create trigger audit after insert or update or delete on phone_block
  for each row when (coalesce(current_setting('shop.staff', true), '') <> '') execute function shop_audit();
