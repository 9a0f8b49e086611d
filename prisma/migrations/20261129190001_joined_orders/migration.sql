-- An order whose products went into an older one of the same number: it is cancelled, and nobody refused it.
alter table orders
  add column joined_into int references orders on delete set null on update cascade,
  add constraint orders_joined_check check (joined_into is null or status = 5 and joined_into < id);
create index orders_joined_idx on orders (joined_into) where joined_into is not null;

-- Of a joined order no column of phone_record counts.
drop trigger then_count_phone_again on orders;
create constraint trigger then_count_phone_again after update on orders deferrable initially deferred
  for each row when (old.number_key <> new.number_key or old.joined_into is distinct from new.joined_into
    or shop_phone_class(old.status, old.outcome) is distinct from shop_phone_class(new.status, new.outcome))
  execute function shop_count_phone();
