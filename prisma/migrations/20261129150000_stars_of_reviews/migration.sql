-- A review may carry stars. A product has the number and the sum of those that are shown, so that cards need no
-- reviews; a review has whether its writer bought the product here.
alter table review
  add column stars smallint check (stars between 1 and 5),
  add column bought boolean not null default false;
alter table product
  add column star_count int not null default 0 check (star_count >= 0),
  add column star_sum int not null default 0 check (star_sum between star_count and 5 * star_count);

create function shop_keep_stars() returns trigger language plpgsql as 'begin return null; end';
create function shop_note_bought() returns trigger language plpgsql as 'begin return new; end';
create function shop_keep_bought() returns trigger language plpgsql as 'begin return null; end';
create function shop_keep_bought_lines() returns trigger language plpgsql as 'begin return null; end';

create trigger keep_stars_inserted after insert on review
  referencing new table as new_rows for each statement execute function shop_keep_stars();
create trigger keep_stars_updated after update on review
  referencing old table as old_rows new table as new_rows for each statement execute function shop_keep_stars();
create trigger keep_stars_deleted after delete on review
  referencing old table as old_rows for each statement execute function shop_keep_stars();
create trigger note_bought before insert on review
  for each row execute function shop_note_bought();
create trigger keep_bought after update of status, outcome on orders for each row
  when ((shop_phone_class(old.status, old.outcome) = 'delivered')
    is distinct from (shop_phone_class(new.status, new.outcome) = 'delivered'))
  execute function shop_keep_bought();
create trigger keep_bought_inserted after insert on order_line
  referencing new table as lines for each statement execute function shop_keep_bought_lines();
create trigger keep_bought_deleted after delete on order_line
  referencing old table as lines for each statement execute function shop_keep_bought_lines();
