-- Hosts of customers' photos that are full URLs: pages may show pictures of these and of no other host.
create function shop_photo_host(photo text) returns text language sql immutable parallel safe as $$
  select lower(substring(photo from '^https?://([A-Za-z0-9.-]+(:[0-9]+)?)'))
$$;
create index customer_photo_host_idx on customer (shop_photo_host(photo))
  where shop_photo_host(photo) is not null;

-- An update of a photo tells already; a sign-up has none.
create trigger tell_new_photo after insert on customer for each row when (new.photo is not null)
  execute function shop_tell_change();
