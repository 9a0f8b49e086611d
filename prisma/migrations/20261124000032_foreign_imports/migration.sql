-- Files of other programs: what each column means, what the other shop calls its goods, and the pictures that
-- follow behind the rows.

alter table job
  add column kind text not null default 'own'
    check (kind in ('own', 'woocommerce', 'shopify', 'other')),
  -- What each column means, in their order; null where it means nothing here.
  add column meanings jsonb not null default '[]',
  add column attributes jsonb not null default '[]',
  add column options jsonb not null default '{}',
  -- Whose values staff set by hand: the next file of the same columns has them again.
  add column chosen jsonb not null default '{}',
  add column found jsonb;

-- What another shop calls a product or a choice of it: its file twice makes nothing twice.
create table import_ref (
  source text not null,
  ref text not null,
  product_id int not null references product (id) on update cascade on delete cascade,
  color_id int references product_color (id) on update cascade on delete set null,
  size_id int references product_size (id) on update cascade on delete set null,
  primary key (source, ref)
);
create index import_ref_product_id_idx on import_ref (product_id);
create index import_ref_color_id_idx on import_ref (color_id);
create index import_ref_size_id_idx on import_ref (size_id);

-- Pictures of other sites that a file names. Waiting while it has neither a picture nor a trouble.
create table import_picture (
  job_id int not null references job (id) on update cascade on delete cascade,
  nr int not null,
  product_id int not null references product (id) on update cascade on delete cascade,
  url text not null,
  alt text,
  -- Its place among the product's photos in the file.
  position int not null default 0,
  image text,
  trouble text,
  primary key (job_id, nr),
  check (image is null or trouble is null)
);
create index import_picture_product_id_idx on import_picture (product_id);
