-- Tells every server process that a session has ended or is not what it was, so that none goes on
-- with what it knows of it. Who only moves its end further tells nothing, nor who logs in without
-- an old session.
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
