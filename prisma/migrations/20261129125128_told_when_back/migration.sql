-- Who wants to hear when a sold-out product is back: an account, or the mobile number of a guest. Nothing is sent by
-- itself: staff see the list at the product. What was told goes after 30 days, what nobody told after 180.
create table product_ask (
  id serial primary key,
  product_id int not null references product on delete cascade on update cascade,
  customer_id int references customer on delete cascade on update cascade,
  number text check (number ~ '^01[3-9][0-9]{8}$'),
  lang text not null check (lang in ('bn', 'en')),
  created_at timestamptz(3) not null default current_timestamp,
  told_at timestamptz(3),
  staff_id int references staff on delete set null on update cascade,
  check ((customer_id is null) <> (number is null)),
  unique (product_id, customer_id),
  unique (product_id, number)
);
create index product_ask_customer_id_idx on product_ask (customer_id);

-- The office's acts alone: who asks again takes the mark off too.
create trigger audit after update of told_at on product_ask
  for each row when (current_setting('shop.staff', true) <> '') execute function shop_audit();
