-- Lists of a span of days are read in its order, and of a district by its newest orders: with the index
-- of block ranges a year of a million orders took a second.
drop index orders_created_at_idx;
create index orders_created_at_id_idx on orders (created_at, id);
create index orders_district_id_idx on orders (district, id) where district is not null;
