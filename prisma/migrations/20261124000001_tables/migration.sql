-- Tables, indexes and foreign keys as prisma/schema.prisma has them, and what its language lacks: texts that are
-- compared byte by byte (COLLATE "C"), and an index of words without a pending list (fastupdate).

CREATE TABLE "customer" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "photo" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customer_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "address" (
    "id" SERIAL NOT NULL,
    "customer_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "address" TEXT NOT NULL,

    CONSTRAINT "address_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "menu" (
    "id" SERIAL NOT NULL,
    "menu" TEXT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 1,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "menu_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "category" (
    "id" SERIAL NOT NULL,
    "menu_id" INTEGER NOT NULL,
    "category" TEXT NOT NULL,
    "image" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "category_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "tag" (
    "id" SERIAL NOT NULL,
    "tag" TEXT NOT NULL,

    CONSTRAINT "tag_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "banner" (
    "id" SERIAL NOT NULL,
    "image" TEXT NOT NULL,
    "discount_percent" INTEGER NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "banner_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "product" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "title_sort" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "image" TEXT NOT NULL,
    "old_price_taka" INTEGER,
    "price_taka" INTEGER NOT NULL,
    "discount_percent" SMALLINT,
    "stock" SMALLINT NOT NULL DEFAULT 1,
    "minimum_order" INTEGER NOT NULL DEFAULT 1,
    "terms" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "product_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "product_content" (
    "product_id" INTEGER NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "order_policy" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "product_content_pkey" PRIMARY KEY ("product_id")
);

CREATE TABLE "product_image" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "image" TEXT NOT NULL,

    CONSTRAINT "product_image_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "product_color" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "color" TEXT NOT NULL,

    CONSTRAINT "product_color_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "product_size" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "size" TEXT NOT NULL,

    CONSTRAINT "product_size_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "product_category" (
    "product_id" INTEGER NOT NULL,
    "category_id" INTEGER NOT NULL,

    CONSTRAINT "product_category_pkey" PRIMARY KEY ("product_id","category_id")
);

CREATE TABLE "product_tag" (
    "product_id" INTEGER NOT NULL,
    "tag_id" INTEGER NOT NULL,

    CONSTRAINT "product_tag_pkey" PRIMARY KEY ("product_id","tag_id")
);

CREATE TABLE "review" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "customer_id" INTEGER NOT NULL,
    "review" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "state" SMALLINT NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "review_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "review_image" (
    "id" SERIAL NOT NULL,
    "review_id" INTEGER NOT NULL,
    "image" TEXT NOT NULL,

    CONSTRAINT "review_image_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "loose_picture" (
    "image" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "loose_picture_pkey" PRIMARY KEY ("image")
);

