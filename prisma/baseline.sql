-- All migrations up to 20261129190011_carts_left_behind, written by `npm run db:baseline`; later ones
-- follow. A trigger's function is empty until the start puts those of prisma/functions in place.
set local check_function_bodies = off;

CREATE FUNCTION public.shop_audit() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_check_cancellation() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_check_choice() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE TABLE public.product (
    id integer NOT NULL,
    slug text NOT NULL,
    title text NOT NULL,
    title_sort text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    image text NOT NULL,
    old_price_taka integer,
    price_taka integer NOT NULL,
    discount_percent smallint,
    stock smallint DEFAULT 1 NOT NULL,
    minimum_order integer DEFAULT 1 NOT NULL,
    terms integer[] DEFAULT ARRAY[]::integer[] NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    own_code text,
    image_alt text,
    archived_at timestamp(3) with time zone,
    version integer DEFAULT 0 NOT NULL,
    stock_set smallint DEFAULT 1 NOT NULL,
    counted boolean DEFAULT false NOT NULL,
    choice_goes_with_order boolean DEFAULT false NOT NULL,
    changed_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    star_count integer DEFAULT 0 NOT NULL,
    star_sum integer DEFAULT 0 NOT NULL,
    CONSTRAINT product_check CHECK (((slug <> ''::text) AND (title <> ''::text))),
    CONSTRAINT product_check1 CHECK (((star_sum >= star_count) AND (star_sum <= (5 * star_count)))),
    CONSTRAINT product_discount_percent_check CHECK (((discount_percent >= 1) AND (discount_percent <= 99))),
    CONSTRAINT product_image_alt_check CHECK (((char_length(image_alt) >= 1) AND (char_length(image_alt) <= 150))),
    CONSTRAINT product_minimum_order_check CHECK (((minimum_order >= 1) AND (minimum_order <= 9999))),
    CONSTRAINT product_old_price_taka_check CHECK ((old_price_taka >= 0)),
    CONSTRAINT product_own_code_check CHECK ((own_code ~ '^[A-Za-z0-9_./-]{1,40}$'::text)),
    CONSTRAINT product_price_taka_check CHECK ((price_taka >= 0)),
    CONSTRAINT product_star_count_check CHECK ((star_count >= 0)),
    CONSTRAINT product_stock_check CHECK ((stock = ANY (ARRAY[0, 1]))),
    CONSTRAINT product_stock_set_check CHECK ((stock_set = ANY (ARRAY[0, 1])))
);

CREATE FUNCTION public.shop_count_phone() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_end_staff_sessions() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_give_promo_back() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_give_stock_back() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_keep_audit() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_keep_bought() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_keep_bought_lines() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_keep_categories() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_keep_changed_at() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_keep_choices() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_keep_counts() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_keep_events() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_keep_label() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_keep_links() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_keep_moves() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_keep_old_name() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_keep_order() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_keep_order_status() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_keep_products() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_keep_stars() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_keep_stock_label() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_keep_stock_labels() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_keep_tags() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_keep_title_sort() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_leave_loose_pictures() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_leave_picture() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_name_words(name text) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select coalesce(array_agg(distinct w), '{}')
  from regexp_split_to_table(public.shop_norm(name), '[][[:space:].,;:()"/_-]+') w where w <> ''
$$;

CREATE FUNCTION public.shop_norm(t text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select translate(lower(normalize(t, NFC)),
    U&'\09E6\09E7\09E8\09E9\09EA\09EB\09EC\09ED\09EE\09EF\200B\200C\200D\FEFF', '0123456789')
$$;

CREATE FUNCTION public.shop_note_bought() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_note_cancellation() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_note_event() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_number_key(number text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $_$
  select reverse(right(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(number, '[^+0-9]', '', 'g'),
    '^(?:(?:\+|00?)?8800?|\+?0)?(1[3-9]\d{8})$', '0\1'),
    '^(?:\+|00)8800?([2-9]\d{7,9})$', '0\1'), '\D', '', 'g'), 11))
$_$;

CREATE FUNCTION public.shop_phone_class(status integer, outcome integer) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  select case when outcome in (1, 2) then 'returned' when outcome = 3 then null
    when status = 5 then 'cancelled' when status = 4 then 'delivered' else 'open' end
$$;

CREATE FUNCTION public.shop_photo_host(photo text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select lower(substring(photo from '^https?://([A-Za-z0-9.-]+(:[0-9]+)?)'))
$$;

CREATE FUNCTION public.shop_pictures_of(told text) RETURNS text[]
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
  select array(select url[1] from pg_catalog.regexp_matches(told,
    '(/uploads/(?:catalog|banners|brand)/[0-9a-f]{8}-[0-9a-f-]{27})-\d+x\d+\.', 'g') url)
$$;

CREATE TABLE public.promo (
    id integer NOT NULL,
    code text NOT NULL,
    price_taka integer NOT NULL,
    max_redemptions integer NOT NULL,
    max_per_customer integer DEFAULT 1,
    redeemed integer DEFAULT 0 NOT NULL,
    starts_at timestamp(3) with time zone,
    ends_at timestamp(3) with time zone,
    active boolean DEFAULT true NOT NULL,
    note text,
    min_subtotal_taka integer,
    max_per_number integer,
    version integer DEFAULT 0 NOT NULL,
    public boolean DEFAULT false NOT NULL,
    takes smallint DEFAULT 0 NOT NULL,
    percent integer,
    most_taka integer,
    CONSTRAINT promo_check CHECK (((redeemed >= 0) AND (redeemed <= max_redemptions))),
    CONSTRAINT promo_code_check CHECK (((code = upper(code)) AND (code <> ''::text))),
    CONSTRAINT promo_max_per_customer_check CHECK ((max_per_customer >= 1)),
    CONSTRAINT promo_max_per_number_check CHECK ((max_per_number >= 1)),
    CONSTRAINT promo_min_subtotal_taka_check CHECK ((min_subtotal_taka >= 1)),
    CONSTRAINT promo_most_taka_check CHECK (((most_taka IS NULL) OR ((most_taka >= 1) AND (takes = 1)))),
    CONSTRAINT promo_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 100))),
    CONSTRAINT promo_percent_check CHECK ((((percent IS NOT NULL) = (takes = 1)) AND ((percent >= 1) AND (percent <= 90)))),
    CONSTRAINT promo_price_of_takes_check CHECK (((takes = 0) OR (price_taka = 0))),
    CONSTRAINT promo_price_taka_check CHECK ((price_taka >= 0)),
    CONSTRAINT promo_takes_check CHECK (((takes >= 0) AND (takes <= 2)))
);

CREATE FUNCTION public.shop_raise_version() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_remove_items() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_see_customer() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_take_loose_pictures() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE FUNCTION public.shop_tell_change() RETURNS trigger LANGUAGE plpgsql AS 'begin end';

CREATE TABLE public.address (
    id integer NOT NULL,
    customer_id integer NOT NULL,
    name text NOT NULL,
    number text NOT NULL,
    address text NOT NULL,
    CONSTRAINT address_address_check CHECK (((char_length(address) >= 1) AND (char_length(address) <= 500))),
    CONSTRAINT address_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
    CONSTRAINT address_number_check CHECK ((number ~ '^\+?[0-9]{7,15}$'::text))
);

CREATE SEQUENCE public.address_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.address_id_seq OWNED BY public.address.id;

CREATE TABLE public.audit_log (
    id bigint NOT NULL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    staff_id integer,
    act text NOT NULL,
    entity text NOT NULL,
    entity_id text NOT NULL,
    before jsonb,
    after jsonb,
    request text NOT NULL,
    address text NOT NULL
);

CREATE SEQUENCE public.audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.audit_log_id_seq OWNED BY public.audit_log.id;

CREATE TABLE public.banner (
    id integer NOT NULL,
    image text NOT NULL,
    discount_percent integer NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    active boolean DEFAULT true NOT NULL,
    alt text,
    version integer DEFAULT 0 NOT NULL,
    english text,
    words_over boolean DEFAULT false NOT NULL,
    CONSTRAINT banner_alt_check CHECK (((char_length(alt) >= 1) AND (char_length(alt) <= 150))),
    CONSTRAINT banner_discount_percent_check CHECK (((discount_percent >= 1) AND (discount_percent <= 99))),
    CONSTRAINT banner_english_check CHECK (((char_length(english) >= 1) AND (char_length(english) <= 150)))
);

CREATE SEQUENCE public.banner_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.banner_id_seq OWNED BY public.banner.id;

CREATE TABLE public.cancellation (
    order_id integer NOT NULL,
    reason text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT cancellation_reason_check CHECK ((char_length(reason) <= 1000))
);

CREATE TABLE public.cart_line (
    id integer NOT NULL,
    customer_id integer NOT NULL,
    product_id integer NOT NULL,
    quantity integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    color_id integer,
    size_id integer,
    changed_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT cart_line_quantity_check CHECK (((quantity >= 1) AND (quantity <= 9999)))
);

CREATE SEQUENCE public.cart_line_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.cart_line_id_seq OWNED BY public.cart_line.id;

CREATE TABLE public.cart_outcome (
    customer_id integer NOT NULL,
    changed_at timestamp(3) with time zone NOT NULL,
    result smallint NOT NULL,
    back_at timestamp(3) with time zone,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    staff_id integer,
    CONSTRAINT cart_outcome_back_at_check CHECK (((back_at IS NOT NULL) = (result = 1))),
    CONSTRAINT cart_outcome_result_check CHECK (((result >= 0) AND (result <= 2)))
);

CREATE TABLE public.category (
    id integer NOT NULL,
    menu_id integer NOT NULL,
    category text NOT NULL,
    image text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    english text,
    CONSTRAINT category_english_check CHECK (((char_length(english) >= 1) AND (char_length(english) <= 60)))
);

