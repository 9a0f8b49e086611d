-- As in 20261124000012_drafts_and_pictures, with the pictures of settings.

create trigger leave_picture after update of value or delete on setting
  for each row execute function shop_leave_picture();

create or replace function shop_shows_picture(picture text) returns boolean language sql stable as $$
  select exists (select from product_image where image = picture)
    or exists (select from product where image = picture)
    or exists (select from category where image = picture)
    or exists (select from banner where image = picture)
    or exists (select from product_content
      where shop_pictures_of(description || ' ' || order_policy) @> shop_pictures_of(picture)
        and shop_pictures_of(picture) <> '{}')
    or exists (select from setting where shop_pictures_of(value::text) && shop_pictures_of(picture))
$$;
