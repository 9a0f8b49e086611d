-- What shoppers searched without a result, counted and without who, for the list of synonyms. The server writes it in
-- the background, and deletes all but the newest 500 and what nobody searched for 90 days.
create table empty_search (
  keyword text primary key check (char_length(keyword) between 2 and 60),
  times int not null default 1,
  last_at timestamptz(3) not null default current_timestamp
);
create index empty_search_last_at_idx on empty_search (last_at desc);
