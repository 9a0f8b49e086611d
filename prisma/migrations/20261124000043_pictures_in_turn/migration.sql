-- The next picture of a file, and the one that came by the same link.
create index import_picture_waiting_idx on import_picture (job_id, nr) where image is null and trouble is null;
create index import_picture_url_idx on import_picture using hash (url);
