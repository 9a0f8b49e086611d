-- The office's tab of goods without a photo, which have the neutral picture.

create index product_no_photo_idx on product (id) where image = '/no-photo.svg' and archived_at is null;
