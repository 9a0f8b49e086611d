-- Whether a product may be put into a customer's cart: it stands there already, or there is room for
-- one more line. Behind the customer's lock, so that adds of one customer follow each other.
create function shop_cart_has_room(buyer int, product int, most_lines int)
returns boolean language plpgsql as $$
begin
  perform from customer where id = buyer for no key update;
  return exists (select from cart_line where customer_id = buyer and product_id = product)
    or (select count(*) from cart_line where customer_id = buyer) < most_lines;
end $$;
