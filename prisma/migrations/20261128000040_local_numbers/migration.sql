-- A mobile number of Bangladesh counts as one number with and without 880 and its 0, as localPhoneDigits of the code
-- reads it: `1741207881` and `01741207881` had two records, and a promo for one number was used twice.
drop index address_number_key_idx;
drop index message_number_idx;

-- The last 11 digits of a telephone number in its local form, the last one first.
create or replace function shop_number_key(number text) returns text language sql immutable parallel safe as $$
  select reverse(right(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(number, '[^+0-9]', '', 'g'),
    '^(?:(?:\+|00?)?8800?|\+?0)?(1[3-9]\d{8})$', '0\1'),
    '^(?:\+|00)8800?([2-9]\d{7,9})$', '0\1'), '\D', '', 'g'), 11))
$$;

create index address_number_key_idx on address ((public.shop_number_key(number) collate "C"));
create index message_number_idx on message (public.shop_number_key(number));

-- Whose next order is called by this number. Orders keep theirs as written: the office shows the local form.
update address set number = regexp_replace(number, '^(?:(?:\+|00?)?8800?|\+?0)?(1[3-9]\d{8})$', '0\1')
where number ~ '^(?:(?:\+|00?)?8800?|\+?0)?1[3-9]\d{8}$' and number !~ '^01';

-- A trigger moves the counts of phone_record.
update orders set number_key = shop_number_key(address_number)
where number_key <> shop_number_key(address_number);
