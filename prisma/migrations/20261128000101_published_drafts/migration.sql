-- The product that a draft became: a second device that has the draft open publishes no second one.
create table published_draft (
  draft_id int primary key,
  product_id int not null references product (id) on delete cascade on update cascade
);
create index published_draft_product_id_idx on published_draft (product_id);
