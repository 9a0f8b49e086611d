-- Lost parcels are no longer on their way; they are few, and counted beside those that are.
create index orders_lost_idx on orders (id) where outcome = 3;
