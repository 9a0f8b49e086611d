-- The sizes of a product in figures: HTML, as its description. Lines as "M | 38" are shown as a table.
alter table product_content add column size_chart text not null default '' check (char_length(size_chart) <= 100000);
create index product_content_size_chart_pictures_idx on product_content
  using gin (shop_pictures_of(size_chart)) where size_chart <> '';
drop trigger leave_picture on product_content;
create trigger leave_picture after delete or update of description, order_policy, size_chart on product_content
  for each row execute function shop_leave_picture();
