-- Offers and products with stars are few beside all products: a listing that is narrowed to them reads no others.
create index product_offer_idx on product (id) where discount_percent is not null;
create index product_rated_idx on product (id) include (star_count, star_sum) where star_count > 0;
