-- Two ways in which derived rows could go wrong beside writers (docs/decisions/052).

-- As before (20261120000004_search), alone with the catalogue: a link that was written between the
-- first deletions and the last had its listing counted no more, and a writer, who holds products
-- before listings, could meet it in a deadlock. Tables are locked in the order in which most writers
-- come to them; beside others it waits for less than PostgreSQL does before it looks
-- for deadlocks (1 s), then lets go of everything, so that whoever waits for it goes on, and begins again.
create or replace function shop_rebuild_derived() returns void language plpgsql
set lock_timeout = '500ms' as $$
declare
  everything int[];
begin
  for attempt in 1..100 loop
    begin
      lock table category, tag, product_category, product_tag, product
        in share row exclusive mode;
      exit;
    exception when lock_not_available then
      if attempt = 100 then raise; end if;
      perform pg_sleep(0.05);
    end;
  end loop;
  everything := array(select id from product);
  delete from listing_entry;
  delete from listing;
  delete from listing_tag;
  update product set terms = '{}', title_sort = title_sort;
  delete from term_gap;
  delete from term;
  perform shop_count_catalogue(cardinality(everything));
  perform shop_refresh_products(everything, everything);
end $$;

-- As before (20261123000001_one_set_of_triggers), but waits for who moves or renames what is linked:
-- neither saw the other's rows, and the product stayed in the former menu, or under the former word.
create or replace function shop_keep_links() returns trigger language plpgsql as $$
declare changed int[];
begin
  if tg_op = 'INSERT' then
    changed := array(select distinct product_id from new_rows);
  elsif tg_op = 'UPDATE' then
    changed := array(select product_id from new_rows union select product_id from old_rows);
  else
    changed := array(select distinct product_id from old_rows);
  end if;
  if tg_op <> 'DELETE' and tg_table_name = 'product_category' then
    perform from category where id in (select category_id from new_rows) order by id for share;
  elsif tg_op <> 'DELETE' then
    perform from tag where id in (select tag_id from new_rows) order by id for share;
  end if;
  perform shop_refresh_products(changed, changed);
  return null;
end $$;
