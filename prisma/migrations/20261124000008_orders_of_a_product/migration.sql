-- A search in the office finds orders by the code of a product.

create index order_line_product_id_order_id_idx on order_line (product_id, order_id);
