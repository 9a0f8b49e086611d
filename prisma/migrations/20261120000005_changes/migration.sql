-- Tells every server process that the public catalogue changed, so that what they keep of it is
-- made anew. One notification a transaction, whatever it wrote.
create function shop_tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changed', '');
  return null;
end $$;

do $$
declare watched text;
begin
  foreach watched in array array['menu', 'category', 'tag', 'banner', 'note', 'product',
    'product_content', 'product_image', 'product_color', 'product_size', 'product_category',
    'product_tag', 'review', 'review_image']
  loop
    execute format('create trigger tell_change after insert or update or delete or truncate on %I
      for each statement execute function shop_tell_change()', watched);
  end loop;
end $$;

-- A reviewer's name and photo stand on product pages.
create trigger tell_change after update of name, photo on customer
  for each statement execute function shop_tell_change();
