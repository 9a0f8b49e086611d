-- A repeated review or message is the first one: the hash of its Idempotency-Key and its text. Null without a key.
alter table review add column attempt text;
create unique index review_attempt_key on review (attempt);
alter table message add column attempt text;
create unique index message_attempt_key on message (attempt);
