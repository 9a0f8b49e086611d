-- How often the work on a file failed by an error of ours since something was applied: not without end.
alter table job add column tries int not null default 0;
