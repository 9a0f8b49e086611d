-- Each call reads its session: no process is notified of one that ended.

drop trigger tell_session_end on session;
drop trigger tell_session_change on session;
drop trigger tell_sessions_end on session;
drop function shop_tell_session_end();
