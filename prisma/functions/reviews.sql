-- Stars of the shown reviews of these products; zeros without one.
create or replace function shop_stars(product_ids int[])
returns table (product_id int, star_count int, star_sum int) language sql stable as $$
  select p.id, count(r.stars)::int, coalesce(sum(r.stars), 0)::int
  from product p left join review r on r.product_id = p.id and r.state = 0
  where p.id = any(product_ids) group by p.id
$$;

-- The products are locked before their reviews are counted: of two reviews at once the later one counts both.
create or replace function shop_write_stars(product_ids int[]) returns void language plpgsql as $$
begin
  perform from product where id = any(product_ids) order by id for no key update;
  -- An UPDATE of no row would fire the triggers of each statement.
  if exists (select from product p join shop_stars(product_ids) w on w.product_id = p.id
    where (p.star_count, p.star_sum) is distinct from (w.star_count, w.star_sum)) then
    update product p set star_count = w.star_count, star_sum = w.star_sum
    from shop_stars(product_ids) w
    where w.product_id = p.id and (p.star_count, p.star_sum) is distinct from (w.star_count, w.star_sum);
  end if;
end $$;

create or replace function shop_keep_stars() returns trigger language plpgsql as $$
declare changed int[];
begin
  if tg_op = 'INSERT' then
    changed := array(select distinct product_id from new_rows where stars is not null);
  elsif tg_op = 'UPDATE' then
    changed := array(select distinct product_id from (
      (select id, product_id, state, stars from new_rows except select id, product_id, state, stars from old_rows)
      union all
      (select id, product_id, state, stars from old_rows except select id, product_id, state, stars from new_rows)
    ) unlike where stars is not null);
  else
    changed := array(select distinct product_id from old_rows where stars is not null);
  end if;
  if cardinality(changed) > 0 then perform shop_write_stars(changed); end if;
  return null;
end $$;

-- Whether a delivered order of the customer has the product.
create or replace function shop_bought(customer int, product int) returns boolean language sql stable as $$
  select exists (
    select from orders o join order_line l on l.order_id = o.id
    where o.customer_id = customer and l.product_id = product
      and shop_phone_class(o.status, o.outcome) = 'delivered')
$$;

-- A review waits for a step of its writer's orders, and such a step for it: neither would see the other.
create or replace function shop_note_bought() returns trigger language plpgsql as $$
begin
  perform from orders o where o.customer_id = new.customer_id and exists (
    select from order_line l where l.order_id = o.id and l.product_id = new.product_id)
  order by o.id for share;
  new.bought := shop_bought(new.customer_id, new.product_id);
  return new;
end $$;

-- An UPDATE of no row would fire the triggers of each statement.
create or replace function shop_turn_bought(reviews int[]) returns void language plpgsql as $$
begin
  if cardinality(reviews) > 0 then
    update review set bought = not bought where id = any(reviews);
  end if;
end $$;

create or replace function shop_keep_bought() returns trigger language plpgsql as $$
begin
  perform shop_turn_bought(array(
    select r.id from review r
    where r.customer_id = new.customer_id
      and r.product_id in (select product_id from order_line where order_id = new.id)
      and r.bought <> shop_bought(r.customer_id, r.product_id)));
  return null;
end $$;

-- For lines of orders that are delivered already, or that are deleted.
create or replace function shop_keep_bought_lines() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform shop_turn_bought(array(
      select r.id from review r
      where r.bought and r.product_id in (select product_id from lines)
        and not shop_bought(r.customer_id, r.product_id)));
  else
    perform shop_turn_bought(array(
      select distinct r.id from lines l
      join orders o on o.id = l.order_id and shop_phone_class(o.status, o.outcome) = 'delivered'
      join review r on r.customer_id = o.customer_id and r.product_id = l.product_id and not r.bought));
  end if;
  return null;
end $$;
