create or replace function shop_count_file(file int, done_line int) returns jsonb
language sql stable as $$
  select to_jsonb(r) || jsonb_build_object('pictures', to_jsonb(p))
  from (
    select count(*) filter (where kind = 'new') as new,
      count(*) filter (where kind = 'changed') as changed,
      count(*) filter (where kind = 'same') as same,
      count(*) filter (where kind = 'doubtful') as doubtful,
      count(*) filter (where kind = 'wrong') as wrong,
      count(*) filter (where kind = 'failed') as failed,
      count(*) filter (where warned) as warned,
      count(*) filter (where kind in ('new', 'changed', 'failed') and line <= done_line) as applied,
      count(*) filter (where kind in ('new', 'changed', 'failed')) as wanted
    from import_row where job_id = file) r
  cross join (
    select count(*) as of, count(image) as done, count(trouble) as failed
    from import_picture where job_id = file and url <> coalesce(image, '')) p
$$;

create or replace function shop_keep_counts() returns trigger language plpgsql as $$
begin
  new.counts := case when new.state not in ('checking', 'applying', 'taking_off', 'fetching')
    then shop_count_file(new.id, new.done_line) end;
  return new;
end $$;
