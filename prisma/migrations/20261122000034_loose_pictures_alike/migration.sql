-- The text of 20261121000003_loose_pictures was changed twice after it was given out. Whichever of
-- its texts a database has applied, it is as the last one makes it from here on; where that is so
-- already, nothing changes.
alter table loose_picture drop constraint if exists loose_picture_image_check;
delete from loose_picture where image !~ '^/uploads/reviews/[^/]+$';
alter table loose_picture
  add constraint loose_picture_image_check check (image ~ '^/uploads/reviews/[^/]+$');

create or replace function shop_leave_loose_pictures() returns trigger language plpgsql as $$
begin
  insert into loose_picture (image) select image from before where image ~ '^/uploads/reviews/[^/]+$'
  on conflict (image) do update set since = excluded.since;
  return null;
end $$;

drop trigger if exists change_loose_pictures on review_image;
drop function if exists shop_change_loose_pictures();
-- Of one event, triggers fire in the order of their names: what is left first, what is taken then.
create or replace trigger leave_changed_pictures after update on review_image
  referencing old table as before
  for each statement execute function shop_leave_loose_pictures();
create or replace trigger take_changed_pictures after update on review_image
  referencing new table as after
  for each statement execute function shop_take_loose_pictures();
