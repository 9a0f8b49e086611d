-- What somebody wrote is looked up beside each of his orders, by email or by number.
create index message_email_idx on message (lower(email));
create index message_number_idx on message (public.shop_number_key(number));

-- The ids of orders whose name has all of these words, no more than so many. Always by the index: of a
-- rare word beside a frequent one the planner expects more matches than there are, and would walk
-- through all orders for them.
create function shop_orders_named(words text[], most int) returns setof int language sql stable
set enable_seqscan = off set enable_indexscan = off as $$
  select id from orders where name_words @> words and words <> '{}' limit most
$$;
