-- When a line of a cart was put in or changed last: carts that were left behind are found by it.
alter table cart_line add column changed_at timestamptz(3) not null default current_timestamp;
update cart_line set changed_at = created_at;
create index cart_line_changed_at_id_idx on cart_line (changed_at, id);
create trigger stamp_change before update of quantity, color_id, size_id on cart_line
  for each row execute function shop_keep_changed_at();

-- What staff heard about a cart that was left behind. `changed_at`: the last change of the cart that they saw, so a
-- later one makes it a new cart; `back_at`: from then on a cart for later is listed again.
create table cart_outcome (
  customer_id int primary key references customer on delete cascade on update cascade,
  changed_at timestamptz(3) not null,
  result smallint not null check (result between 0 and 2),
  back_at timestamptz(3),
  at timestamptz(3) not null default current_timestamp,
  staff_id int references staff on delete set null on update cascade,
  constraint cart_outcome_back_at_check check ((back_at is not null) = (result = 1))
);

create trigger audit after insert or update or delete on cart_outcome
  for each row when (coalesce(current_setting('shop.staff', true), '') <> '') execute function shop_audit();
