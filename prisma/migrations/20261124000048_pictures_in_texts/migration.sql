-- A picture of another site may stand inside a description.
alter table import_picture add column in_text boolean not null default false;
