-- A category or a tag where thousands of goods stand is renamed, moved or joined behind the answer, some hundred goods
-- a transaction: orders would wait for the goods of one long one. Any process takes the next part; the row is deleted
-- with the last one.
create table shelf_work (
  id serial primary key,
  kind text not null check (kind in ('category', 'tag')),
  shelf_id int not null,
  -- Where the goods go; without it their lists and their words are refreshed.
  move_to int,
  lists boolean not null default false,
  words boolean not null default false,
  -- Goods up to this id are refreshed.
  done_id int not null default 0,
  -- Author of the change, for the audit.
  staff_id int,
  act text not null default '',
  address text not null default '',
  request text not null default '',
  at timestamptz(3) not null default current_timestamp
);
create unique index shelf_work_moving_key on shelf_work (kind, shelf_id) where move_to is not null;