CREATE TABLE "cart_line" (
    "id" SERIAL NOT NULL,
    "customer_id" INTEGER NOT NULL,
    "product_id" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cart_line_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "promo" (
    "id" SERIAL NOT NULL,
    "code" TEXT NOT NULL,
    "price_taka" INTEGER NOT NULL,
    "max_redemptions" INTEGER NOT NULL,
    "max_per_customer" INTEGER DEFAULT 1,
    "redeemed" INTEGER NOT NULL DEFAULT 0,
    "starts_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),

    CONSTRAINT "promo_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "promo_redemption" (
    "promo_id" INTEGER NOT NULL,
    "customer_id" INTEGER NOT NULL,
    "use_nr" INTEGER NOT NULL,
    "order_id" INTEGER NOT NULL,

    CONSTRAINT "promo_redemption_pkey" PRIMARY KEY ("promo_id","customer_id","use_nr")
);

CREATE TABLE "orders" (
    "id" SERIAL NOT NULL,
    "customer_id" INTEGER NOT NULL,
    "trans_id" TEXT NOT NULL,
    "confirm_key" TEXT NOT NULL,
    "confirmed_lines" TEXT NOT NULL,
    "status" SMALLINT NOT NULL DEFAULT 0,
    "fee_taka" INTEGER NOT NULL,
    "subtotal_taka" INTEGER NOT NULL,
    "promo_code" TEXT,
    "promo_price_taka" INTEGER NOT NULL DEFAULT 0,
    "discount_taka" INTEGER NOT NULL DEFAULT 0,
    "total_taka" INTEGER NOT NULL,
    "address_name" TEXT NOT NULL,
    "address_number" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 0,
    "outcome" SMALLINT,
    "call_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "calls" SMALLINT NOT NULL DEFAULT 0,
    "wrong_number" BOOLEAN NOT NULL DEFAULT false,
    "claimed_by" INTEGER,
    "claimed_until" TIMESTAMPTZ(3),
    "district" TEXT,
    "number_key" TEXT COLLATE "C" NOT NULL DEFAULT '',
    "name_words" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "order_line" (
    "id" SERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "product_id" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "price_taka" INTEGER NOT NULL,
    "old_price_taka" INTEGER,
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "image" TEXT NOT NULL,

    CONSTRAINT "order_line_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "cancellation" (
    "order_id" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cancellation_pkey" PRIMARY KEY ("order_id")
);

CREATE TABLE "message" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "state" SMALLINT NOT NULL DEFAULT 0,
    "answer" TEXT,
    "staff_id" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "message_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "staff" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "login" TEXT NOT NULL,
    "login_key" TEXT NOT NULL,
    "role" SMALLINT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "lang" TEXT NOT NULL DEFAULT 'bn',
    "password_hash" TEXT,
    "totp_secret" TEXT,
    "totp_since" TIMESTAMPTZ(3),
    "totp_last_step" INTEGER,
    "recovery" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "invite_hash" TEXT,
    "invite_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "staff_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "staff_session" (
    "sid" TEXT NOT NULL,
    "sess" JSON NOT NULL,
    "expire" TIMESTAMPTZ(3) NOT NULL,
    "staff_id" INTEGER NOT NULL,

    CONSTRAINT "staff_session_pkey" PRIMARY KEY ("sid")
);

CREATE TABLE "office_reply" (
    "staff_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "call" TEXT NOT NULL,
    "input_hash" TEXT NOT NULL,
    "answer" JSONB,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "office_reply_pkey" PRIMARY KEY ("staff_id","key")
);

CREATE TABLE "order_event" (
    "id" BIGSERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kind" SMALLINT NOT NULL,
    "from_status" SMALLINT,
    "to_status" SMALLINT,
    "taka" INTEGER,
    "staff_id" INTEGER,
    "data" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "order_event_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "audit_log" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "staff_id" INTEGER,
    "act" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "request" TEXT NOT NULL,
    "address" TEXT NOT NULL,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "phone_record" (
    "number_key" TEXT COLLATE "C" NOT NULL,
    "delivered" INTEGER NOT NULL DEFAULT 0,
    "returned" INTEGER NOT NULL DEFAULT 0,
    "cancelled" INTEGER NOT NULL DEFAULT 0,
    "open" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "phone_record_pkey" PRIMARY KEY ("number_key")
);

CREATE TABLE "password_reset" (
    "customer_id" INTEGER NOT NULL,
    "token_hash" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "staff_id" INTEGER,

    CONSTRAINT "password_reset_pkey" PRIMARY KEY ("customer_id")
);

CREATE TABLE "note" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "note" TEXT NOT NULL,

    CONSTRAINT "note_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "session" (
    "sid" TEXT NOT NULL,
    "sess" JSON NOT NULL,
    "expire" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "session_pkey" PRIMARY KEY ("sid")
);

CREATE TABLE "rate_limit" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

CREATE TABLE "listing_entry" (
    "listing_key" INTEGER NOT NULL,
    "product_id" INTEGER NOT NULL,
    "price_taka" INTEGER NOT NULL,
    "title_sort" TEXT COLLATE "C" NOT NULL,

    CONSTRAINT "listing_entry_pkey" PRIMARY KEY ("listing_key","product_id")
);

CREATE TABLE "listing" (
    "listing_key" INTEGER NOT NULL,
    "products" INTEGER NOT NULL,

    CONSTRAINT "listing_pkey" PRIMARY KEY ("listing_key")
);

CREATE TABLE "listing_tag" (
    "listing_key" INTEGER NOT NULL,
    "tag_id" INTEGER NOT NULL,
    "products" INTEGER NOT NULL,

    CONSTRAINT "listing_tag_pkey" PRIMARY KEY ("listing_key","tag_id")
);

CREATE TABLE "term" (
    "id" SERIAL NOT NULL,
    "term" TEXT COLLATE "C" NOT NULL,
    "kind" SMALLINT NOT NULL,
    "products" INTEGER NOT NULL DEFAULT 0,
    "sound" TEXT COLLATE "C" NOT NULL DEFAULT '',

    CONSTRAINT "term_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "term_gap" (
    "gap" TEXT COLLATE "C" NOT NULL,
    "term_id" INTEGER NOT NULL,

    CONSTRAINT "term_gap_pkey" PRIMARY KEY ("gap","term_id")
);
CREATE UNIQUE INDEX "customer_email_key_key" ON "customer"("email_key");
CREATE INDEX "customer_email_key_idx" ON "customer"("email_key" COLLATE "C");
CREATE UNIQUE INDEX "address_customer_id_key" ON "address"("customer_id");
CREATE INDEX "category_menu_id_idx" ON "category"("menu_id");
CREATE UNIQUE INDEX "product_slug_key" ON "product"("slug");
CREATE INDEX "product_price_taka_id_idx" ON "product"("price_taka", "id");
CREATE INDEX "product_title_sort_id_idx" ON "product"("title_sort", "id");
CREATE INDEX "product_terms_idx" ON "product" USING GIN ("terms") WITH (fastupdate = off);
CREATE INDEX "product_image_product_id_id_idx" ON "product_image"("product_id", "id");
CREATE INDEX "product_color_product_id_id_idx" ON "product_color"("product_id", "id");
CREATE INDEX "product_size_product_id_id_idx" ON "product_size"("product_id", "id");
CREATE INDEX "product_category_category_id_product_id_idx" ON "product_category"("category_id", "product_id");
CREATE INDEX "product_tag_tag_id_product_id_idx" ON "product_tag"("tag_id", "product_id");
CREATE INDEX "review_product_id_id_idx" ON "review"("product_id", "id");
CREATE INDEX "review_customer_id_idx" ON "review"("customer_id");
CREATE UNIQUE INDEX "review_image_image_key" ON "review_image"("image");
CREATE INDEX "review_image_review_id_id_idx" ON "review_image"("review_id", "id");
CREATE INDEX "cart_line_product_id_idx" ON "cart_line"("product_id");
CREATE UNIQUE INDEX "cart_line_customer_id_product_id_key" ON "cart_line"("customer_id", "product_id");
CREATE UNIQUE INDEX "promo_code_key" ON "promo"("code");
CREATE UNIQUE INDEX "promo_redemption_order_id_key" ON "promo_redemption"("order_id");
CREATE UNIQUE INDEX "orders_trans_id_key" ON "orders"("trans_id");
CREATE INDEX "orders_customer_id_id_idx" ON "orders"("customer_id", "id" DESC);
CREATE INDEX "orders_number_key_id_idx" ON "orders"("number_key", "id" DESC);
CREATE INDEX "orders_name_words_idx" ON "orders" USING GIN ("name_words");
CREATE INDEX "orders_created_at_id_idx" ON "orders"("created_at", "id");
CREATE UNIQUE INDEX "orders_customer_id_confirm_key_key" ON "orders"("customer_id", "confirm_key");
CREATE INDEX "order_line_order_id_id_idx" ON "order_line"("order_id", "id");
CREATE INDEX "message_state_id_idx" ON "message"("state", "id");
CREATE UNIQUE INDEX "staff_login_key_key" ON "staff"("login_key");
CREATE UNIQUE INDEX "staff_invite_hash_key" ON "staff"("invite_hash");
CREATE INDEX "staff_session_staff_id_idx" ON "staff_session"("staff_id");
CREATE INDEX "staff_session_expire_idx" ON "staff_session"("expire");
CREATE INDEX "office_reply_at_idx" ON "office_reply"("at");
CREATE INDEX "order_event_order_id_id_idx" ON "order_event"("order_id", "id");
CREATE INDEX "order_event_at_idx" ON "order_event"("at");
CREATE INDEX "audit_log_entity_entity_id_id_idx" ON "audit_log"("entity", "entity_id", "id");
CREATE INDEX "audit_log_staff_id_id_idx" ON "audit_log"("staff_id", "id");
CREATE UNIQUE INDEX "password_reset_token_hash_key" ON "password_reset"("token_hash");
CREATE INDEX "session_expire_idx" ON "session"("expire");
CREATE INDEX "listing_entry_listing_key_price_taka_product_id_idx" ON "listing_entry"("listing_key", "price_taka", "product_id");
CREATE INDEX "listing_entry_listing_key_product_id_price_taka_idx" ON "listing_entry"("listing_key", "product_id", "price_taka");
CREATE INDEX "listing_entry_listing_key_title_sort_product_id_price_taka_idx" ON "listing_entry"("listing_key", "title_sort", "product_id", "price_taka");
CREATE INDEX "listing_entry_product_id_idx" ON "listing_entry"("product_id");
CREATE INDEX "listing_tag_listing_key_products_tag_id_idx" ON "listing_tag"("listing_key", "products" DESC, "tag_id");
CREATE INDEX "term_sound_idx" ON "term"("sound");
CREATE UNIQUE INDEX "term_term_kind_key" ON "term"("term", "kind");
ALTER TABLE "address" ADD CONSTRAINT "address_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "category" ADD CONSTRAINT "category_menu_id_fkey" FOREIGN KEY ("menu_id") REFERENCES "menu"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_content" ADD CONSTRAINT "product_content_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_image" ADD CONSTRAINT "product_image_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_color" ADD CONSTRAINT "product_color_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_size" ADD CONSTRAINT "product_size_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_tag" ADD CONSTRAINT "product_tag_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "product_tag" ADD CONSTRAINT "product_tag_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "tag"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "review" ADD CONSTRAINT "review_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "review" ADD CONSTRAINT "review_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "review_image" ADD CONSTRAINT "review_image_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "review"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "promo_redemption" ADD CONSTRAINT "promo_redemption_promo_id_fkey" FOREIGN KEY ("promo_id") REFERENCES "promo"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "promo_redemption" ADD CONSTRAINT "promo_redemption_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "orders" ADD CONSTRAINT "orders_claimed_by_fkey" FOREIGN KEY ("claimed_by") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "cancellation" ADD CONSTRAINT "cancellation_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "message" ADD CONSTRAINT "message_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "office_reply" ADD CONSTRAINT "office_reply_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;