CREATE SEQUENCE public.category_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.category_id_seq OWNED BY public.category.id;

CREATE TABLE public.customer (
    id integer NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    password_hash text NOT NULL,
    photo text,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    seen_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT customer_email_check CHECK ((char_length(email) <= 254)),
    CONSTRAINT customer_email_key_check CHECK ((email_key <> ''::text)),
    CONSTRAINT customer_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100)))
);

CREATE SEQUENCE public.customer_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.customer_id_seq OWNED BY public.customer.id;

CREATE TABLE public.empty_search (
    keyword text NOT NULL,
    times integer DEFAULT 1 NOT NULL,
    last_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT empty_search_keyword_check CHECK (((char_length(keyword) >= 2) AND (char_length(keyword) <= 60)))
);

CREATE TABLE public.import_picture (
    job_id integer NOT NULL,
    nr integer NOT NULL,
    product_id integer NOT NULL,
    url text NOT NULL,
    alt text,
    "position" integer DEFAULT 0 NOT NULL,
    image text,
    trouble text,
    in_text boolean DEFAULT false NOT NULL,
    CONSTRAINT import_picture_check CHECK (((image IS NULL) OR (trouble IS NULL)))
);

CREATE TABLE public.import_piece (
    job_id integer NOT NULL,
    nr integer NOT NULL,
    bytes bytea NOT NULL,
    CONSTRAINT import_piece_nr_check CHECK ((nr >= 0))
);

CREATE TABLE public.import_ref (
    source text NOT NULL,
    ref text NOT NULL,
    product_id integer NOT NULL,
    color_id integer,
    size_id integer,
    title text DEFAULT ''::text NOT NULL
);

CREATE TABLE public.import_row (
    job_id integer NOT NULL,
    line integer NOT NULL,
    key text NOT NULL,
    kind text DEFAULT 'part'::text NOT NULL,
    cells jsonb NOT NULL,
    title text DEFAULT ''::text NOT NULL,
    plan jsonb,
    troubles jsonb,
    warned boolean DEFAULT false NOT NULL,
    before text,
    product_id integer,
    product_version integer,
    CONSTRAINT import_row_kind_check CHECK ((kind = ANY (ARRAY['part'::text, 'new'::text, 'changed'::text, 'same'::text, 'doubtful'::text, 'wrong'::text, 'failed'::text])))
);

CREATE TABLE public.job (
    id integer NOT NULL,
    state text NOT NULL,
    staff_id integer NOT NULL,
    file_name text NOT NULL,
    bytes integer NOT NULL,
    columns jsonb DEFAULT '[]'::jsonb NOT NULL,
    unknown_columns jsonb DEFAULT '[]'::jsonb NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    done_line integer DEFAULT 0 NOT NULL,
    trouble text,
    held_by text,
    held_until timestamp(3) with time zone,
    began_at timestamp(3) with time zone,
    version integer DEFAULT 0 NOT NULL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    kind text DEFAULT 'own'::text NOT NULL,
    meanings jsonb DEFAULT '[]'::jsonb NOT NULL,
    attributes jsonb DEFAULT '[]'::jsonb NOT NULL,
    options jsonb DEFAULT '{}'::jsonb NOT NULL,
    chosen jsonb DEFAULT '{}'::jsonb NOT NULL,
    found jsonb,
    tries integer DEFAULT 0 NOT NULL,
    counts jsonb,
    CONSTRAINT job_bytes_check CHECK ((bytes > 0)),
    CONSTRAINT job_kind_check CHECK ((kind = ANY (ARRAY['own'::text, 'woocommerce'::text, 'shopify'::text, 'other'::text])))
);

CREATE SEQUENCE public.job_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.job_id_seq OWNED BY public.job.id;

CREATE TABLE public.listing (
    listing_key integer NOT NULL,
    products integer NOT NULL
);

CREATE TABLE public.listing_entry (
    listing_key integer NOT NULL,
    product_id integer NOT NULL,
    price_taka integer NOT NULL,
    title_sort text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE public.listing_tag (
    listing_key integer NOT NULL,
    tag_id integer NOT NULL,
    products integer NOT NULL
);

CREATE TABLE public.loose_picture (
    image text NOT NULL,
    since timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT loose_picture_image_check CHECK ((image ~ '^/uploads/(reviews/[^/]+|(catalog|banners|brand)/[0-9a-f]{8}-[0-9a-f-]{27}-\d+x\d+\.webp)$'::text))
);

CREATE TABLE public.menu (
    id integer NOT NULL,
    menu text NOT NULL,
    status smallint DEFAULT 1 NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    english text,
    CONSTRAINT menu_english_check CHECK (((char_length(english) >= 1) AND (char_length(english) <= 60)))
);

CREATE SEQUENCE public.menu_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.menu_id_seq OWNED BY public.menu.id;

CREATE TABLE public.message (
    id integer NOT NULL,
    name text NOT NULL,
    number text NOT NULL,
    email text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    state smallint DEFAULT 0 NOT NULL,
    answer text,
    staff_id integer,
    version integer DEFAULT 0 NOT NULL,
    attempt text,
    CONSTRAINT message_answer_check CHECK (((char_length(answer) >= 1) AND (char_length(answer) <= 5000))),
    CONSTRAINT message_message_check CHECK (((char_length(message) >= 1) AND (char_length(message) <= 5000))),
    CONSTRAINT message_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
    CONSTRAINT message_state_check CHECK (((state >= 0) AND (state <= 2))),
    CONSTRAINT message_subject_check CHECK (((char_length(subject) >= 1) AND (char_length(subject) <= 200)))
);

CREATE SEQUENCE public.message_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.message_id_seq OWNED BY public.message.id;

CREATE TABLE public.note (
    id integer NOT NULL,
    title text NOT NULL,
    note text NOT NULL
);

CREATE SEQUENCE public.note_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.note_id_seq OWNED BY public.note.id;

CREATE TABLE public.office_reply (
    staff_id integer NOT NULL,
    key text NOT NULL,
    call text NOT NULL,
    input_hash text NOT NULL,
    answer jsonb,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT office_reply_key_check CHECK (((char_length(key) >= 1) AND (char_length(key) <= 255)))
);

CREATE TABLE public.old_name (
    kind text NOT NULL,
    name_key text NOT NULL,
    target_id integer NOT NULL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT old_name_kind_check CHECK ((kind = ANY (ARRAY['menu'::text, 'category'::text, 'tag'::text, 'product'::text])))
);

CREATE TABLE public.order_event (
    id bigint NOT NULL,
    order_id integer NOT NULL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    kind smallint NOT NULL,
    from_status smallint,
    to_status smallint,
    taka integer,
    staff_id integer,
    data jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT order_event_kind_check CHECK (((kind >= 0) AND (kind <= 8)))
);

CREATE SEQUENCE public.order_event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.order_event_id_seq OWNED BY public.order_event.id;

CREATE TABLE public.order_line (
    id integer NOT NULL,
    order_id integer NOT NULL,
    product_id integer NOT NULL,
    quantity integer NOT NULL,
    price_taka integer NOT NULL,
    old_price_taka integer,
    title text NOT NULL,
    slug text NOT NULL,
    image text NOT NULL,
    color_id integer,
    size_id integer,
    color text,
    size text,
    stock_item_id integer,
    restocked integer DEFAULT 0 NOT NULL,
    CONSTRAINT order_line_check CHECK (((restocked >= 0) AND (restocked <= quantity))),
    CONSTRAINT order_line_price_taka_check CHECK ((price_taka >= 0)),
    CONSTRAINT order_line_quantity_check CHECK (((quantity >= 1) AND (quantity <= 9999)))
);

CREATE SEQUENCE public.order_line_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.order_line_id_seq OWNED BY public.order_line.id;

CREATE TABLE public.order_payment (
    id integer NOT NULL,
    order_id integer NOT NULL,
    taka integer NOT NULL,
    way text NOT NULL,
    reference text,
    staff_id integer,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    undone_at timestamp(3) with time zone,
    CONSTRAINT order_payment_cash_check CHECK (((way <> 'cash'::text) OR (reference IS NULL))),
    CONSTRAINT order_payment_reference_check CHECK (((char_length(reference) >= 1) AND (char_length(reference) <= 60))),
    CONSTRAINT order_payment_taka_check CHECK (((taka <> 0) AND ((taka >= '-2000000000'::integer) AND (taka <= 2000000000)))),
    CONSTRAINT order_payment_way_check CHECK ((way = ANY (ARRAY['bkash'::text, 'nagad'::text, 'rocket'::text, 'bank'::text, 'cash'::text])))
);

CREATE SEQUENCE public.order_payment_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.order_payment_id_seq OWNED BY public.order_payment.id;

CREATE TABLE public.orders (
    id integer NOT NULL,
    customer_id integer,
    trans_id text NOT NULL,
    confirm_key text NOT NULL,
    confirmed_lines text NOT NULL,
    status smallint DEFAULT 0 NOT NULL,
    fee_taka integer NOT NULL,
    subtotal_taka integer NOT NULL,
    promo_code text,
    promo_price_taka integer DEFAULT 0 NOT NULL,
    discount_taka integer DEFAULT 0 NOT NULL,
    total_taka integer NOT NULL,
    address_name text NOT NULL,
    address_number text NOT NULL,
    address text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    outcome smallint,
    call_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    calls smallint DEFAULT 0 NOT NULL,
    wrong_number boolean DEFAULT false NOT NULL,
    claimed_by integer,
    claimed_until timestamp(3) with time zone,
    district text,
    number_key text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    name_words text[] DEFAULT ARRAY[]::text[],
    lang text DEFAULT COALESCE(NULLIF(current_setting('shop.lang'::text, true), ''::text), 'bn'::text) NOT NULL,
    source smallint DEFAULT 0 NOT NULL,
    rebate_taka integer DEFAULT 0 NOT NULL,
    rebate_why text,
    joined_into integer,
    CONSTRAINT orders_calls_check CHECK ((calls >= 0)),
    CONSTRAINT orders_check CHECK ((discount_taka = LEAST(promo_price_taka, (subtotal_taka + fee_taka)))),
    CONSTRAINT orders_check1 CHECK (((total_taka = (((subtotal_taka + fee_taka) - discount_taka) - rebate_taka)) AND (total_taka >= 0))),
    CONSTRAINT orders_check2 CHECK (((promo_code IS NOT NULL) OR (promo_price_taka = 0))),
    CONSTRAINT orders_check3 CHECK (((outcome IS NULL) OR ((outcome = ANY (ARRAY[1, 3])) AND (status = 3)) OR ((outcome = 2) AND (status = ANY (ARRAY[4, 5]))))),
    CONSTRAINT orders_customer_check CHECK (((customer_id IS NOT NULL) OR (source > 0))),
    CONSTRAINT orders_district_check CHECK ((char_length(district) <= 40)),
    CONSTRAINT orders_fee_taka_check CHECK (((fee_taka >= 0) AND (fee_taka <= 1000))),
    CONSTRAINT orders_joined_check CHECK (((joined_into IS NULL) OR ((status = 5) AND (joined_into < id)))),
    CONSTRAINT orders_lang_check CHECK ((lang = ANY (ARRAY['bn'::text, 'en'::text]))),
    CONSTRAINT orders_promo_check CHECK (((promo_code IS NULL) OR (customer_id IS NOT NULL))),
    CONSTRAINT orders_promo_price_taka_check CHECK ((promo_price_taka >= 0)),
    CONSTRAINT orders_rebate_check CHECK (((rebate_taka >= 0) AND ((rebate_why IS NULL) OR (rebate_taka > 0)) AND ((char_length(rebate_why) >= 1) AND (char_length(rebate_why) <= 200)))),
    CONSTRAINT orders_source_check CHECK (((source >= 0) AND (source <= 5))),
    CONSTRAINT orders_status_check CHECK (((status >= 0) AND (status <= 5))),
    CONSTRAINT orders_subtotal_taka_check CHECK ((subtotal_taka >= 0))
);

CREATE SEQUENCE public.orders_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.orders_id_seq OWNED BY public.orders.id;

CREATE TABLE public.outbox (
    id bigint NOT NULL,
    key text NOT NULL,
    kind text NOT NULL,
    channel text NOT NULL,
    order_id integer,
    customer_id integer,
    recipient text NOT NULL,
    lang text NOT NULL,
    state text DEFAULT 'waits'::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    due_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    taken_at timestamp(3) with time zone,
    sent_at timestamp(3) with time zone,
    parts integer,
    error text,
    message_id integer,
    first_due_at timestamp(3) with time zone,
    words text,
    CONSTRAINT outbox_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'sms'::text]))),
    CONSTRAINT outbox_error_check CHECK ((char_length(error) <= 300)),
    CONSTRAINT outbox_kind_check CHECK ((kind = ANY (ARRAY['placed'::text, 'confirmed'::text, 'shipped'::text, 'delivered'::text, 'cancelled'::text, 'reset'::text, 'changed'::text, 'answer'::text, 'sentence'::text]))),
    CONSTRAINT outbox_lang_check CHECK ((lang = ANY (ARRAY['bn'::text, 'en'::text]))),
    CONSTRAINT outbox_recipient_check CHECK ((char_length(recipient) <= 300)),
    CONSTRAINT outbox_state_check CHECK ((state = ANY (ARRAY['waits'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'dropped'::text, 'unsure'::text]))),
    CONSTRAINT outbox_words_check CHECK ((char_length(words) <= 5000))
);

