-- Notices to the server processes, and rows that follow from sessions and reviews.

-- Notifies every process that the public catalogue changed, so that cached answers are made anew. One
-- notification a transaction.
create function shop_tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changed', '');
  return null;
end $$;

do $$
declare watched text;
begin
  foreach watched in array array['menu', 'category', 'tag', 'banner', 'note', 'product',
    'product_content', 'product_image', 'product_color', 'product_size', 'product_category',
    'product_tag', 'review', 'review_image']
  loop
    execute format('create trigger tell_change after insert or update or delete or truncate on %I
      for each statement execute function shop_tell_change()', watched);
  end loop;
end $$;

-- A reviewer's name and photo stand on product pages.
create trigger tell_change after update of name, photo on customer
  for each statement execute function shop_tell_change();

-- Notifies every process that a session has ended or changed. A session that only lasts longer notifies nobody,
-- nor does a login without a former session.
create function shop_tell_session_end() returns trigger language plpgsql as $$
declare told boolean;
begin
  if tg_op = 'DELETE' then
    told := exists (select from before);
  elsif tg_op = 'UPDATE' then
    told := exists (select from before b left join after a on a.sid = b.sid
      where a.sid is null or a.expire < b.expire or a.sess::text <> b.sess::text);
  else
    told := true;
  end if;
  if told then
    perform pg_notify('shop_session_ended', '');
  end if;
  return null;
end $$;
create trigger tell_session_end after delete on session
  referencing old table as before
  for each statement execute function shop_tell_session_end();
create trigger tell_session_change after update on session
  referencing old table as before new table as after
  for each statement execute function shop_tell_session_end();
create trigger tell_sessions_end after truncate on session
  for each statement execute function shop_tell_session_end();

-- The last visit of a customer, by which unused accounts are found. A session is written when it begins and
-- at most once a day while it is used.
create function shop_see_customer() returns trigger language plpgsql as $$
begin
  update customer set seen_at = now()
  where id = (new.sess ->> 'customerId')::int and seen_at < now() - interval '1 day';
  return null;
end $$;
create trigger see_customer after insert or update on session
  for each row execute function shop_see_customer();

-- A stored picture is loose exactly while no review has it, whoever writes or deletes the review. Pictures of
-- products, which a review might name too, are not swept with reviews.
create function shop_take_loose_pictures() returns trigger language plpgsql as $$
begin
  delete from loose_picture l using after a where l.image = a.image;
  return null;
end $$;

create function shop_leave_loose_pictures() returns trigger language plpgsql as $$
begin
  insert into loose_picture (image) select image from before where image ~ '^/uploads/reviews/[^/]+$'
  on conflict (image) do update set since = excluded.since;
  return null;
end $$;

create trigger take_loose_pictures after insert on review_image
  referencing new table as after
  for each statement execute function shop_take_loose_pictures();
create trigger leave_loose_pictures after delete on review_image
  referencing old table as before
  for each statement execute function shop_leave_loose_pictures();
-- Triggers of one event fire in the order of their names: leaving first, taking then.
create trigger leave_changed_pictures after update on review_image
  referencing old table as before
  for each statement execute function shop_leave_loose_pictures();
create trigger take_changed_pictures after update on review_image
  referencing new table as after
  for each statement execute function shop_take_loose_pictures();
