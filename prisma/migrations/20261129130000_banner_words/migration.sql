-- The words of a banner may be written over its picture, in the reader's language; else the picture has them.
alter table banner add column words_over boolean not null default false;

drop trigger raise_version on banner;
create trigger raise_version before update of image, discount_percent, active, alt, english, words_over, version on banner
  for each row execute function shop_raise_version();
