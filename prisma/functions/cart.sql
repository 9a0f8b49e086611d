-- The choice that a product of this color and size is sold by. Where it has to go with the order a single color or size
-- is taken by itself, and one that is not given is missing; elsewhere only one that is not the product's, or removed.
create or replace function shop_choice(p product, chosen_color int, chosen_size int, out color_id int, out size_id int,
  out color_is_missing boolean, out size_is_missing boolean)
language sql stable as $$
  select case when p.choice_goes_with_order or chosen_color is not null then c.id end,
    case when p.choice_goes_with_order or chosen_size is not null then s.id end,
    c.id is null and case when p.choice_goes_with_order then c.known > 0 else chosen_color is not null end,
    s.id is null and case when p.choice_goes_with_order then s.known > 0 else chosen_size is not null end
  from (
    select count(*) as known, case when count(*) = 1 and chosen_color is null then min(id)
      else min(id) filter (where id = chosen_color) end as id
    from product_color where product_id = p.id and removed_at is null
  ) c, (
    select count(*) as known, case when count(*) = 1 and chosen_size is null then min(id)
      else min(id) filter (where id = chosen_size) end as id
    from product_size where product_id = p.id and removed_at is null
  ) s
$$;

-- Whether a choice is whole: a color where the product has colors, a size where it has sizes, none removed.
create or replace function shop_is_choice(of_product int, chosen_color int, chosen_size int)
returns boolean language sql stable as $$
  select case when chosen_color is null
      then not exists (select from product_color where product_id = of_product and removed_at is null)
      else exists (select from product_color
        where id = chosen_color and product_id = of_product and removed_at is null) end
    and case when chosen_size is null
      then not exists (select from product_size where product_id = of_product and removed_at is null)
      else exists (select from product_size
        where id = chosen_size and product_id = of_product and removed_at is null) end
$$;

-- The item that a choice takes from: the one of color and size, or the one that is counted for all of them. Null
-- where there is none.
create or replace function shop_item_of(p product, chosen_color int, chosen_size int) returns int language sql stable as $$
  select i.id from stock_item i
  where i.product_id = p.id and i.removed_at is null and (not p.choice_goes_with_order
    or (i.color_id is null or i.color_id = chosen_color) and (i.size_id is null or i.size_id = chosen_size))
  order by i.color_id nulls last, i.size_id nulls last limit 1
$$;

-- Whether pieces of this choice are there.
create or replace function shop_is_available(p product, chosen_color int, chosen_size int) returns boolean
language sql stable as $$
  select p.stock = 1 and (not p.counted or exists (
    select from stock_item where id = shop_item_of(p, chosen_color, chosen_size) and available))
$$;

-- Puts a product into a customer's cart with this choice. `outcome` is 'added', 'exists', or why not: 'unknown', 'too
-- few', 'no color', 'no size', 'sold out', 'full'. A line of the product without a choice that can be ordered, as from
-- before the choice went with the order, gets this one. Where the choice does not have to go with it, a product has one
-- line, and shop_choose puts the choice on it. Behind the customer's lock, so that adds follow each other.
create or replace function shop_add_to_cart(buyer int, of_product int, chosen_color int, chosen_size int,
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
  select * into choice from shop_choice(p, case when p.choice_goes_with_order then chosen_color end,
    case when p.choice_goes_with_order then chosen_size end);
  color_id := choice.color_id;
  size_id := choice.size_id;
  outcome := case
    when wanted < p.minimum_order then 'too few'
    when p.stock <> 1 then 'sold out'
    when choice.color_is_missing then 'no color'
    when choice.size_is_missing then 'no size'
    when p.choice_goes_with_order and not shop_is_available(p, choice.color_id, choice.size_id) then 'sold out'
    when exists (select from cart_line c where c.customer_id = buyer and c.product_id = p.id
      and (not p.choice_goes_with_order or coalesce(c.color_id, 0) = coalesce(choice.color_id, 0)
        and coalesce(c.size_id, 0) = coalesce(choice.size_id, 0))) then 'exists'
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

-- Puts a choice on a line of a customer's cart; null takes it off where it does not have to go with the order. `outcome`
-- is 'chosen', 'exists' where another line of the product has it, or why not: 'unknown', 'no color', 'no size'.
create or replace function shop_choose(buyer int, of_line int, chosen_color int, chosen_size int)
returns text language plpgsql as $$
declare
  p product;
  choice record;
begin
  perform from customer where id = buyer for no key update;
  select g.* into p from cart_line c join product g on g.id = c.product_id
  where c.id = of_line and c.customer_id = buyer;
  if not found then return 'unknown'; end if;
  select * into choice from shop_choice(p, chosen_color, chosen_size);
  if choice.color_is_missing then return 'no color'; end if;
  if choice.size_is_missing then return 'no size'; end if;
  if exists (select from cart_line c where c.customer_id = buyer and c.product_id = p.id and c.id <> of_line
    and coalesce(c.color_id, 0) = coalesce(choice.color_id, 0)
    and coalesce(c.size_id, 0) = coalesce(choice.size_id, 0)) then return 'exists'; end if;
  update cart_line set color_id = choice.color_id, size_id = choice.size_id where id = of_line;
  return 'chosen';
end $$;
