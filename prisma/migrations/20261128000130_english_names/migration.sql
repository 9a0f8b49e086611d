-- Menus, categories, tags and banners may have a name for English screens. It is no part of an address; its words are
-- words of the products, and a change of it raises the version as one of the name does.
alter table menu add column english text check (char_length(english) between 1 and 60);
alter table category add column english text check (char_length(english) between 1 and 60);
alter table tag add column english text check (char_length(english) between 1 and 60);
alter table banner add column english text check (char_length(english) between 1 and 150);

drop trigger raise_version on menu;
create trigger raise_version before update of menu, english, status, version on menu
  for each row execute function shop_raise_version();
drop trigger raise_version on category;
create trigger raise_version before update of category, english, menu_id, image, version on category
  for each row execute function shop_raise_version();
drop trigger raise_version on tag;
create trigger raise_version before update of tag, english, version on tag
  for each row execute function shop_raise_version();
drop trigger raise_version on banner;
create trigger raise_version before update of image, discount_percent, active, alt, english, version on banner
  for each row execute function shop_raise_version();
