-- A stored picture is loose exactly while no review has it, whoever writes or deletes the review. Pictures of
-- products, which a review might name too, are not swept with reviews.
create or replace function shop_take_loose_pictures() returns trigger language plpgsql as $$
begin
  delete from loose_picture l using after a where l.image = a.image;
  return null;
end $$;

create or replace function shop_leave_loose_pictures() returns trigger language plpgsql as $$
begin
  insert into loose_picture (image) select image from before where image ~ '^/uploads/reviews/[^/]+$'
  on conflict (image) do update set since = excluded.since;
  return null;
end $$;

create or replace function shop_leave_picture() returns trigger language plpgsql as $$
declare
  had constant text := coalesce(to_jsonb(old) ->> 'image', old::text);
begin
  insert into loose_picture (image)
  select distinct url[1] from regexp_matches(had,
    '(/uploads/(?:catalog|banners|brand)/[0-9a-f]{8}-[0-9a-f-]{27}-\d+x\d+\.webp)', 'g') url order by 1
  on conflict (image) do update set since = excluded.since;
  return null;
end $$;

-- Whether the shop shows a picture now; and whether a draft, or an order from former times, does.
create or replace function shop_shows_picture(picture text) returns boolean language sql stable as $$
  select exists (select from product_image where image = picture)
    or exists (select from product where image = picture)
    or exists (select from category where image = picture)
    or exists (select from banner where image = picture)
    or exists (select from product_content
      where shop_pictures_of(description || ' ' || order_policy) @> shop_pictures_of(picture)
        and shop_pictures_of(picture) <> '{}')
    or exists (select from product_content
      where size_chart <> '' and shop_pictures_of(size_chart) @> shop_pictures_of(picture)
        and shop_pictures_of(picture) <> '{}')
    or exists (select from setting where shop_pictures_of(value::text) && shop_pictures_of(picture))
$$;

create or replace function shop_keeps_picture(picture text) returns boolean language sql stable as $$
  select exists (select from product_draft where pictures @> shop_pictures_of(picture)
      and shop_pictures_of(picture) <> '{}')
    or exists (select from order_line where image = picture)
$$;
