-- Pages tell how many pieces are left below ten, so the cached answers follow a count there: at most ten changes
-- until a choice is sold out.
create trigger tell_few_left after update of count on stock_item for each row
  when (old.count <> new.count and least(old.count, new.count) < 10)
  execute function shop_tell_change();
