-- A customer may have several links for a new password: a fresh one ends none that was sent before.
alter table password_reset drop constraint password_reset_pkey;
drop index password_reset_token_hash_key;
alter table password_reset add constraint password_reset_pkey primary key (token_hash);
create index password_reset_customer_id_idx on password_reset (customer_id);