CREATE TABLE public.outbox_channel (
    channel text NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    since timestamp(3) with time zone,
    failed_at timestamp(3) with time zone,
    error text,
    CONSTRAINT outbox_channel_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'sms'::text]))),
    CONSTRAINT outbox_channel_error_check CHECK ((char_length(error) <= 300))
);

CREATE SEQUENCE public.outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.outbox_id_seq OWNED BY public.outbox.id;

CREATE TABLE public.outbox_mark (
    id integer NOT NULL,
    event_id bigint NOT NULL,
    since timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT outbox_mark_id_check CHECK ((id = 1))
);

CREATE TABLE public.password_reset (
    customer_id integer NOT NULL,
    token_hash text NOT NULL,
    until timestamp(3) with time zone NOT NULL,
    staff_id integer
);

CREATE TABLE public.phone_block (
    id integer NOT NULL,
    phone text NOT NULL COLLATE pg_catalog."C",
    reason text NOT NULL,
    until date,
    staff_id integer,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    CONSTRAINT phone_block_phone_check CHECK ((phone ~ '^01[3-9]\d{8}$'::text)),
    CONSTRAINT phone_block_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 200)))
);

CREATE SEQUENCE public.phone_block_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.phone_block_id_seq OWNED BY public.phone_block.id;

CREATE TABLE public.phone_record (
    number_key text NOT NULL COLLATE pg_catalog."C",
    delivered integer DEFAULT 0 NOT NULL,
    returned integer DEFAULT 0 NOT NULL,
    cancelled integer DEFAULT 0 NOT NULL,
    open integer DEFAULT 0 NOT NULL
);

CREATE TABLE public.product_ask (
    id integer NOT NULL,
    product_id integer NOT NULL,
    customer_id integer,
    number text,
    lang text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    told_at timestamp(3) with time zone,
    staff_id integer,
    CONSTRAINT product_ask_check CHECK (((customer_id IS NULL) <> (number IS NULL))),
    CONSTRAINT product_ask_lang_check CHECK ((lang = ANY (ARRAY['bn'::text, 'en'::text]))),
    CONSTRAINT product_ask_number_check CHECK ((number ~ '^01[3-9][0-9]{8}$'::text))
);

CREATE SEQUENCE public.product_ask_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.product_ask_id_seq OWNED BY public.product_ask.id;

CREATE TABLE public.product_category (
    product_id integer NOT NULL,
    category_id integer NOT NULL
);

CREATE TABLE public.product_color (
    id integer NOT NULL,
    product_id integer NOT NULL,
    color text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    removed_at timestamp(3) with time zone
);

CREATE SEQUENCE public.product_color_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.product_color_id_seq OWNED BY public.product_color.id;

CREATE TABLE public.product_content (
    product_id integer NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    order_policy text DEFAULT ''::text NOT NULL,
    size_chart text DEFAULT ''::text NOT NULL,
    CONSTRAINT product_content_description_check CHECK ((octet_length(description) <= 102400)),
    CONSTRAINT product_content_order_policy_check CHECK ((octet_length(order_policy) <= 102400)),
    CONSTRAINT product_content_size_chart_check CHECK ((char_length(size_chart) <= 100000))
);

CREATE TABLE public.product_draft (
    id integer NOT NULL,
    product_id integer,
    staff_id integer NOT NULL,
    base_version integer,
    base jsonb,
    form jsonb NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    pictures text[] GENERATED ALWAYS AS (public.shop_pictures_of((form)::text)) STORED,
    CONSTRAINT product_draft_form_check CHECK ((octet_length((form)::text) <= 409600))
);

CREATE SEQUENCE public.product_draft_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.product_draft_id_seq OWNED BY public.product_draft.id;

CREATE SEQUENCE public.product_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.product_id_seq OWNED BY public.product.id;

CREATE TABLE public.product_image (
    id integer NOT NULL,
    product_id integer NOT NULL,
    image text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    alt text,
    CONSTRAINT product_image_alt_check CHECK (((char_length(alt) >= 1) AND (char_length(alt) <= 150)))
);

CREATE SEQUENCE public.product_image_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.product_image_id_seq OWNED BY public.product_image.id;

CREATE TABLE public.product_size (
    id integer NOT NULL,
    product_id integer NOT NULL,
    size text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    removed_at timestamp(3) with time zone
);

CREATE SEQUENCE public.product_size_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.product_size_id_seq OWNED BY public.product_size.id;

CREATE TABLE public.product_tag (
    product_id integer NOT NULL,
    tag_id integer NOT NULL
);

CREATE SEQUENCE public.promo_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.promo_id_seq OWNED BY public.promo.id;

CREATE TABLE public.promo_redemption (
    promo_id integer NOT NULL,
    customer_id integer NOT NULL,
    use_nr integer NOT NULL,
    order_id integer NOT NULL,
    CONSTRAINT promo_redemption_use_nr_check CHECK ((use_nr >= 1))
);

CREATE TABLE public.published_draft (
    draft_id integer NOT NULL,
    product_id integer NOT NULL
);

CREATE TABLE public.rate_limit (
    key text NOT NULL,
    points integer NOT NULL,
    expire bigint
);

CREATE TABLE public.review (
    id integer NOT NULL,
    product_id integer NOT NULL,
    customer_id integer NOT NULL,
    review text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    state smallint DEFAULT 0 NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    attempt text,
    answer text,
    answered_at timestamp(3) with time zone,
    stars smallint,
    bought boolean DEFAULT false NOT NULL,
    CONSTRAINT review_answer_check CHECK (((char_length(answer) >= 1) AND (char_length(answer) <= 5000))),
    CONSTRAINT review_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
    CONSTRAINT review_review_check CHECK ((char_length(review) <= 5000)),
    CONSTRAINT review_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
    CONSTRAINT review_state_check CHECK (((state >= 0) AND (state <= 2)))
);

CREATE SEQUENCE public.review_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.review_id_seq OWNED BY public.review.id;

CREATE TABLE public.review_image (
    id integer NOT NULL,
    review_id integer NOT NULL,
    image text NOT NULL
);

CREATE SEQUENCE public.review_image_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.review_image_id_seq OWNED BY public.review_image.id;

