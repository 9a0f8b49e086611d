-- The office: who runs the shop, what happens to orders, and what staff changed. Beside the tables:
--
--   trigger of orders      does
--   keep_order             version, number_key and name_words, before the row is written
--   keep_status            as before, and lets a step be taken back (shop.undo)
--   note_event             adds to order_event: placed, each new status, each new outcome
--   then_count_phone       phone_record, by shop_phone_class, at the end of the transaction
--   audit                  adds to audit_log, where shop.staff is set
--
-- A transaction of the office sets, for itself alone: shop.staff (an id), shop.act, shop.request and
-- shop.address (for audit_log), shop.event (more of the event, as JSON), shop.undo (the id of an event).

-- AlterTable
ALTER TABLE "message" ADD COLUMN     "answer" TEXT,
ADD COLUMN     "staff_id" INTEGER,
ADD COLUMN     "state" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "call_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "calls" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "claimed_by" INTEGER,
ADD COLUMN     "claimed_until" TIMESTAMPTZ(3),
ADD COLUMN     "district" TEXT,
ADD COLUMN     "name_words" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "number_key" TEXT COLLATE "C" NOT NULL DEFAULT '',
ADD COLUMN     "outcome" SMALLINT,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "wrong_number" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "review" ADD COLUMN     "state" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
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

-- CreateTable
CREATE TABLE "staff_session" (
    "sid" TEXT NOT NULL,
    "sess" JSON NOT NULL,
    "expire" TIMESTAMPTZ(3) NOT NULL,
    "staff_id" INTEGER NOT NULL,

    CONSTRAINT "staff_session_pkey" PRIMARY KEY ("sid")
);

-- CreateTable
CREATE TABLE "office_reply" (
    "staff_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "call" TEXT NOT NULL,
    "input_hash" TEXT NOT NULL,
    "answer" JSONB,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "office_reply_pkey" PRIMARY KEY ("staff_id","key")
);

-- CreateTable
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

-- CreateTable
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

-- CreateTable
CREATE TABLE "phone_record" (
    "number_key" TEXT COLLATE "C" NOT NULL,
    "delivered" INTEGER NOT NULL DEFAULT 0,
    "returned" INTEGER NOT NULL DEFAULT 0,
    "cancelled" INTEGER NOT NULL DEFAULT 0,
    "open" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "phone_record_pkey" PRIMARY KEY ("number_key")
);

