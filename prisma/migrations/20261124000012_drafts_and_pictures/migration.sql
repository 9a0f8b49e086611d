-- Drafts of products, and pictures that staff upload.
--
--   trigger            on                                     does
--   raise_version      product_draft                          version, before the row is written
--   leave_picture      product, product_image, category,      loose_picture, where an uploaded picture leaves a
--                      banner, product_content                row
--
-- An uploaded picture is loose from its upload on. A sweep looks at it 7 days later: one that the shop shows is no
-- longer loose, one that a draft or an order line shows is looked at again, any other is deleted.

create table product_draft (
  id serial primary key,
  product_id int references product (id) on update cascade on delete cascade,
  staff_id int not null references staff (id) on update cascade on delete cascade,
  base_version int,
  base jsonb,
  form jsonb not null,
  version int not null default 0,
  at timestamptz(3) not null default current_timestamp,
  constraint product_draft_form_check check (octet_length(form::text) <= 409600)
);
create unique index product_draft_product_id_staff_id_key on product_draft (product_id, staff_id);
create index product_draft_staff_id_idx on product_draft (staff_id);
create index product_draft_at_id_idx on product_draft (at desc, id desc);
create trigger raise_version before update of form, base, base_version, version on product_draft
  for each row execute function shop_raise_version();

-- The uploaded pictures that a text names, in its order and in any size: their addresses without the size.
create function shop_pictures_of(told text) returns text[] language sql immutable parallel safe as $$
  select array(select url[1] from pg_catalog.regexp_matches(told,
    '(/uploads/(?:catalog|banners|brand)/[0-9a-f]{8}-[0-9a-f-]{27})-\d+x\d+\.', 'g') url)
$$;
alter table product_draft
  add column pictures text[] generated always as (public.shop_pictures_of(form::text)) stored;
create index product_draft_pictures_idx on product_draft using gin (pictures);
create index product_content_pictures_idx on product_content
  using gin (public.shop_pictures_of(description || ' ' || order_policy));

alter table loose_picture drop constraint loose_picture_image_check, add constraint loose_picture_image_check
  check (image ~ '^/uploads/(reviews/[^/]+|(catalog|banners|brand)/[0-9a-f]{8}-[0-9a-f-]{27}-\d+x\d+\.webp)$');

create function shop_leave_picture() returns trigger language plpgsql as $$
declare
  had constant text := coalesce(to_jsonb(old) ->> 'image', old::text);
begin
  insert into loose_picture (image)
  select distinct url[1] from regexp_matches(had,
    '(/uploads/(?:catalog|banners|brand)/[0-9a-f]{8}-[0-9a-f-]{27}-\d+x\d+\.webp)', 'g') url order by 1
  on conflict (image) do update set since = excluded.since;
  return null;
end $$;
do $$
declare
  named text;
  changed text;
begin
  for named, changed in values ('product', 'image'), ('product_image', 'image'), ('category', 'image'),
    ('banner', 'image'), ('product_content', 'description, order_policy')
  loop
    execute format('create trigger leave_picture after update of %s or delete on %I
      for each row execute function shop_leave_picture()', changed, named);
  end loop;
end $$;

-- Whether the shop shows a picture now; and whether a draft, or an order from former times, does.
create function shop_shows_picture(picture text) returns boolean language sql stable as $$
  select exists (select from product_image where image = picture)
    or exists (select from product where image = picture)
    or exists (select from category where image = picture)
    or exists (select from banner where image = picture)
    or exists (select from product_content
      where shop_pictures_of(description || ' ' || order_policy) @> shop_pictures_of(picture)
        and shop_pictures_of(picture) <> '{}')
$$;
create function shop_keeps_picture(picture text) returns boolean language sql stable as $$
  select exists (select from product_draft where pictures @> shop_pictures_of(picture)
      and shop_pictures_of(picture) <> '{}')
    or exists (select from order_line where image = picture)
$$;
