-- The audit can only be added to. Rows stay as they are, and so do the people whom they name; the contents of
-- a change go with the person whom it was about (shop.erasing, as for order_event).

-- DropForeignKey
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_staff_id_fkey";

-- AddForeignKey
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_staff_id_fkey" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

create function shop_keep_audit() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('shop.erasing', true) = 'on' then
    if new.before is null and new.after is null
      and to_jsonb(new) - '{before,after}'::text[] = to_jsonb(old) - '{before,after}'::text[] then
      return new;
    end if;
  end if;
  raise exception 'the audit is only added to' using errcode = 'check_violation';
end $$;
create trigger only_added before update or delete on audit_log
  for each row execute function shop_keep_audit();
create trigger never_emptied before truncate on audit_log
  for each statement execute function shop_keep_audit();