-- CreateTable
CREATE TABLE "password_reset" (
    "customer_id" INTEGER NOT NULL,
    "token_hash" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "staff_id" INTEGER,

    CONSTRAINT "password_reset_pkey" PRIMARY KEY ("customer_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "staff_login_key_key" ON "staff"("login_key");

-- CreateIndex
CREATE UNIQUE INDEX "staff_invite_hash_key" ON "staff"("invite_hash");

-- CreateIndex
CREATE INDEX "staff_session_staff_id_idx" ON "staff_session"("staff_id");

-- CreateIndex
CREATE INDEX "staff_session_expire_idx" ON "staff_session"("expire");

-- CreateIndex
CREATE INDEX "office_reply_at_idx" ON "office_reply"("at");

-- CreateIndex
CREATE INDEX "order_event_order_id_id_idx" ON "order_event"("order_id", "id");

-- CreateIndex
CREATE INDEX "order_event_at_idx" ON "order_event"("at");

-- CreateIndex
CREATE INDEX "audit_log_entity_entity_id_id_idx" ON "audit_log"("entity", "entity_id", "id");

-- CreateIndex
CREATE INDEX "audit_log_staff_id_id_idx" ON "audit_log"("staff_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "password_reset_token_hash_key" ON "password_reset"("token_hash");

-- CreateIndex
CREATE INDEX "message_state_id_idx" ON "message"("state", "id");

-- CreateIndex
CREATE INDEX "orders_name_words_idx" ON "orders" USING GIN ("name_words");

-- CreateIndex
CREATE INDEX "orders_created_at_idx" ON "orders" USING BRIN ("created_at");

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_claimed_by_fkey" FOREIGN KEY ("claimed_by") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "office_reply" ADD CONSTRAINT "office_reply_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE SET NULL ON UPDATE CASCADE;

create index orders_to_call_idx on orders (call_at, id) where status = 0;
create index orders_open_idx on orders (status, id) where status in (1, 2, 3);
create index orders_back_idx on orders (id) where outcome = 1;
create index orders_number_key_id_idx on orders (number_key, id desc);
create index review_shown_idx on review (product_id, id) where state = 0;
create index review_held_idx on review (id) where state = 1;

alter table staff
  add check (char_length(name) between 1 and 100),
  add check (char_length(login) between 2 and 60 and login_key <> ''),
  add check (role between 1 and 3),
  add check (lang in ('bn', 'en'));
alter table review add check (state between 0 and 2);
alter table message
  add check (state between 0 and 2),
  add check (char_length(answer) between 1 and 5000);
alter table office_reply add check (char_length(key) between 1 and 255);
alter table order_event add check (kind between 0 and 7);
alter table orders
  add check (calls >= 0),
  add check (char_length(district) <= 40),
  -- Coming back and lost ones are on their way for the customer; one in hand again is cancelled, or was
  -- delivered before.
  add check (outcome is null or outcome in (1, 3) and status = 3 or outcome = 2 and status in (4, 5));

-- The last 11 digits of a telephone number, the last one first.
create function shop_number_key(number text) returns text language sql immutable parallel safe as $$
  select reverse(right(regexp_replace(number, '[^0-9]', '', 'g'), 11))
$$;
-- The words of a name, as search compares them.
create function shop_name_words(name text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct w), '{}')
  from regexp_split_to_table(public.shop_norm(name), '[][[:space:].,;:()"/_-]+') w where w <> ''
$$;
-- As what an order counts for its number; null for one that was lost, which nobody refused.
create function shop_phone_class(status int, outcome int) returns text language sql immutable as $$
  select case when outcome in (1, 2) then 'returned' when outcome = 3 then null
    when status = 5 then 'cancelled' when status = 4 then 'delivered' else 'open' end
$$;
-- The staff whose transaction this is, or null.
create function shop_staff() returns int language sql stable as $$
  select nullif(current_setting('shop.staff', true), '')::int
$$;

-- What is there already.
update orders set number_key = shop_number_key(address_number),
  name_words = shop_name_words(address_name), call_at = created_at;
insert into order_event (order_id, at, kind, taka)
select id, created_at, 0, total_taka from orders order by id;
insert into phone_record (number_key, delivered, returned, cancelled, open)
select number_key, count(*) filter (where shop_phone_class(status, outcome) = 'delivered'), 0,
  count(*) filter (where shop_phone_class(status, outcome) = 'cancelled'),
  count(*) filter (where shop_phone_class(status, outcome) = 'open')
from orders group by number_key;

create function shop_keep_order() returns trigger language plpgsql as $$
declare content orders;
begin
  if tg_op = 'INSERT' or new.address_number <> old.address_number then
    new.number_key := shop_number_key(new.address_number);
  end if;
  if tg_op = 'INSERT' or new.address_name <> old.address_name then
    new.name_words := shop_name_words(new.address_name);
  end if;
  if tg_op = 'UPDATE' and new.version = old.version then
    content := new;
    content.claimed_by := old.claimed_by;
    content.claimed_until := old.claimed_until;
    if content is distinct from old then new.version := old.version + 1; end if;
  end if;
  return new;
end $$;
create trigger keep_order before insert or update on orders
  for each row execute function shop_keep_order();

-- For tables whose every change counts.
create function shop_raise_version() returns trigger language plpgsql as $$
begin
  if new.version = old.version and new is distinct from old then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger raise_version before update on review
  for each row execute function shop_raise_version();
create trigger raise_version before update on message
  for each row execute function shop_raise_version();
create trigger raise_version before update of name, role, active on staff
  for each row execute function shop_raise_version();

-- As before (20261120000002_rules), but that a step forward is taken back within a minute by the event
-- that tells of it.
create or replace function shop_keep_order_status() returns trigger language plpgsql as $$
begin
  if (old.status >= 4 or new.status < old.status) and not exists (
    select from order_event e
    where e.id = nullif(current_setting('shop.undo', true), '')::bigint and e.order_id = new.id
      and e.from_status = new.status and e.to_status = old.status and old.status <> 5
      and e.at > now() - interval '60 seconds'
  ) then
    raise exception 'an order does not go from status % to %', old.status, new.status
      using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function shop_note_event() returns trigger language plpgsql as $$
declare
  told constant jsonb := coalesce(nullif(current_setting('shop.event', true), '')::jsonb, '{}');
  undone constant bigint := nullif(current_setting('shop.undo', true), '')::bigint;
begin
  if tg_op = 'INSERT' then
    insert into order_event (order_id, kind, to_status, taka, staff_id)
    values (new.id, 0, new.status, new.total_taka, shop_staff());
  elsif undone is not null then
    insert into order_event (order_id, kind, from_status, to_status, staff_id, data)
    values (new.id, 7, old.status, new.status, shop_staff(), jsonb_build_object('event', undone));
  else
    insert into order_event (order_id, kind, from_status, to_status, taka, staff_id, data)
    values (new.id, case when new.outcome is distinct from old.outcome then 6 else 1 end,
      old.status, new.status, new.total_taka, shop_staff(),
      told || jsonb_build_object('v', new.version, 'from_outcome', old.outcome, 'outcome', new.outcome));
  end if;
  return null;
end $$;
create trigger note_event after insert on orders
  for each row execute function shop_note_event();
create trigger note_next_event after update on orders
  for each row when (old.status is distinct from new.status or old.outcome is distinct from new.outcome)
  execute function shop_note_event();

-- Events stay as they are; they go with their order, and a person's words with the person.
create function shop_keep_events() returns trigger language plpgsql as $$
begin
  if current_setting('shop.erasing', true) = 'on'
    or tg_op = 'DELETE' and not exists (select from orders where id = old.order_id) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'events of orders are only added' using errcode = 'check_violation';
end $$;
create trigger only_added before update or delete on order_event
  for each row execute function shop_keep_events();

create function shop_count_phone() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform shop_add_to_phone(old.number_key, shop_phone_class(old.status, old.outcome), -1);
  end if;
  if tg_op <> 'DELETE' then
    perform shop_add_to_phone(new.number_key, shop_phone_class(new.status, new.outcome), 1);
  end if;
  return null;
end $$;
create function shop_add_to_phone(key text, class text, step int) returns void language plpgsql as $$
begin
  if class is null then return; end if;
  insert into phone_record as r (number_key, delivered, returned, cancelled, open)
  values (key, case class when 'delivered' then step else 0 end,
    case class when 'returned' then step else 0 end,
    case class when 'cancelled' then step else 0 end, case class when 'open' then step else 0 end)
  on conflict (number_key) do update set delivered = r.delivered + excluded.delivered,
    returned = r.returned + excluded.returned, cancelled = r.cancelled + excluded.cancelled,
    open = r.open + excluded.open;
  if step < 0 then
    delete from phone_record
    where number_key = key and delivered = 0 and returned = 0 and cancelled = 0 and open = 0;
  end if;
end $$;
-- Deferred, and by its name behind give_promo_back: the row of a number is the last that is locked, since
-- a confirm holds the promo before it has an order.
create constraint trigger then_count_phone after insert or delete on orders
  deferrable initially deferred for each row execute function shop_count_phone();
create constraint trigger then_count_phone_again after update on orders
  deferrable initially deferred for each row
  when (old.number_key <> new.number_key or shop_phone_class(old.status, old.outcome)
    is distinct from shop_phone_class(new.status, new.outcome))
  execute function shop_count_phone();

-- The changed columns of a row on either side, secrets without their values.
create function shop_audit() returns trigger language plpgsql as $$
declare
  secrets constant text[] := '{password_hash,totp_secret,recovery,invite_hash,token_hash}';
  unseen constant text[] := '{version,claimed_by,claimed_until,totp_last_step,confirm_key,confirmed_lines,number_key,name_words}';
  had jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - unseen end;
  has jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - unseen end;
  changed text[];
begin
  select array_agg(key) into changed from jsonb_object_keys(coalesce(has, had)) key
  where had is null or has is null or had -> key is distinct from has -> key;
  if changed is null then return null; end if;
  insert into audit_log (staff_id, act, entity, entity_id, before, after, request, address)
  values (shop_staff(), coalesce(current_setting('shop.act', true), ''), tg_table_name,
    coalesce(coalesce(has, had) ->> 'id', coalesce(has, had) ->> 'order_id',
      coalesce(has, had) ->> 'customer_id', ''),
    (select jsonb_object_agg(key, case when key = any(secrets) then '"secret"' else had -> key end)
      from unnest(changed) key where had is not null),
    (select jsonb_object_agg(key, case when key = any(secrets) then '"secret"' else has -> key end)
      from unnest(changed) key where has is not null),
    coalesce(current_setting('shop.request', true), ''),
    coalesce(current_setting('shop.address', true), ''));
  return null;
end $$;

do $$
declare watched text;
begin
  foreach watched in array array['orders', 'order_line', 'cancellation', 'review', 'message', 'staff',
    'password_reset']
  loop
    execute format($trigger$create trigger audit after insert or update or delete on %I
      for each row when (coalesce(current_setting('shop.staff', true), '') <> '')
      execute function shop_audit()$trigger$, watched);
  end loop;
end $$;

-- Whoever loses a role, the password or the account is signed out everywhere.
create function shop_end_staff_sessions() returns trigger language plpgsql as $$
begin
  delete from staff_session where staff_id = new.id;
  return null;
end $$;
create trigger end_sessions after update of role, active, password_hash on staff
  for each row when ((old.role, old.active, old.password_hash)
    is distinct from (new.role, new.active, new.password_hash))
  execute function shop_end_staff_sessions();

-- What db:check compares, and what it makes anew.
alter function shop_derived_differences() rename to shop_catalog_differences;
create function shop_derived_differences() returns table (what text, differences bigint)
language sql stable as $$
  select * from shop_catalog_differences()
  union all
  select 'orders.number_key, name_words', count(*) from orders
  where number_key <> shop_number_key(address_number)
    or name_words is distinct from shop_name_words(address_name)
  union all
  select 'phone_record', count(*) from (
    select number_key, count(*) filter (where class = 'delivered') as delivered,
      count(*) filter (where class = 'returned') as returned,
      count(*) filter (where class = 'cancelled') as cancelled,
      count(*) filter (where class = 'open') as open
    from (select number_key, shop_phone_class(status, outcome) as class from orders) o
    where class is not null group by number_key
  ) w full join phone_record r using (number_key)
  where (w.delivered, w.returned, w.cancelled, w.open)
    is distinct from (r.delivered::bigint, r.returned::bigint, r.cancelled::bigint, r.open::bigint)
$$;
alter function shop_rebuild_derived() rename to shop_rebuild_catalog;
create function shop_rebuild_derived() returns void language plpgsql as $$
begin
  perform shop_rebuild_catalog();
  lock table orders in share row exclusive mode;
  update orders set number_key = shop_number_key(address_number),
    name_words = shop_name_words(address_name)
  where number_key <> shop_number_key(address_number)
    or name_words is distinct from shop_name_words(address_name);
  delete from phone_record;
  insert into phone_record (number_key, delivered, returned, cancelled, open)
  select number_key, count(*) filter (where class = 'delivered'),
    count(*) filter (where class = 'returned'), count(*) filter (where class = 'cancelled'),
    count(*) filter (where class = 'open')
  from (select number_key, shop_phone_class(status, outcome) as class from orders) o
  where class is not null group by number_key;
end $$;
