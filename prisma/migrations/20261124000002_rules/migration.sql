-- Rules that Prisma's schema cannot express: every guard in code has its twin here.

-- Text as the shop compares it: NFC, small letters, no joiners, Bengali digits as ASCII ones. NFC decomposes
-- letters with a nukta: both ways to type them are one.
create function shop_norm(t text) returns text language sql immutable parallel safe as $$
  select translate(lower(normalize(t, NFC)),
    U&'\09E6\09E7\09E8\09E9\09EA\09EB\09EC\09ED\09EE\09EF\200B\200C\200D\FEFF', '0123456789')
$$;

-- The last 11 digits of a telephone number, the last one first.
create function shop_number_key(number text) returns text language sql immutable parallel safe as $$
  select reverse(right(regexp_replace(number, '[^0-9]', '', 'g'), 11))
$$;

-- The words of a name, as the office's search compares them.
create function shop_name_words(name text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct w), '{}')
  from regexp_split_to_table(public.shop_norm(name), '[][[:space:].,;:()"/_-]+') w where w <> ''
$$;

-- Names in a path are compared without case, and each stands for one thing.
create unique index menu_name_key on menu (public.shop_norm(menu));
create unique index tag_name_key on tag (public.shop_norm(tag));
create unique index category_name_key on category (public.shop_norm(category));

alter table customer
  add check (char_length(name) between 1 and 100),
  add check (char_length(email) <= 254),
  add check (email_key <> '');

alter table address
  add check (char_length(name) between 1 and 100),
  add check (number ~ '^\+?[0-9]{7,15}$'),
  add check (char_length(address) between 1 and 500);

alter table product
  add check (price_taka >= 0),
  add check (old_price_taka >= 0),
  add check (discount_percent between 1 and 99),
  add check (stock in (0, 1)),
  add check (minimum_order between 1 and 9999),
  add check (slug <> '' and title <> '');

alter table product_content
  add check (octet_length(description) <= 102400),
  add check (octet_length(order_policy) <= 102400);

alter table banner add check (discount_percent between 1 and 99);

alter table review
  add check (char_length(review) <= 5000),
  add check (state between 0 and 2);

alter table loose_picture add check (image ~ '^/uploads/reviews/[^/]+$');

alter table cart_line add check (quantity between 1 and 9999);

alter table promo
  add check (code = upper(code) and code <> ''),
  add check (price_taka >= 0),
  add check (redeemed between 0 and max_redemptions),
  add check (max_per_customer >= 1);

alter table promo_redemption add check (use_nr >= 1);

alter table orders
  add check (status between 0 and 5),
  add check (fee_taka in (60, 100)),
  add check (subtotal_taka >= 0),
  add check (promo_price_taka >= 0),
  add check (discount_taka = least(promo_price_taka, subtotal_taka + fee_taka)),
  add check (total_taka = subtotal_taka + fee_taka - discount_taka and total_taka >= 0),
  add check (promo_code is not null or promo_price_taka = 0),
  add check (calls >= 0),
  add check (char_length(district) <= 40),
  -- Outcomes: 1 coming back and 3 lost are shipped for the customer; 2 returned is cancelled, or was delivered
  -- before.
  add check (outcome is null or outcome in (1, 3) and status = 3 or outcome = 2 and status in (4, 5));

alter table order_line
  add check (quantity between 1 and 9999),
  add check (price_taka >= 0);

alter table order_event add check (kind between 0 and 7);

alter table cancellation add check (char_length(reason) <= 1000);

alter table message
  add check (char_length(name) between 1 and 200),
  add check (char_length(subject) between 1 and 200),
  add check (char_length(message) between 1 and 5000),
  add check (state between 0 and 2),
  add check (char_length(answer) between 1 and 5000);

alter table staff
  add check (char_length(name) between 1 and 100),
  add check (char_length(login) between 2 and 60 and login_key <> ''),
  add check (role between 1 and 3),
  add check (lang in ('bn', 'en'));

alter table office_reply add check (char_length(key) between 1 and 255);

-- A change of password ends all other sessions of the customer.
create index session_customer_idx on session (((sess->>'customerId')::int));

-- The office's lists of work, each short beside all orders and reviews.
create index orders_to_call_idx on orders (call_at, id) where status = 0;
create index orders_open_idx on orders (status, id) where status in (1, 2, 3);
create index orders_back_idx on orders (id) where outcome = 1;
create index orders_lost_idx on orders (id) where outcome = 3;
-- Lists of a district by its newest orders.
create index orders_district_id_idx on orders (district, id) where district is not null;
create index review_shown_idx on review (product_id, id) where state = 0;
create index review_held_idx on review (id) where state = 1;
create index review_hidden_idx on review (id) where state = 2;

-- The office finds customers by words of the name, by the beginning of the email and by the end of the
-- number, and a customer's messages by email or number.
create index customer_name_words_idx on customer using gin (public.shop_name_words(name));
create index address_number_key_idx on address ((public.shop_number_key(number) collate "C"));
create index message_email_idx on message (lower(email));
create index message_number_idx on message (public.shop_number_key(number));
