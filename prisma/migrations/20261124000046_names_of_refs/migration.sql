-- What the other shop called the product: the same number with another name may be of another shop.
alter table import_ref add column title text not null default '';
update import_ref r set title = p.title from product p where p.id = r.product_id;