CREATE TABLE public.session (
    sid text NOT NULL,
    sess json NOT NULL,
    expire timestamp(3) with time zone NOT NULL
);

CREATE TABLE public.setting (
    part text NOT NULL,
    value jsonb NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    CONSTRAINT setting_part_check CHECK ((part = ANY (ARRAY['shop'::text, 'contact'::text, 'social'::text, 'policy'::text, 'orders'::text, 'delivery'::text, 'search'::text, 'texts'::text, 'feed'::text])))
);

CREATE TABLE public.shelf_work (
    id integer NOT NULL,
    kind text NOT NULL,
    shelf_id integer NOT NULL,
    move_to integer,
    lists boolean DEFAULT false NOT NULL,
    words boolean DEFAULT false NOT NULL,
    done_id integer DEFAULT 0 NOT NULL,
    staff_id integer,
    act text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    request text DEFAULT ''::text NOT NULL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT shelf_work_kind_check CHECK ((kind = ANY (ARRAY['category'::text, 'tag'::text])))
);

CREATE SEQUENCE public.shelf_work_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.shelf_work_id_seq OWNED BY public.shelf_work.id;

CREATE TABLE public.staff (
    id integer NOT NULL,
    name text NOT NULL,
    login text NOT NULL,
    login_key text NOT NULL,
    role smallint NOT NULL,
    active boolean DEFAULT true NOT NULL,
    lang text DEFAULT 'bn'::text NOT NULL,
    password_hash text,
    totp_secret text,
    totp_since timestamp(3) with time zone,
    totp_last_step integer,
    recovery text[] DEFAULT ARRAY[]::text[],
    invite_hash text,
    invite_until timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    CONSTRAINT staff_check CHECK ((((char_length(login) >= 2) AND (char_length(login) <= 60)) AND (login_key <> ''::text))),
    CONSTRAINT staff_lang_check CHECK ((lang = ANY (ARRAY['bn'::text, 'en'::text]))),
    CONSTRAINT staff_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
    CONSTRAINT staff_role_check CHECK (((role >= 1) AND (role <= 3)))
);

CREATE SEQUENCE public.staff_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.staff_id_seq OWNED BY public.staff.id;

CREATE TABLE public.staff_session (
    sid text NOT NULL,
    sess json NOT NULL,
    expire timestamp(3) with time zone NOT NULL,
    staff_id integer NOT NULL
);

CREATE TABLE public.stock_item (
    id integer NOT NULL,
    product_id integer NOT NULL,
    color_id integer,
    size_id integer,
    count integer DEFAULT 0 NOT NULL,
    low_at integer,
    removed_at timestamp(3) with time zone,
    available boolean GENERATED ALWAYS AS (((count > 0) AND (removed_at IS NULL))) STORED,
    CONSTRAINT stock_item_count_check CHECK ((count >= 0)),
    CONSTRAINT stock_item_low_at_check CHECK (((low_at >= 0) AND (low_at <= 9999)))
);

CREATE SEQUENCE public.stock_item_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.stock_item_id_seq OWNED BY public.stock_item.id;

CREATE TABLE public.stock_move (
    id bigint NOT NULL,
    stock_item_id integer NOT NULL,
    change integer NOT NULL,
    why smallint NOT NULL,
    order_id integer,
    staff_id integer,
    note text,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT stock_move_change_check CHECK ((change <> 0)),
    CONSTRAINT stock_move_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 200))),
    CONSTRAINT stock_move_why_check CHECK (((why >= 0) AND (why <= 8)))
);

CREATE SEQUENCE public.stock_move_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.stock_move_id_seq OWNED BY public.stock_move.id;

CREATE TABLE public.tag (
    id integer NOT NULL,
    tag text NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    english text,
    CONSTRAINT tag_english_check CHECK (((char_length(english) >= 1) AND (char_length(english) <= 60)))
);

CREATE SEQUENCE public.tag_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.tag_id_seq OWNED BY public.tag.id;

