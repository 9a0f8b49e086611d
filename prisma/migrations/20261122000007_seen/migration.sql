-- AlterTable
ALTER TABLE "customer" ADD COLUMN     "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- When a customer was last here, so that an account that nobody uses can be told from one that is
-- only read. A session is written when it begins and at most once a day while it is used. Accounts
-- from before count from now.
create function shop_see_customer() returns trigger language plpgsql as $$
begin
  update customer set seen_at = now()
  where id = (new.sess ->> 'customerId')::int and seen_at < now() - interval '1 day';
  return null;
end $$;

create trigger see_customer after insert or update on session
  for each row execute function shop_see_customer();
