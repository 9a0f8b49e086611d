-- Orders that staff take: by phone, from a chat, at the counter. Source: 0 web, 1 phone, 2 Messenger, 3 WhatsApp,
-- 4 Facebook, 5 counter. The rebate is a sum that staff take off for one customer, beside a promo's discount.
alter table orders
  add column source smallint not null default 0,
  add column rebate_taka int not null default 0,
  add column rebate_why text,
  alter column customer_id drop not null,
  drop constraint orders_fee_taka_check,
  drop constraint orders_check1,
  add check (source between 0 and 5),
  add constraint orders_customer_check check (customer_id is not null or source > 0),
  add constraint orders_promo_check check (promo_code is null or customer_id is not null),
  add constraint orders_fee_taka_check
    check (fee_taka in (60, 100) or source > 0 and fee_taka between 0 and 1000),
  add constraint orders_rebate_check check (rebate_taka >= 0 and (rebate_why is null or rebate_taka > 0)
    and char_length(rebate_why) between 1 and 200),
  add constraint orders_check1
    check (total_taka = subtotal_taka + fee_taka - discount_taka - rebate_taka and total_taka >= 0);

-- What was paid before the parcel left; given back as a row below 0. A reference stands once for each way, until its
-- row is undone.
create table order_payment (
  id serial primary key,
  order_id int not null references orders on delete cascade on update cascade,
  taka int not null check (taka <> 0 and taka between -2000000000 and 2000000000),
  way text not null check (way in ('bkash', 'nagad', 'rocket', 'bank', 'cash')),
  reference text check (char_length(reference) between 1 and 60),
  staff_id int references staff on delete set null on update cascade,
  at timestamptz(3) not null default current_timestamp,
  undone_at timestamptz(3),
  constraint order_payment_cash_check check (way <> 'cash' or reference is null)
);
create unique index order_payment_reference_key on order_payment (way, upper(reference)) where undone_at is null;
create index order_payment_order_id_id_idx on order_payment (order_id, id);
create trigger audit after insert or update or delete on order_payment
  for each row when (coalesce(current_setting('shop.staff', true), '') <> '') execute function shop_audit();
