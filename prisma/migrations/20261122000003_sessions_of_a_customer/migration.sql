-- A change of password ends all other sessions of the customer.
create index session_customer_idx on session (((sess->>'customerId')::int));
