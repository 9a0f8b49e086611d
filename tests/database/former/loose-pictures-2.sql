-- CreateTable
CREATE TABLE "loose_picture" (
    "image" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "loose_picture_pkey" PRIMARY KEY ("image")
);

alter table loose_picture add check (image ~ '^/uploads/reviews/[^/]+$');

-- A stored picture is loose exactly while no review has it, whoever writes or removes the review.
-- Pictures of products, of which a review might tell too, are not the reviews' to sweep.
create function shop_take_loose_pictures() returns trigger language plpgsql as $$
begin
  delete from loose_picture l using after a where l.image = a.image;
  return null;
end $$;

create function shop_leave_loose_pictures() returns trigger language plpgsql as $$
begin
  insert into loose_picture (image) select image from before where image ~ '^/uploads/reviews/[^/]+$'
  on conflict (image) do update set since = excluded.since;
  return null;
end $$;

create function shop_change_loose_pictures() returns trigger language plpgsql as $$
begin
  insert into loose_picture (image) select image from before where image ~ '^/uploads/reviews/[^/]+$'
  on conflict (image) do update set since = excluded.since;
  delete from loose_picture l using after a where l.image = a.image;
  return null;
end $$;

create trigger take_loose_pictures after insert on review_image
  referencing new table as after
  for each statement execute function shop_take_loose_pictures();
create trigger leave_loose_pictures after delete on review_image
  referencing old table as before
  for each statement execute function shop_leave_loose_pictures();
create trigger change_loose_pictures after update on review_image
  referencing old table as before new table as after
  for each statement execute function shop_change_loose_pictures();
