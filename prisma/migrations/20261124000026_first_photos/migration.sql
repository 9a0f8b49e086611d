-- The photos of a product stand in product_image, the first of them too: the office shows, moves and
-- removes them alike. product.image stays the first one. The shop answers the others as it did.
insert into product_image (product_id, image, alt, position)
select p.id, p.image, p.image_alt, -1
from product p
where not exists (select from product_image i where i.product_id = p.id and i.image = p.image);
