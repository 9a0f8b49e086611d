#!/bin/sh
# The two users of the database in docker-compose.yml: shop_owner migrates, shop_server serves. Run by
# PostgreSQL's image when it makes the database. To be run again by hand over a database of version
# 0.1.0, or when the volume of passwords was lost:
#   docker-compose exec database sh /docker-entrypoint-initdb.d/make-roles.sh
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" \
  --set=owner="$(cat "${SECRETS:-/secrets}/owner")" \
  --set=server="$(cat "${SECRETS:-/secrets}/server")" <<'SQL'
begin;
select format('create role %I login', name) from unnest(array['shop_owner', 'shop_server']) as name
where not exists (select from pg_roles where rolname = name) \gexec
alter role shop_owner password :'owner';
alter role shop_server password :'server';
select format('alter database %I owner to shop_owner', current_database()) \gexec
-- What the superuser made, who did all before there were two.
select format('alter table %s owner to shop_owner', oid::regclass) from pg_class
where relnamespace = 'public'::regnamespace and relkind = 'r' \gexec
select format('alter routine %s owner to shop_owner', oid::regprocedure) from pg_proc
where pronamespace = 'public'::regnamespace \gexec
commit;
SQL
