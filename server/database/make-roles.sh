#!/bin/sh
# The two users of the database in docker-compose.yml: shop_owner migrates, shop_server serves. Runs
# at every start of its container: a lost volume of passwords, or a database of another version, is
# repaired. A right state takes no locks.
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" \
  --set=owner="$(cat "${SECRETS:-/secrets}/owner")" \
  --set=server="$(cat "${SECRETS:-/secrets}/server")" <<'SQL'
begin;
select format('create role %I login', name) from unnest(array['shop_owner', 'shop_server']) as name
where not exists (select from pg_roles where rolname = name) \gexec
alter role shop_owner password :'owner';
alter role shop_server password :'server';
-- The superuser comes by the container's own socket alone; version 0.1.0 gave him a password.
alter role :"USER" password null;
select format('alter database %I owner to shop_owner', current_database())
where not exists (select from pg_database where datname = current_database() and pg_get_userbyid(datdba) = 'shop_owner') \gexec
-- What the superuser made, who did all before there were two.
select format('alter table %s owner to shop_owner', oid::regclass) from pg_class
where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_get_userbyid(relowner) <> 'shop_owner' \gexec
select format('alter routine %s owner to shop_owner', oid::regprocedure) from pg_proc
where pronamespace = 'public'::regnamespace and pg_get_userbyid(proowner) <> 'shop_owner' \gexec
commit;
SQL