CREATE TABLE public.term (
    id integer NOT NULL,
    term text NOT NULL COLLATE pg_catalog."C",
    kind smallint NOT NULL,
    products integer DEFAULT 0 NOT NULL,
    sound text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE public.term_gap (
    gap text NOT NULL COLLATE pg_catalog."C",
    term_id integer NOT NULL
);

CREATE SEQUENCE public.term_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

ALTER SEQUENCE public.term_id_seq OWNED BY public.term.id;

ALTER TABLE ONLY public.address ALTER COLUMN id SET DEFAULT nextval('public.address_id_seq'::regclass);

ALTER TABLE ONLY public.audit_log ALTER COLUMN id SET DEFAULT nextval('public.audit_log_id_seq'::regclass);

ALTER TABLE ONLY public.banner ALTER COLUMN id SET DEFAULT nextval('public.banner_id_seq'::regclass);

ALTER TABLE ONLY public.cart_line ALTER COLUMN id SET DEFAULT nextval('public.cart_line_id_seq'::regclass);

ALTER TABLE ONLY public.category ALTER COLUMN id SET DEFAULT nextval('public.category_id_seq'::regclass);

ALTER TABLE ONLY public.customer ALTER COLUMN id SET DEFAULT nextval('public.customer_id_seq'::regclass);

ALTER TABLE ONLY public.job ALTER COLUMN id SET DEFAULT nextval('public.job_id_seq'::regclass);

ALTER TABLE ONLY public.menu ALTER COLUMN id SET DEFAULT nextval('public.menu_id_seq'::regclass);

ALTER TABLE ONLY public.message ALTER COLUMN id SET DEFAULT nextval('public.message_id_seq'::regclass);

ALTER TABLE ONLY public.note ALTER COLUMN id SET DEFAULT nextval('public.note_id_seq'::regclass);

ALTER TABLE ONLY public.order_event ALTER COLUMN id SET DEFAULT nextval('public.order_event_id_seq'::regclass);

ALTER TABLE ONLY public.order_line ALTER COLUMN id SET DEFAULT nextval('public.order_line_id_seq'::regclass);

ALTER TABLE ONLY public.order_payment ALTER COLUMN id SET DEFAULT nextval('public.order_payment_id_seq'::regclass);

ALTER TABLE ONLY public.orders ALTER COLUMN id SET DEFAULT nextval('public.orders_id_seq'::regclass);

ALTER TABLE ONLY public.outbox ALTER COLUMN id SET DEFAULT nextval('public.outbox_id_seq'::regclass);

ALTER TABLE ONLY public.phone_block ALTER COLUMN id SET DEFAULT nextval('public.phone_block_id_seq'::regclass);

ALTER TABLE ONLY public.product ALTER COLUMN id SET DEFAULT nextval('public.product_id_seq'::regclass);

ALTER TABLE ONLY public.product_ask ALTER COLUMN id SET DEFAULT nextval('public.product_ask_id_seq'::regclass);

ALTER TABLE ONLY public.product_color ALTER COLUMN id SET DEFAULT nextval('public.product_color_id_seq'::regclass);

ALTER TABLE ONLY public.product_draft ALTER COLUMN id SET DEFAULT nextval('public.product_draft_id_seq'::regclass);

ALTER TABLE ONLY public.product_image ALTER COLUMN id SET DEFAULT nextval('public.product_image_id_seq'::regclass);

ALTER TABLE ONLY public.product_size ALTER COLUMN id SET DEFAULT nextval('public.product_size_id_seq'::regclass);

ALTER TABLE ONLY public.promo ALTER COLUMN id SET DEFAULT nextval('public.promo_id_seq'::regclass);

ALTER TABLE ONLY public.review ALTER COLUMN id SET DEFAULT nextval('public.review_id_seq'::regclass);

ALTER TABLE ONLY public.review_image ALTER COLUMN id SET DEFAULT nextval('public.review_image_id_seq'::regclass);

ALTER TABLE ONLY public.shelf_work ALTER COLUMN id SET DEFAULT nextval('public.shelf_work_id_seq'::regclass);

ALTER TABLE ONLY public.staff ALTER COLUMN id SET DEFAULT nextval('public.staff_id_seq'::regclass);

ALTER TABLE ONLY public.stock_item ALTER COLUMN id SET DEFAULT nextval('public.stock_item_id_seq'::regclass);

ALTER TABLE ONLY public.stock_move ALTER COLUMN id SET DEFAULT nextval('public.stock_move_id_seq'::regclass);

ALTER TABLE ONLY public.tag ALTER COLUMN id SET DEFAULT nextval('public.tag_id_seq'::regclass);

ALTER TABLE ONLY public.term ALTER COLUMN id SET DEFAULT nextval('public.term_id_seq'::regclass);

INSERT INTO public.outbox_channel (channel, failures, since, failed_at, error) VALUES ('mail', 0, NULL, NULL, NULL);
INSERT INTO public.outbox_channel (channel, failures, since, failed_at, error) VALUES ('sms', 0, NULL, NULL, NULL);

INSERT INTO public.outbox_mark (id, event_id, since) VALUES (1, 0, DEFAULT);

ALTER TABLE ONLY public.address
    ADD CONSTRAINT address_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.banner
    ADD CONSTRAINT banner_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.cancellation
    ADD CONSTRAINT cancellation_pkey PRIMARY KEY (order_id);

ALTER TABLE ONLY public.cart_line
    ADD CONSTRAINT cart_line_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.cart_outcome
    ADD CONSTRAINT cart_outcome_pkey PRIMARY KEY (customer_id);

ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.customer
    ADD CONSTRAINT customer_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.empty_search
    ADD CONSTRAINT empty_search_pkey PRIMARY KEY (keyword);

ALTER TABLE ONLY public.import_picture
    ADD CONSTRAINT import_picture_pkey PRIMARY KEY (job_id, nr);

ALTER TABLE ONLY public.import_piece
    ADD CONSTRAINT import_piece_pkey PRIMARY KEY (job_id, nr);

ALTER TABLE ONLY public.import_ref
    ADD CONSTRAINT import_ref_pkey PRIMARY KEY (source, ref);

ALTER TABLE ONLY public.import_row
    ADD CONSTRAINT import_row_pkey PRIMARY KEY (job_id, line);

ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.listing_entry
    ADD CONSTRAINT listing_entry_pkey PRIMARY KEY (listing_key, product_id);

ALTER TABLE ONLY public.listing
    ADD CONSTRAINT listing_pkey PRIMARY KEY (listing_key);

ALTER TABLE ONLY public.listing_tag
    ADD CONSTRAINT listing_tag_pkey PRIMARY KEY (listing_key, tag_id);

ALTER TABLE ONLY public.loose_picture
    ADD CONSTRAINT loose_picture_pkey PRIMARY KEY (image);

ALTER TABLE ONLY public.menu
    ADD CONSTRAINT menu_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.message
    ADD CONSTRAINT message_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.note
    ADD CONSTRAINT note_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.office_reply
    ADD CONSTRAINT office_reply_pkey PRIMARY KEY (staff_id, key);

ALTER TABLE ONLY public.old_name
    ADD CONSTRAINT old_name_pkey PRIMARY KEY (kind, name_key);

ALTER TABLE ONLY public.order_event
    ADD CONSTRAINT order_event_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.order_line
    ADD CONSTRAINT order_line_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.order_payment
    ADD CONSTRAINT order_payment_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.outbox_channel
    ADD CONSTRAINT outbox_channel_pkey PRIMARY KEY (channel);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_key_key UNIQUE (key);

ALTER TABLE ONLY public.outbox_mark
    ADD CONSTRAINT outbox_mark_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.password_reset
    ADD CONSTRAINT password_reset_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY public.phone_block
    ADD CONSTRAINT phone_block_phone_key UNIQUE (phone);

ALTER TABLE ONLY public.phone_block
    ADD CONSTRAINT phone_block_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.phone_record
    ADD CONSTRAINT phone_record_pkey PRIMARY KEY (number_key);

ALTER TABLE ONLY public.product_ask
    ADD CONSTRAINT product_ask_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.product_ask
    ADD CONSTRAINT product_ask_product_id_customer_id_key UNIQUE (product_id, customer_id);

ALTER TABLE ONLY public.product_ask
    ADD CONSTRAINT product_ask_product_id_number_key UNIQUE (product_id, number);

ALTER TABLE ONLY public.product_category
    ADD CONSTRAINT product_category_pkey PRIMARY KEY (product_id, category_id);

ALTER TABLE ONLY public.product_color
    ADD CONSTRAINT product_color_id_product_id_key UNIQUE (id, product_id);

ALTER TABLE ONLY public.product_color
    ADD CONSTRAINT product_color_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.product_content
    ADD CONSTRAINT product_content_pkey PRIMARY KEY (product_id);

ALTER TABLE ONLY public.product_draft
    ADD CONSTRAINT product_draft_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.product_image
    ADD CONSTRAINT product_image_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.product_size
    ADD CONSTRAINT product_size_id_product_id_key UNIQUE (id, product_id);

ALTER TABLE ONLY public.product_size
    ADD CONSTRAINT product_size_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.product_tag
    ADD CONSTRAINT product_tag_pkey PRIMARY KEY (product_id, tag_id);

ALTER TABLE ONLY public.promo
    ADD CONSTRAINT promo_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.promo_redemption
    ADD CONSTRAINT promo_redemption_pkey PRIMARY KEY (promo_id, customer_id, use_nr);

ALTER TABLE ONLY public.published_draft
    ADD CONSTRAINT published_draft_pkey PRIMARY KEY (draft_id);

ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.review_image
    ADD CONSTRAINT review_image_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.review
    ADD CONSTRAINT review_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (sid);

ALTER TABLE ONLY public.setting
    ADD CONSTRAINT setting_pkey PRIMARY KEY (part);

ALTER TABLE ONLY public.shelf_work
    ADD CONSTRAINT shelf_work_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.staff
    ADD CONSTRAINT staff_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.staff_session
    ADD CONSTRAINT staff_session_pkey PRIMARY KEY (sid);

ALTER TABLE ONLY public.stock_item
    ADD CONSTRAINT stock_item_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.stock_move
    ADD CONSTRAINT stock_move_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tag
    ADD CONSTRAINT tag_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.term_gap
    ADD CONSTRAINT term_gap_pkey PRIMARY KEY (gap, term_id);

ALTER TABLE ONLY public.term
    ADD CONSTRAINT term_pkey PRIMARY KEY (id);

CREATE UNIQUE INDEX address_customer_id_key ON public.address USING btree (customer_id);

CREATE INDEX address_number_key_idx ON public.address USING btree (public.shop_number_key(number) COLLATE "C");

CREATE INDEX audit_log_entity_entity_id_id_idx ON public.audit_log USING btree (entity, entity_id, id);

CREATE INDEX audit_log_staff_id_id_idx ON public.audit_log USING btree (staff_id, id);

CREATE INDEX cart_line_changed_at_id_idx ON public.cart_line USING btree (changed_at, id);

CREATE UNIQUE INDEX cart_line_choice_key ON public.cart_line USING btree (customer_id, product_id, COALESCE(color_id, 0), COALESCE(size_id, 0));

CREATE INDEX cart_line_product_id_idx ON public.cart_line USING btree (product_id);

CREATE INDEX category_menu_id_idx ON public.category USING btree (menu_id);

CREATE UNIQUE INDEX category_name_key ON public.category USING btree (public.shop_norm(category));

CREATE INDEX customer_email_key_idx ON public.customer USING btree (email_key COLLATE "C");

CREATE UNIQUE INDEX customer_email_key_key ON public.customer USING btree (email_key);

CREATE INDEX customer_name_words_idx ON public.customer USING gin (public.shop_name_words(name));

CREATE INDEX customer_photo_host_idx ON public.customer USING btree (public.shop_photo_host(photo)) WHERE (public.shop_photo_host(photo) IS NOT NULL);

CREATE INDEX empty_search_last_at_idx ON public.empty_search USING btree (last_at DESC);

CREATE INDEX import_picture_product_id_idx ON public.import_picture USING btree (product_id);

CREATE INDEX import_picture_url_idx ON public.import_picture USING hash (url);

CREATE INDEX import_picture_waiting_idx ON public.import_picture USING btree (job_id, nr) WHERE ((image IS NULL) AND (trouble IS NULL));

CREATE INDEX import_ref_color_id_idx ON public.import_ref USING btree (color_id);

CREATE INDEX import_ref_product_id_idx ON public.import_ref USING btree (product_id);

CREATE INDEX import_ref_size_id_idx ON public.import_ref USING btree (size_id);

CREATE INDEX import_row_job_id_key_line_idx ON public.import_row USING btree (job_id, key, line);

CREATE INDEX import_row_job_id_kind_line_idx ON public.import_row USING btree (job_id, kind, line);

CREATE UNIQUE INDEX job_running_key ON public.job USING btree ((true)) WHERE (state = ANY (ARRAY['checking'::text, 'applying'::text, 'taking_off'::text]));

CREATE INDEX job_staff_id_idx ON public.job USING btree (staff_id);

CREATE INDEX listing_entry_listing_key_price_taka_product_id_idx ON public.listing_entry USING btree (listing_key, price_taka, product_id);

CREATE INDEX listing_entry_listing_key_product_id_price_taka_idx ON public.listing_entry USING btree (listing_key, product_id, price_taka);

CREATE INDEX listing_entry_listing_key_title_sort_product_id_price_taka_idx ON public.listing_entry USING btree (listing_key, title_sort, product_id, price_taka);

CREATE INDEX listing_entry_product_id_idx ON public.listing_entry USING btree (product_id);

CREATE INDEX listing_tag_listing_key_products_tag_id_idx ON public.listing_tag USING btree (listing_key, products DESC, tag_id);

CREATE UNIQUE INDEX menu_name_key ON public.menu USING btree (public.shop_norm(menu));

CREATE UNIQUE INDEX message_attempt_key ON public.message USING btree (attempt);

CREATE INDEX message_email_idx ON public.message USING btree (lower(email));

CREATE INDEX message_number_idx ON public.message USING btree (public.shop_number_key(number));

CREATE INDEX message_state_id_idx ON public.message USING btree (state, id);

CREATE INDEX office_reply_at_idx ON public.office_reply USING btree (at);

CREATE INDEX old_name_kind_target_id_idx ON public.old_name USING btree (kind, target_id);

CREATE INDEX order_event_at_idx ON public.order_event USING btree (at);

CREATE INDEX order_event_order_id_id_idx ON public.order_event USING btree (order_id, id);

CREATE INDEX order_event_staff_idx ON public.order_event USING btree (staff_id, order_id) WHERE (staff_id IS NOT NULL);

CREATE INDEX order_line_order_id_id_idx ON public.order_line USING btree (order_id, id);

CREATE INDEX order_line_product_id_order_id_idx ON public.order_line USING btree (product_id, order_id);

CREATE INDEX order_payment_order_id_id_idx ON public.order_payment USING btree (order_id, id);

CREATE UNIQUE INDEX order_payment_reference_key ON public.order_payment USING btree (way, upper(reference)) WHERE (undone_at IS NULL);

CREATE INDEX orders_back_idx ON public.orders USING btree (id) WHERE (outcome = 1);

CREATE INDEX orders_created_at_id_idx ON public.orders USING btree (created_at, id);

CREATE UNIQUE INDEX orders_customer_id_confirm_key_key ON public.orders USING btree (customer_id, confirm_key);

CREATE INDEX orders_customer_id_id_idx ON public.orders USING btree (customer_id, id DESC);

CREATE INDEX orders_district_id_idx ON public.orders USING btree (district, id) WHERE (district IS NOT NULL);

CREATE INDEX orders_joined_idx ON public.orders USING btree (joined_into) WHERE (joined_into IS NOT NULL);

CREATE INDEX orders_lost_idx ON public.orders USING btree (id) WHERE (outcome = 3);

CREATE INDEX orders_name_words_idx ON public.orders USING gin (name_words);

CREATE INDEX orders_number_key_id_idx ON public.orders USING btree (number_key, id DESC);

CREATE INDEX orders_open_idx ON public.orders USING btree (status, id) WHERE (status = ANY (ARRAY[1, 2, 3]));

CREATE INDEX orders_to_call_idx ON public.orders USING btree (call_at, id) WHERE (status = 0);

CREATE UNIQUE INDEX orders_trans_id_key ON public.orders USING btree (trans_id);

CREATE INDEX outbox_created_at_idx ON public.outbox USING btree (created_at);

CREATE INDEX outbox_customer_id_idx ON public.outbox USING btree (customer_id);

CREATE INDEX outbox_due_at_idx ON public.outbox USING btree (due_at) WHERE (state = ANY (ARRAY['waits'::text, 'sending'::text]));

CREATE INDEX outbox_message_id_idx ON public.outbox USING btree (message_id);

CREATE INDEX outbox_order_id_idx ON public.outbox USING btree (order_id);

CREATE INDEX outbox_recipient_idx ON public.outbox USING btree (recipient);

CREATE INDEX outbox_trouble_idx ON public.outbox USING btree (id) WHERE (state = ANY (ARRAY['failed'::text, 'unsure'::text]));

CREATE INDEX password_reset_customer_id_idx ON public.password_reset USING btree (customer_id);

CREATE INDEX product_archived_idx ON public.product USING btree (id) WHERE (archived_at IS NOT NULL);

CREATE INDEX product_archived_words_idx ON public.product USING gin (public.shop_name_words(title)) WHERE (archived_at IS NOT NULL);

CREATE INDEX product_ask_customer_id_idx ON public.product_ask USING btree (customer_id);

CREATE INDEX product_category_category_id_product_id_idx ON public.product_category USING btree (category_id, product_id);

CREATE INDEX product_color_product_id_position_id_idx ON public.product_color USING btree (product_id, "position", id);

CREATE INDEX product_content_pictures_idx ON public.product_content USING gin (public.shop_pictures_of(((description || ' '::text) || order_policy)));

CREATE INDEX product_content_size_chart_pictures_idx ON public.product_content USING gin (public.shop_pictures_of(size_chart)) WHERE (size_chart <> ''::text);

CREATE INDEX product_draft_at_id_idx ON public.product_draft USING btree (at DESC, id DESC);

CREATE INDEX product_draft_pictures_idx ON public.product_draft USING gin (pictures);

CREATE UNIQUE INDEX product_draft_product_id_staff_id_key ON public.product_draft USING btree (product_id, staff_id);

CREATE INDEX product_draft_staff_id_idx ON public.product_draft USING btree (staff_id);

CREATE INDEX product_image_product_id_position_id_idx ON public.product_image USING btree (product_id, "position", id);

CREATE INDEX product_no_photo_idx ON public.product USING btree (id) WHERE ((image = '/no-photo.svg'::text) AND (archived_at IS NULL));

CREATE INDEX product_offer_idx ON public.product USING btree (id) WHERE (discount_percent IS NOT NULL);

CREATE INDEX product_on_sale_idx ON public.product USING btree (id) WHERE (archived_at IS NULL);

CREATE UNIQUE INDEX product_own_code_key ON public.product USING btree (upper(own_code));

CREATE INDEX product_price_taka_id_idx ON public.product USING btree (price_taka, id);

CREATE INDEX product_rated_idx ON public.product USING btree (id) INCLUDE (star_count, star_sum) WHERE (star_count > 0);

CREATE INDEX product_size_product_id_position_id_idx ON public.product_size USING btree (product_id, "position", id);

CREATE UNIQUE INDEX product_slug_key ON public.product USING btree (slug);

CREATE INDEX product_sold_out_idx ON public.product USING btree (id) WHERE ((stock = 0) AND (archived_at IS NULL));

CREATE INDEX product_tag_tag_id_product_id_idx ON public.product_tag USING btree (tag_id, product_id);

CREATE INDEX product_terms_idx ON public.product USING gin (terms) WITH (fastupdate=off);

CREATE INDEX product_title_sort_id_idx ON public.product USING btree (title_sort, id);

CREATE UNIQUE INDEX promo_code_key ON public.promo USING btree (code);

CREATE UNIQUE INDEX promo_redemption_order_id_key ON public.promo_redemption USING btree (order_id);

CREATE INDEX published_draft_product_id_idx ON public.published_draft USING btree (product_id);

CREATE UNIQUE INDEX review_attempt_key ON public.review USING btree (attempt);

CREATE INDEX review_customer_id_idx ON public.review USING btree (customer_id);

CREATE INDEX review_held_idx ON public.review USING btree (id) WHERE (state = 1);

CREATE INDEX review_hidden_idx ON public.review USING btree (id) WHERE (state = 2);

CREATE UNIQUE INDEX review_image_image_key ON public.review_image USING btree (image);

CREATE INDEX review_image_review_id_id_idx ON public.review_image USING btree (review_id, id);

CREATE INDEX review_product_id_id_idx ON public.review USING btree (product_id, id);

CREATE INDEX review_shown_idx ON public.review USING btree (product_id, id) WHERE (state = 0);

CREATE INDEX session_customer_idx ON public.session USING btree ((((sess ->> 'customerId'::text))::integer));

CREATE INDEX session_expire_idx ON public.session USING btree (expire);

CREATE UNIQUE INDEX shelf_work_moving_key ON public.shelf_work USING btree (kind, shelf_id) WHERE (move_to IS NOT NULL);

CREATE UNIQUE INDEX staff_invite_hash_key ON public.staff USING btree (invite_hash);

CREATE UNIQUE INDEX staff_login_key_key ON public.staff USING btree (login_key);

CREATE INDEX staff_session_expire_idx ON public.staff_session USING btree (expire);

CREATE INDEX staff_session_staff_id_idx ON public.staff_session USING btree (staff_id);

CREATE UNIQUE INDEX stock_item_choice_key ON public.stock_item USING btree (product_id, COALESCE(color_id, 0), COALESCE(size_id, 0));

CREATE INDEX stock_item_low_idx ON public.stock_item USING btree (product_id) WHERE (low_at IS NOT NULL);

CREATE INDEX stock_move_order_id_idx ON public.stock_move USING btree (order_id);

CREATE INDEX stock_move_stock_item_id_id_idx ON public.stock_move USING btree (stock_item_id, id DESC);

CREATE UNIQUE INDEX tag_name_key ON public.tag USING btree (public.shop_norm(tag));

CREATE INDEX term_backwards_idx ON public.term USING btree (reverse(term)) WHERE (kind = 0);

CREATE INDEX term_sound_backwards_idx ON public.term USING btree (reverse(split_part(sound, ' '::text, 1))) WHERE (kind = 0);

CREATE INDEX term_sound_idx ON public.term USING btree (sound);

CREATE UNIQUE INDEX term_term_kind_key ON public.term USING btree (term, kind);

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.banner FOR EACH ROW WHEN ((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.cancellation FOR EACH ROW WHEN ((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.cart_outcome FOR EACH ROW WHEN ((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.category FOR EACH ROW WHEN ((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.menu FOR EACH ROW WHEN ((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.message FOR EACH ROW WHEN ((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.order_line FOR EACH ROW WHEN ((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.order_payment FOR EACH ROW WHEN ((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.orders FOR EACH ROW WHEN ((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.outbox FOR EACH ROW WHEN ((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.password_reset FOR EACH ROW WHEN ((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.phone_block FOR EACH ROW WHEN ((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.product FOR EACH ROW WHEN (((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text) AND (COALESCE(current_setting('shop.quiet'::text, true), ''::text) <> 'on'::text))) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER UPDATE OF told_at ON public.product_ask FOR EACH ROW WHEN ((current_setting('shop.staff'::text, true) <> ''::text)) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.product_category FOR EACH ROW WHEN (((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text) AND (COALESCE(current_setting('shop.quiet'::text, true), ''::text) <> 'on'::text))) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.product_color FOR EACH ROW WHEN (((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text) AND (COALESCE(current_setting('shop.quiet'::text, true), ''::text) <> 'on'::text))) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.product_content FOR EACH ROW WHEN (((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text) AND (COALESCE(current_setting('shop.quiet'::text, true), ''::text) <> 'on'::text))) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.product_image FOR EACH ROW WHEN (((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text) AND (COALESCE(current_setting('shop.quiet'::text, true), ''::text) <> 'on'::text))) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.product_size FOR EACH ROW WHEN (((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text) AND (COALESCE(current_setting('shop.quiet'::text, true), ''::text) <> 'on'::text))) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.product_tag FOR EACH ROW WHEN (((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text) AND (COALESCE(current_setting('shop.quiet'::text, true), ''::text) <> 'on'::text))) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF code, takes, price_taka, percent, most_taka, max_redemptions, max_per_customer, starts_at, ends_at, active, note, min_subtotal_taka, max_per_number, public ON public.promo FOR EACH ROW WHEN ((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.review FOR EACH ROW WHEN ((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.setting FOR EACH ROW WHEN ((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.staff FOR EACH ROW WHEN ((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text)) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.stock_item FOR EACH ROW WHEN (((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text) AND (COALESCE(current_setting('shop.quiet'::text, true), ''::text) <> 'on'::text))) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT ON public.stock_move FOR EACH ROW WHEN (((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text) AND (new.order_id IS NULL) AND (COALESCE(current_setting('shop.quiet'::text, true), ''::text) <> 'on'::text))) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.tag FOR EACH ROW WHEN (((COALESCE(current_setting('shop.staff'::text, true), ''::text) <> ''::text) AND (COALESCE(current_setting('shop.quiet'::text, true), ''::text) <> 'on'::text))) EXECUTE FUNCTION public.shop_audit();

CREATE TRIGGER end_sessions AFTER UPDATE OF role, active, password_hash ON public.staff FOR EACH ROW WHEN ((((old.role IS DISTINCT FROM new.role) OR (old.active IS DISTINCT FROM new.active)) OR (old.password_hash IS DISTINCT FROM new.password_hash))) EXECUTE FUNCTION public.shop_end_staff_sessions();

CREATE CONSTRAINT TRIGGER give_promo_back AFTER INSERT OR UPDATE OF status ON public.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.status = 5)) EXECUTE FUNCTION public.shop_give_promo_back();

CREATE TRIGGER give_stock_back AFTER UPDATE OF status ON public.orders FOR EACH ROW WHEN (((old.status < 3) AND (new.status = 5))) EXECUTE FUNCTION public.shop_give_stock_back();

CREATE TRIGGER keep_bought AFTER UPDATE OF status, outcome ON public.orders FOR EACH ROW WHEN (((public.shop_phone_class((old.status)::integer, (old.outcome)::integer) = 'delivered'::text) IS DISTINCT FROM (public.shop_phone_class((new.status)::integer, (new.outcome)::integer) = 'delivered'::text))) EXECUTE FUNCTION public.shop_keep_bought();

CREATE TRIGGER keep_bought_deleted AFTER DELETE ON public.order_line REFERENCING OLD TABLE AS lines FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_bought_lines();

CREATE TRIGGER keep_bought_inserted AFTER INSERT ON public.order_line REFERENCING NEW TABLE AS lines FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_bought_lines();

CREATE TRIGGER keep_counts BEFORE UPDATE OF state ON public.job FOR EACH ROW WHEN ((new.state IS DISTINCT FROM old.state)) EXECUTE FUNCTION public.shop_keep_counts();

CREATE TRIGGER keep_derived_deleted AFTER DELETE ON public.product REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_products();

CREATE TRIGGER keep_derived_deleted AFTER DELETE ON public.product_category REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_links();

CREATE TRIGGER keep_derived_deleted AFTER DELETE ON public.product_color REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_choices();

CREATE TRIGGER keep_derived_deleted AFTER DELETE ON public.product_size REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_choices();

CREATE TRIGGER keep_derived_deleted AFTER DELETE ON public.product_tag REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_links();

CREATE TRIGGER keep_derived_inserted AFTER INSERT ON public.product REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_products();

CREATE TRIGGER keep_derived_inserted AFTER INSERT ON public.product_category REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_links();

CREATE TRIGGER keep_derived_inserted AFTER INSERT ON public.product_color REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_choices();

CREATE TRIGGER keep_derived_inserted AFTER INSERT ON public.product_size REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_choices();

CREATE TRIGGER keep_derived_inserted AFTER INSERT ON public.product_tag REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_links();

CREATE TRIGGER keep_derived_updated AFTER UPDATE ON public.category REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_categories();

CREATE TRIGGER keep_derived_updated AFTER UPDATE ON public.product REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_products();

CREATE TRIGGER keep_derived_updated AFTER UPDATE ON public.product_category REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_links();

CREATE TRIGGER keep_derived_updated AFTER UPDATE ON public.product_color REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_choices();

CREATE TRIGGER keep_derived_updated AFTER UPDATE ON public.product_size REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_choices();

CREATE TRIGGER keep_derived_updated AFTER UPDATE ON public.product_tag REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_links();

CREATE TRIGGER keep_derived_updated AFTER UPDATE ON public.tag REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_tags();

CREATE TRIGGER keep_label BEFORE INSERT OR UPDATE OF stock, stock_set, counted, archived_at ON public.product FOR EACH ROW EXECUTE FUNCTION public.shop_keep_label();

CREATE TRIGGER keep_old_name AFTER INSERT OR DELETE OR UPDATE OF category ON public.category FOR EACH ROW EXECUTE FUNCTION public.shop_keep_old_name('category');

CREATE TRIGGER keep_old_name AFTER INSERT OR DELETE OR UPDATE OF menu ON public.menu FOR EACH ROW EXECUTE FUNCTION public.shop_keep_old_name('menu');

CREATE TRIGGER keep_old_name AFTER INSERT OR DELETE OR UPDATE OF slug ON public.product FOR EACH ROW EXECUTE FUNCTION public.shop_keep_old_name('slug');

CREATE TRIGGER keep_old_name AFTER INSERT OR DELETE OR UPDATE OF tag ON public.tag FOR EACH ROW EXECUTE FUNCTION public.shop_keep_old_name('tag');

CREATE TRIGGER keep_order BEFORE INSERT OR UPDATE ON public.orders FOR EACH ROW EXECUTE FUNCTION public.shop_keep_order();

CREATE TRIGGER keep_stars_deleted AFTER DELETE ON public.review REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_stars();

CREATE TRIGGER keep_stars_inserted AFTER INSERT ON public.review REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_stars();

CREATE TRIGGER keep_stars_updated AFTER UPDATE ON public.review REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_stars();

CREATE TRIGGER keep_status BEFORE UPDATE OF status ON public.orders FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION public.shop_keep_order_status();

CREATE TRIGGER keep_stock_label_updated AFTER UPDATE ON public.stock_item FOR EACH ROW WHEN (((old.available IS DISTINCT FROM new.available) OR (old.removed_at IS DISTINCT FROM new.removed_at))) EXECUTE FUNCTION public.shop_keep_stock_label();

CREATE TRIGGER keep_stock_labels_deleted AFTER DELETE ON public.stock_item REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_stock_labels();

CREATE TRIGGER keep_stock_labels_inserted AFTER INSERT ON public.stock_item REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_stock_labels();

CREATE TRIGGER keep_title_sort BEFORE INSERT OR UPDATE OF title, title_sort ON public.product FOR EACH ROW EXECUTE FUNCTION public.shop_keep_title_sort();

CREATE TRIGGER leave_changed_pictures AFTER UPDATE ON public.review_image REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.shop_leave_loose_pictures();

CREATE TRIGGER leave_loose_pictures AFTER DELETE ON public.review_image REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION public.shop_leave_loose_pictures();

CREATE TRIGGER leave_picture AFTER DELETE OR UPDATE OF image ON public.banner FOR EACH ROW EXECUTE FUNCTION public.shop_leave_picture();

CREATE TRIGGER leave_picture AFTER DELETE OR UPDATE OF image ON public.category FOR EACH ROW EXECUTE FUNCTION public.shop_leave_picture();

CREATE TRIGGER leave_picture AFTER DELETE OR UPDATE OF image ON public.product FOR EACH ROW EXECUTE FUNCTION public.shop_leave_picture();

CREATE TRIGGER leave_picture AFTER DELETE OR UPDATE OF description, order_policy, size_chart ON public.product_content FOR EACH ROW EXECUTE FUNCTION public.shop_leave_picture();

CREATE TRIGGER leave_picture AFTER DELETE OR UPDATE OF image ON public.product_image FOR EACH ROW EXECUTE FUNCTION public.shop_leave_picture();

CREATE TRIGGER leave_picture AFTER DELETE OR UPDATE OF value ON public.setting FOR EACH ROW EXECUTE FUNCTION public.shop_leave_picture();

CREATE CONSTRAINT TRIGGER needs_choice AFTER INSERT OR UPDATE ON public.product DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.counted AND (NOT new.choice_goes_with_order))) EXECUTE FUNCTION public.shop_check_choice();

CREATE CONSTRAINT TRIGGER needs_choice AFTER INSERT OR UPDATE OF removed_at ON public.stock_item DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.removed_at IS NULL)) EXECUTE FUNCTION public.shop_check_choice();

CREATE TRIGGER never_emptied BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION public.shop_keep_audit();

CREATE TRIGGER note_bought BEFORE INSERT ON public.review FOR EACH ROW EXECUTE FUNCTION public.shop_note_bought();

CREATE CONSTRAINT TRIGGER note_cancellation AFTER INSERT OR UPDATE OF status ON public.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.status = 5)) EXECUTE FUNCTION public.shop_note_cancellation();

CREATE TRIGGER note_event AFTER INSERT ON public.orders FOR EACH ROW EXECUTE FUNCTION public.shop_note_event();

CREATE TRIGGER note_next_event AFTER UPDATE ON public.orders FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) OR (old.outcome IS DISTINCT FROM new.outcome))) EXECUTE FUNCTION public.shop_note_event();

CREATE TRIGGER only_added BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION public.shop_keep_audit();

CREATE TRIGGER only_added BEFORE DELETE OR UPDATE ON public.order_event FOR EACH ROW EXECUTE FUNCTION public.shop_keep_events();

CREATE TRIGGER only_added BEFORE DELETE OR UPDATE ON public.stock_move FOR EACH ROW EXECUTE FUNCTION public.shop_keep_moves();

CREATE CONSTRAINT TRIGGER only_cancelled AFTER INSERT ON public.cancellation DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.shop_check_cancellation();

CREATE TRIGGER raise_version BEFORE UPDATE OF image, discount_percent, active, alt, english, words_over, version ON public.banner FOR EACH ROW EXECUTE FUNCTION public.shop_raise_version();

CREATE TRIGGER raise_version BEFORE UPDATE OF category, english, menu_id, image, version ON public.category FOR EACH ROW EXECUTE FUNCTION public.shop_raise_version();

CREATE TRIGGER raise_version BEFORE UPDATE OF menu, english, status, version ON public.menu FOR EACH ROW EXECUTE FUNCTION public.shop_raise_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.message FOR EACH ROW EXECUTE FUNCTION public.shop_raise_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.phone_block FOR EACH ROW EXECUTE FUNCTION public.shop_raise_version();

CREATE TRIGGER raise_version BEFORE UPDATE OF slug, title, image, old_price_taka, price_taka, discount_percent, minimum_order, own_code, image_alt, archived_at, stock_set, counted, choice_goes_with_order, version ON public.product FOR EACH ROW EXECUTE FUNCTION public.shop_raise_version();

CREATE TRIGGER raise_version BEFORE UPDATE OF form, base, base_version, version ON public.product_draft FOR EACH ROW EXECUTE FUNCTION public.shop_raise_version();

CREATE TRIGGER raise_version BEFORE UPDATE OF code, takes, price_taka, percent, most_taka, max_redemptions, max_per_customer, starts_at, ends_at, active, note, min_subtotal_taka, max_per_number, public, version ON public.promo FOR EACH ROW EXECUTE FUNCTION public.shop_raise_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.review FOR EACH ROW EXECUTE FUNCTION public.shop_raise_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.setting FOR EACH ROW EXECUTE FUNCTION public.shop_raise_version();

CREATE TRIGGER raise_version BEFORE UPDATE OF name, role, active ON public.staff FOR EACH ROW EXECUTE FUNCTION public.shop_raise_version();

CREATE TRIGGER raise_version BEFORE UPDATE OF tag, english, version ON public.tag FOR EACH ROW EXECUTE FUNCTION public.shop_raise_version();

CREATE TRIGGER remove_items AFTER UPDATE OF removed_at ON public.product_color FOR EACH ROW WHEN (((old.removed_at IS NULL) <> (new.removed_at IS NULL))) EXECUTE FUNCTION public.shop_remove_items();

CREATE TRIGGER remove_items AFTER UPDATE OF removed_at ON public.product_size FOR EACH ROW WHEN (((old.removed_at IS NULL) <> (new.removed_at IS NULL))) EXECUTE FUNCTION public.shop_remove_items();

CREATE TRIGGER see_customer AFTER INSERT OR UPDATE ON public.session FOR EACH ROW EXECUTE FUNCTION public.shop_see_customer();

CREATE TRIGGER stamp_change BEFORE UPDATE OF quantity, color_id, size_id ON public.cart_line FOR EACH ROW EXECUTE FUNCTION public.shop_keep_changed_at();

CREATE TRIGGER stamp_change BEFORE UPDATE ON public.product FOR EACH ROW WHEN (((new.version <> old.version) OR (new.stock <> old.stock))) EXECUTE FUNCTION public.shop_keep_changed_at();

CREATE TRIGGER take_changed_pictures AFTER UPDATE ON public.review_image REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.shop_take_loose_pictures();

CREATE TRIGGER take_loose_pictures AFTER INSERT ON public.review_image REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION public.shop_take_loose_pictures();

CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.banner FOR EACH STATEMENT EXECUTE FUNCTION public.shop_tell_change();

CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.category FOR EACH STATEMENT EXECUTE FUNCTION public.shop_tell_change();

CREATE TRIGGER tell_change AFTER UPDATE OF name, photo ON public.customer FOR EACH STATEMENT EXECUTE FUNCTION public.shop_tell_change();

CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.menu FOR EACH STATEMENT EXECUTE FUNCTION public.shop_tell_change();

CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.note FOR EACH STATEMENT EXECUTE FUNCTION public.shop_tell_change();

CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.product FOR EACH STATEMENT EXECUTE FUNCTION public.shop_tell_change();

CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.product_category FOR EACH STATEMENT EXECUTE FUNCTION public.shop_tell_change();

CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.product_color FOR EACH STATEMENT EXECUTE FUNCTION public.shop_tell_change();

CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.product_content FOR EACH STATEMENT EXECUTE FUNCTION public.shop_tell_change();

CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.product_image FOR EACH STATEMENT EXECUTE FUNCTION public.shop_tell_change();

CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.product_size FOR EACH STATEMENT EXECUTE FUNCTION public.shop_tell_change();

CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.product_tag FOR EACH STATEMENT EXECUTE FUNCTION public.shop_tell_change();

CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.review FOR EACH STATEMENT EXECUTE FUNCTION public.shop_tell_change();

CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.review_image FOR EACH STATEMENT EXECUTE FUNCTION public.shop_tell_change();

CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE ON public.setting FOR EACH STATEMENT EXECUTE FUNCTION public.shop_tell_change();

CREATE TRIGGER tell_change AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.tag FOR EACH STATEMENT EXECUTE FUNCTION public.shop_tell_change();

CREATE TRIGGER tell_few_left AFTER UPDATE OF count ON public.stock_item FOR EACH ROW WHEN (((old.count <> new.count) AND (LEAST(old.count, new.count) < 10))) EXECUTE FUNCTION public.shop_tell_change();

CREATE TRIGGER tell_new_photo AFTER INSERT ON public.customer FOR EACH ROW WHEN ((new.photo IS NOT NULL)) EXECUTE FUNCTION public.shop_tell_change();

CREATE CONSTRAINT TRIGGER then_count_phone AFTER INSERT OR DELETE ON public.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.shop_count_phone();

CREATE CONSTRAINT TRIGGER then_count_phone_again AFTER UPDATE ON public.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.number_key <> new.number_key) OR (old.joined_into IS DISTINCT FROM new.joined_into) OR (public.shop_phone_class((old.status)::integer, (old.outcome)::integer) IS DISTINCT FROM public.shop_phone_class((new.status)::integer, (new.outcome)::integer)))) EXECUTE FUNCTION public.shop_count_phone();

ALTER TABLE ONLY public.address
    ADD CONSTRAINT address_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY public.cancellation
    ADD CONSTRAINT cancellation_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.cart_line
    ADD CONSTRAINT cart_line_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.cart_line
    ADD CONSTRAINT cart_line_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.cart_outcome
    ADD CONSTRAINT cart_outcome_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.cart_outcome
    ADD CONSTRAINT cart_outcome_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY public.category
    ADD CONSTRAINT category_menu_id_fkey FOREIGN KEY (menu_id) REFERENCES public.menu(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.import_picture
    ADD CONSTRAINT import_picture_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.job(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.import_picture
    ADD CONSTRAINT import_picture_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.import_piece
    ADD CONSTRAINT import_piece_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.job(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.import_ref
    ADD CONSTRAINT import_ref_color_id_fkey FOREIGN KEY (color_id) REFERENCES public.product_color(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY public.import_ref
    ADD CONSTRAINT import_ref_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.import_ref
    ADD CONSTRAINT import_ref_size_id_fkey FOREIGN KEY (size_id) REFERENCES public.product_size(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY public.import_row
    ADD CONSTRAINT import_row_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.job(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.message
    ADD CONSTRAINT message_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY public.office_reply
    ADD CONSTRAINT office_reply_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.order_event
    ADD CONSTRAINT order_event_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.order_event
    ADD CONSTRAINT order_event_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY public.order_line
    ADD CONSTRAINT order_line_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.order_payment
    ADD CONSTRAINT order_payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.order_payment
    ADD CONSTRAINT order_payment_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES public.staff(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_joined_into_fkey FOREIGN KEY (joined_into) REFERENCES public.orders(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.message(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.password_reset
    ADD CONSTRAINT password_reset_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.password_reset
    ADD CONSTRAINT password_reset_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY public.phone_block
    ADD CONSTRAINT phone_block_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY public.product_ask
    ADD CONSTRAINT product_ask_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.product_ask
    ADD CONSTRAINT product_ask_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.product_ask
    ADD CONSTRAINT product_ask_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON UPDATE CASCADE ON DELETE SET NULL;

ALTER TABLE ONLY public.product_category
    ADD CONSTRAINT product_category_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.category(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.product_category
    ADD CONSTRAINT product_category_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.product_color
    ADD CONSTRAINT product_color_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.product_content
    ADD CONSTRAINT product_content_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.product_draft
    ADD CONSTRAINT product_draft_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.product_draft
    ADD CONSTRAINT product_draft_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.product_image
    ADD CONSTRAINT product_image_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.product_size
    ADD CONSTRAINT product_size_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.product_tag
    ADD CONSTRAINT product_tag_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.product_tag
    ADD CONSTRAINT product_tag_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES public.tag(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.promo_redemption
    ADD CONSTRAINT promo_redemption_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.promo_redemption
    ADD CONSTRAINT promo_redemption_promo_id_fkey FOREIGN KEY (promo_id) REFERENCES public.promo(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY public.published_draft
    ADD CONSTRAINT published_draft_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.review
    ADD CONSTRAINT review_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.customer(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.review_image
    ADD CONSTRAINT review_image_review_id_fkey FOREIGN KEY (review_id) REFERENCES public.review(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.review
    ADD CONSTRAINT review_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.staff_session
    ADD CONSTRAINT staff_session_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.stock_item
    ADD CONSTRAINT stock_item_color_id_product_id_fkey FOREIGN KEY (color_id, product_id) REFERENCES public.product_color(id, product_id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.stock_item
    ADD CONSTRAINT stock_item_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.product(id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.stock_item
    ADD CONSTRAINT stock_item_size_id_product_id_fkey FOREIGN KEY (size_id, product_id) REFERENCES public.product_size(id, product_id) ON UPDATE CASCADE ON DELETE CASCADE;

ALTER TABLE ONLY public.stock_move
    ADD CONSTRAINT stock_move_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES public.staff(id) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE ONLY public.stock_move
    ADD CONSTRAINT stock_move_stock_item_id_fkey FOREIGN KEY (stock_item_id) REFERENCES public.stock_item(id) ON UPDATE CASCADE ON DELETE CASCADE;

