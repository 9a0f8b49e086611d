-- Files of goods that staff give to the shop. A file comes in pieces, is checked row by row, and is applied by any
-- process that holds the job: who finds `held_until` past takes it over. Logged tables: a job outlives a crash.
--
-- `shop.quiet` is on in the transactions of an import: its goods are told in the audit as one row, and the
-- change of the catalogue is told every few seconds.

create table job (
  id serial primary key,
  state text not null,
  staff_id int not null references staff (id) on update cascade on delete cascade,
  file_name text not null,
  bytes int not null check (bytes > 0),
  columns jsonb not null default '[]',
  unknown_columns jsonb not null default '[]',
  total int not null default 0,
  done_line int not null default 0,
  trouble text,
  held_by text,
  held_until timestamptz(3),
  began_at timestamptz(3),
  version int not null default 0,
  at timestamptz(3) not null default current_timestamp
);
create index job_staff_id_idx on job (staff_id);
create unique index job_running_key on job ((true))
  where state in ('checking', 'applying', 'taking_off');

create table import_piece (
  job_id int not null references job (id) on update cascade on delete cascade,
  nr int not null check (nr >= 0),
  bytes bytea not null,
  primary key (job_id, nr)
);

-- A record of the file. The first one of a product says what becomes of the product; the others are a `part`.
create table import_row (
  job_id int not null references job (id) on update cascade on delete cascade,
  line int not null,
  key text not null,
  kind text not null default 'part'
    check (kind in ('part', 'new', 'changed', 'same', 'wrong', 'failed')),
  cells jsonb not null,
  title text not null default '',
  plan jsonb,
  troubles jsonb,
  warned boolean not null default false,
  before text,
  product_id int,
  product_version int,
  primary key (job_id, line)
);
create index import_row_job_id_key_line_idx on import_row (job_id, key, line);
create index import_row_job_id_kind_line_idx on import_row (job_id, kind, line);

create or replace function shop_tell_change() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('shop.quiet', true), '') <> 'on' then
    perform pg_notify('shop_changed', '');
  end if;
  return null;
end $$;

do $$
declare watched text;
begin
  foreach watched in array array['product', 'product_content', 'product_image', 'product_color',
    'product_size', 'product_category', 'product_tag', 'tag', 'stock_item']
  loop
    execute format($trigger$create or replace trigger audit after insert or update or delete on %I
      for each row when (coalesce(current_setting('shop.staff', true), '') <> ''
        and coalesce(current_setting('shop.quiet', true), '') <> 'on')
      execute function shop_audit()$trigger$, watched);
  end loop;
end $$;
create or replace trigger audit after insert on stock_move
  for each row when (coalesce(current_setting('shop.staff', true), '') <> '' and new.order_id is null
    and coalesce(current_setting('shop.quiet', true), '') <> 'on')
  execute function shop_audit();
