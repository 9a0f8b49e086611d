-- An order moves forward, or is cancelled before it is delivered, and never comes back; but the office takes a
-- step forward back within a minute, by the event of that step (shop.undo), and a final state within a week, by the
-- event that made it (shop.correct).
create or replace function shop_keep_order_status() returns trigger language plpgsql as $$
begin
  if (old.status >= 4 or new.status < old.status) and not exists (
    select from order_event e
    where e.id = nullif(current_setting('shop.undo', true), '')::bigint and e.order_id = new.id
      and e.from_status = new.status and e.to_status = old.status and old.status <> 5
      and e.at > now() - interval '60 seconds'
  ) and not exists (
    select from order_event e
    where e.id = nullif(current_setting('shop.correct', true), '')::bigint and e.order_id = new.id
      and e.from_status = new.status and e.to_status = old.status and old.status in (4, 5)
      and e.at > now() - interval '7 days' and shop_staff() is not null
  ) then
    raise exception 'an order does not go from status % to %', old.status, new.status
      using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- Only a cancelled order has a reason for it.
create or replace function shop_check_cancellation() returns trigger language plpgsql as $$
begin
  if not exists (select from orders where id = new.order_id and status = 5) then
    raise exception 'order % is not cancelled', new.order_id using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- A cancelled order has its row of cancellation at the end of the transaction, whoever cancels it: with the
-- reason that was given in it, or else an empty one. Deferred, so that both may be written in either order.
create or replace function shop_note_cancellation() returns trigger language plpgsql as $$
begin
  insert into cancellation (order_id, reason)
  select id, '' from orders where id = new.id and status = 5
  on conflict (order_id) do nothing;
  return null;
end $$;

-- A cancelled order gives its use of a promo back. Uses of a customer are numbered: a new one takes the lowest
-- free number, so that with a limit of one the primary key says once a customer. Deferred as the order's
-- cancellation is: a redemption may be written behind its order.
create or replace function shop_give_promo_back() returns trigger language plpgsql as $$
begin
  with given_back as (
    delete from promo_redemption r using orders o
    where r.order_id = new.id and o.id = new.id and o.status = 5
    returning r.promo_id
  )
  update promo p set redeemed = p.redeemed - 1 from given_back g where p.id = g.promo_id;
  return null;
end $$;

-- A cancelled order that is corrected uses its promo again, however long it ran, within its numbers of uses. Returns the
-- code where these are reached, else null. The customer is locked; promo and order are, as in shop_confirm_order.
create or replace function shop_use_promo_again(of_order int) returns text language plpgsql as $$
declare
  o orders;
  p promo;
begin
  select * into o from orders where id = of_order;
  select * into p from promo where code = o.promo_code for no key update;
  if p.id is null or exists (select from promo_redemption where order_id = of_order) then return null; end if;
  if p.redeemed >= p.max_redemptions
    or p.max_per_customer <= (select count(*) from promo_redemption r
      where r.promo_id = p.id and r.customer_id = o.customer_id)
    or p.max_per_number <= (select count(*) from orders x join promo_redemption r on r.order_id = x.id
      where x.number_key = o.number_key and r.promo_id = p.id)
  then return p.code; end if;
  insert into promo_redemption (promo_id, customer_id, use_nr, order_id)
  select p.id, o.customer_id, coalesce(min(u.place) filter (where u.place <> u.use_nr), count(*) + 1), o.id
  from (select use_nr, row_number() over (order by use_nr) as place
    from promo_redemption where promo_id = p.id and customer_id = o.customer_id) u;
  update promo set redeemed = redeemed + 1 where id = p.id;
  return null;
end $$;

create or replace function shop_keep_order() returns trigger language plpgsql as $$
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

-- A new order takes the short path, for a customer waits for it. A step that takes an outcome back is noted as
-- a step: a parcel that was coming back and is delivered after all counts as delivered.
create or replace function shop_note_event() returns trigger language plpgsql as $$
declare
  told jsonb;
  undone bigint;
  corrected bigint;
begin
  if tg_op = 'INSERT' then
    insert into order_event (order_id, kind, to_status, taka, staff_id)
    values (new.id, 0, new.status, new.total_taka, shop_staff());
    return null;
  end if;
  undone := nullif(current_setting('shop.undo', true), '')::bigint;
  if undone is not null then
    insert into order_event (order_id, kind, from_status, to_status, staff_id, data)
    values (new.id, 7, old.status, new.status, shop_staff(), jsonb_build_object('event', undone));
    return null;
  end if;
  told := coalesce(nullif(current_setting('shop.event', true), '')::jsonb, '{}');
  corrected := nullif(current_setting('shop.correct', true), '')::bigint;
  if corrected is not null then told := told || jsonb_build_object('event', corrected); end if;
  insert into order_event (order_id, kind, from_status, to_status, taka, staff_id, data)
  values (new.id, case
      when corrected is not null then 8
      when new.outcome is not distinct from old.outcome then 1
      when new.outcome is null and new.status <> old.status then 1
      else 6 end,
    old.status, new.status, new.total_taka, shop_staff(),
    told || jsonb_build_object('v', new.version, 'from_outcome', old.outcome, 'outcome', new.outcome));
  return null;
end $$;

-- Events stay as they are; they go with their order, and a person's words with the person.
create or replace function shop_keep_events() returns trigger language plpgsql as $$
begin
  if current_setting('shop.erasing', true) = 'on'
    or tg_op = 'DELETE' and not exists (select from orders where id = old.order_id) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  raise exception 'events of orders are only added' using errcode = 'check_violation';
end $$;

-- The column of phone_record that an order counts in; null for a lost one, which nobody refused. A joined order counts
-- in none: its products are in another.
create or replace function shop_phone_class(status int, outcome int) returns text language sql immutable as $$
  select case when outcome in (1, 2) then 'returned' when outcome = 3 then null
    when status = 5 then 'cancelled' when status = 4 then 'delivered' else 'open' end
$$;

create or replace function shop_add_to_phone(key text, class text, step int) returns void language plpgsql as $$
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

create or replace function shop_count_phone() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.status < 4 and new.outcome is null then
    insert into phone_record as r (number_key, open) values (new.number_key, 1)
    on conflict (number_key) do update set open = r.open + 1;
    return null;
  end if;
  if tg_op <> 'INSERT' then
    perform shop_add_to_phone(old.number_key,
      case when old.joined_into is null then shop_phone_class(old.status, old.outcome) end, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform shop_add_to_phone(new.number_key,
      case when new.joined_into is null then shop_phone_class(new.status, new.outcome) end, 1);
  end if;
  return null;
end $$;

-- The ids of at most `most` orders whose name has all of these words, always by the index: for a rare word beside
-- a frequent one the planner expects too many matches and would walk through all orders.
create or replace function shop_orders_named(words text[], most int) returns setof int language sql stable
set enable_seqscan = off set enable_indexscan = off as $$
  select id from orders where name_words @> words and words <> '{}' limit most
$$;
