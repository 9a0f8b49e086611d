-- The choice of color and size goes into the cart.

drop function shop_cart_has_room(int, int, int, int, int);
-- Puts a product into a customer's cart with this choice. `outcome` is 'added', 'exists', or why not: 'unknown', 'too
-- few', 'no color', 'no size', 'sold out', 'full'. A line of the product without a choice that can be ordered, as from
-- before the choice went with the order, gets this one. Behind the customer's lock, so that adds follow each other.
create function shop_add_to_cart(buyer int, of_product int, chosen_color int, chosen_size int,
  wanted int, most_lines int, out outcome text, out line_id int, out color_id int, out size_id int)
language plpgsql as $$
#variable_conflict use_column
declare
  p product;
  choice record;
begin
  perform from customer where id = buyer for no key update;
  select * into p from product where id = of_product;
  if not found then
    outcome := 'unknown';
    return;
  end if;
  select * into choice from shop_choice(p, chosen_color, chosen_size);
  color_id := choice.color_id;
  size_id := choice.size_id;
  outcome := case
    when wanted < p.minimum_order then 'too few'
    when p.stock <> 1 then 'sold out'
    when choice.color_is_missing then 'no color'
    when choice.size_is_missing then 'no size'
    when p.choice_goes_with_order and not shop_is_available(p, choice.color_id, choice.size_id) then 'sold out'
    when exists (select from cart_line c where c.customer_id = buyer and c.product_id = p.id
      and coalesce(c.color_id, 0) = coalesce(choice.color_id, 0)
      and coalesce(c.size_id, 0) = coalesce(choice.size_id, 0)) then 'exists'
  end;
  if outcome is not null then return; end if;

  if p.choice_goes_with_order then
    update cart_line c set color_id = choice.color_id, size_id = choice.size_id, quantity = wanted
    where c.id = (select min(l.id) from cart_line l where l.customer_id = buyer and l.product_id = p.id
      and not shop_is_choice(p.id, l.color_id, l.size_id))
    returning c.id into line_id;
  end if;
  if line_id is null then
    if (select count(*) from cart_line where customer_id = buyer) >= most_lines then
      outcome := 'full';
      return;
    end if;
    insert into cart_line (customer_id, product_id, quantity, color_id, size_id)
    values (buyer, p.id, wanted, choice.color_id, choice.size_id) returning id into line_id;
  end if;
  outcome := 'added';
end $$;

-- Whether pieces of this choice are there.
create function shop_is_available(p product, chosen_color int, chosen_size int) returns boolean
language sql stable as $$
  select p.stock = 1 and (not p.counted or exists (
    select from stock_item where id = shop_item_of(p, chosen_color, chosen_size) and available))
$$;
