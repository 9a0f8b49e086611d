-- Reviews that were written before they said whether their writer bought the product here.
update review r set bought = true
where exists (
  select from orders o join order_line l on l.order_id = o.id
  where o.customer_id = r.customer_id and l.product_id = r.product_id
    and shop_phone_class(o.status, o.outcome) = 'delivered');
