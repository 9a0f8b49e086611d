-- Derived rows of the catalogue: listings in every order, their lengths and tags, and the words by which
-- search finds products. Statement triggers write them in the transaction of the change. Each trigger ends in
-- one call of shop_refresh_products, which locks the products and refreshes the listings and words that may
-- have changed.
--
--   fires on                               refreshes
--   product          insert                listings and terms of the new products; the number of products
--                    update                listings where price, discount or order of titles changed,
--                                          terms where the title did
--                    delete                as insert; the words of deleted products are counted down
--   product_category insert, update,       listings and terms of the products on either side
--   product_tag        delete
--   category         update                listings where its menu changed, terms where its name did
--   tag              update                terms where its name changed
--   category, tag, menu   delete           by the rows of product_category and product_tag that go along
--
--   writes, in this order                  made of
--   listing, key 0                         the number of products
--   listing_entry, listing_tag, listing    shop_wanted_entries
--   term, term_gap, product.terms          shop_product_words
--   term.products                          product.terms
--
-- Beside these: product.title_sort, before the row is written (keep_title_sort); NOTIFY shop_changed
-- (tell_change). A new table that listings or words are made of is added here and to
-- shop_catalog_differences, which compares.
--
-- Locks: key 0 of listing first, so that transactions that add or remove products follow each other; then all
-- products of the statement, in the order of their ids, for listings and words alike; then rows of
-- listing_tag, of listing and of term, each in the order of their keys.
--
-- Keys of listings: kind * 100,000,000 + id; kinds: 1 menu, 2 category, 3 tag, 4 discount percent; 0 is all.

-- A search is many short look-ups: compiling them takes a hundred times as long as they do. An operator
-- without the right to say so here sets it for the role or the server.
do $$
begin
  execute format('alter database %I set jit = off', current_database());
exception when insufficient_privilege then
  raise notice 'set jit = off for this database';
end $$;

-- Dictionary order of titles under COLLATE "C": Bengali first, then Latin without case, as ICU's bn
-- orders them (measured: no disagreement over 89,528 neighbouring pairs), cut at 48 characters.
create function shop_title_key(t text) returns text language sql immutable parallel safe as $$
  select left(translate(replace(public.shop_norm(t), U&'\09CE', U&'\09A4\09BC'),
    U&'\0981\0982\0983\0985\0986\0987\0988\0989\098A\098B\098F\0990\0993\0994\0995\0996\0997\0998\0999\099A\099B\099C\099D\099E\099F\09A0\09A1\09A2\09A3\09A4\09A5\09A6\09A7\09A8\09AA\09AB\09AC\09AD\09AE\09AF\09B0\09B2\09B6\09B7\09B8\09B9\09BC\09BE\09BF\09C0\09C1\09C2\09C3\09C7\09C8\09CB\09CC\09CD' || 'abcdefghijklmnopqrstuvwxyz',
    U&'\00AE\00AC\00AD\00A1\00A2\00A3\00A4\00A5\00A6\00A7\00A8\00A9\00AA\00AB\00B1\00B2\00B3\00B4\00B5\00B6\00B7\00B8\00B9\00BA\00BB\00BC\00BD\00BE\00BF\00C0\00C1\00C2\00C3\00C4\00C5\00C6\00C7\00C8\00C9\00CA\00CB\00CC\00CD\00CE\00CF\00D0\00A0\00D1\00D2\00D3\00D4\00D5\00D6\00D7\00D8\00D9\00DA\00DB' || U&'\0101\0102\0103\0104\0105\0106\0107\0108\0109\010A\010B\010C\010D\010E\010F\0110\0111\0112\0113\0114\0115\0116\0117\0118\0119\011A'), 48)
$$;

create function shop_keep_title_sort() returns trigger language plpgsql as $$
begin
  new.title_sort := shop_title_key(new.title);
  return new;
end $$;
create trigger keep_title_sort before insert or update of title, title_sort on product
  for each row execute function shop_keep_title_sort();

-- The entries that products should have.
create function shop_wanted_entries(product_ids int[])
returns table (listing_key int, product_id int, price_taka int, title_sort text)
language sql stable as $$
  select k.listing_key, p.id, p.price_taka, p.title_sort
  from product p
  cross join lateral (
    select distinct 100000000 + c.menu_id as listing_key
      from product_category pc join category c on c.id = pc.category_id where pc.product_id = p.id
    union all
    select 200000000 + pc.category_id from product_category pc where pc.product_id = p.id
    union all
    select 300000000 + pt.tag_id from product_tag pt where pt.product_id = p.id
    union all
    select 400000000 + p.discount_percent where p.discount_percent is not null
  ) k
  where p.id = any(product_ids)
$$;

-- Brings the entries of these products, and both kinds of counters, to their wanted state.
create function shop_refresh_listings(product_ids int[]) returns void language plpgsql as $$
begin
  if coalesce(cardinality(product_ids), 0) = 0 then return; end if;

  with wanted as materialized (select * from shop_wanted_entries(product_ids)),
  had as materialized (
    select e.listing_key, e.product_id, e.price_taka, e.title_sort
    from listing_entry e where e.product_id = any(product_ids)
  ),
  gone as (
    delete from listing_entry e using had h
    where e.listing_key = h.listing_key and e.product_id = h.product_id
      and not exists (select from wanted w
        where w.listing_key = h.listing_key and w.product_id = h.product_id)
  ),
  stored as (
    insert into listing_entry (listing_key, product_id, price_taka, title_sort)
    select w.listing_key, w.product_id, w.price_taka, w.title_sort
    from wanted w
    left join had h on h.listing_key = w.listing_key and h.product_id = w.product_id
    where (h.price_taka, h.title_sort) is distinct from (w.price_taka, w.title_sort)
    order by w.listing_key, w.product_id
    on conflict (listing_key, product_id)
      do update set price_taka = excluded.price_taka, title_sort = excluded.title_sort
  ),
  moves as materialized (
    select listing_key, product_id, 1 as step from wanted
    union all
    select listing_key, product_id, -1 from had
  ),
  counted as (
    insert into listing as l (listing_key, products)
    select listing_key, sum(step) from moves
    group by listing_key having sum(step) <> 0 order by listing_key
    on conflict (listing_key) do update set products = l.products + excluded.products
  )
  insert into listing_tag as lt (listing_key, tag_id, products)
  select pair.listing_key, pair.tag_id, sum(pair.step)
  from (
    select m.listing_key, t.listing_key - 300000000 as tag_id, 1 as step
    from wanted m join wanted t on t.product_id = m.product_id
    where t.listing_key between 300000000 and 399999999
    union all
    select m.listing_key, t.listing_key - 300000000, -1
    from had m join had t on t.product_id = m.product_id
    where t.listing_key between 300000000 and 399999999
  ) pair
  group by pair.listing_key, pair.tag_id having sum(pair.step) <> 0
  order by pair.listing_key, pair.tag_id
  on conflict (listing_key, tag_id) do update set products = lt.products + excluded.products;
end $$;

create function shop_count_catalogue(step int) returns void language sql as $$
  insert into listing as l (listing_key, products) values (0, step)
  on conflict (listing_key) do update set products = l.products + excluded.products
$$;

-- The words of a text, in order. Joined letters and vowel signs of Bengali stay whole in any locale of the
-- database.
create function shop_words(t text) returns setof text language sql immutable parallel safe as $$
  select left(word, 40)
  from regexp_split_to_table(public.shop_norm(t),
    U&'[^a-z0-9\00DF-\00F6\00F8-\024F\0370-\058F\05D0-\0963\0966-\1FFF\3040-\D7FF]+') word
  where word <> ''
$$;

-- The speech of a word, letter for letter, the same for Bengali and Latin spellings: capitals are the
-- breathed or bent ones of their pair (K is kh, S is sh, R is rra), * is the vowel that Bengali leaves
-- unwritten and that may be an o, an a, or nothing, E the one at the end that English seldom speaks.
create function shop_spoken(word text) returns text language plpgsql immutable parallel safe as $$
declare s text := public.shop_norm(word);
begin
  if s ~ U&'[\0980-\09FF]' then
    s := replace(s, U&'\0995\09CD\09B7', U&'\0996');                 -- ksha
    s := replace(s, U&'\099C\09CD\099E', U&'\0997');                 -- jna
    s := regexp_replace(s, U&'[\09A1\09A2]\09BC', 'R', 'g');         -- rra, rha
    s := replace(s, U&'\0993\09AF\09BC', U&'\0993');                 -- o-ya is wa
    s := replace(s, U&'\09AF\09BC', 'Y');                            -- yya
    -- ya after a consonant only colours the vowel, but for the old conjunct rya.
    s := regexp_replace(s, U&'(?<!\09B0)\09CD\09AF|\09CD\09AF(?=\09BE)', '', 'g');
    s := regexp_replace(s, U&'([\099C\099F\09A4\09A6\09A7\09B6-\09B8])\09CD\09AC', '\1', 'g');
    s := replace(s, U&'\0999\09CD', 'n-');                           -- nga before a consonant
    s := replace(s, U&'\0999', 'n-g');
    s := replace(s, U&'\0982', 'n-g-');
    s := replace(s, U&'\09CE', 't-');
    s := replace(s, U&'\09C3', '-ri');
    s := replace(s, U&'\098B', 'ri');
    s := replace(replace(s, U&'\09C8', 'oi'), U&'\0990', 'oi');
    s := replace(replace(s, U&'\09CC', 'ou'), U&'\0994', 'ou');
    s := translate(s,
      U&'\0985\0986\0987\0988\0989\098A\098F\0993\09BE\09BF\09C0\09C1\09C2\09C7\09CB\09CD',
      'oaiiuueoaiiuueo-');
    s := translate(s,
      U&'\0995\0996\0997\0998\099A\099B\099C\099D\09AF\099E\099F\09A0\09A4\09A5\09A1\09A2\09A6\09A7\09A3\09A8\09AA\09AB\09AC\09AD\09AE\09B0\09B2\09B6\09B7\09B8\09B9',
      'kKgGcCjJjntTtTdDdDnnpfbBmrlSSsh');
    s := regexp_replace(s, '([bcdfghjklmnprstBCDGJKRST])(?![aeiou-])', '\1*', 'g');
    s := replace(s, 'Y', 'i');
    s := regexp_replace(s, '[^a-zA-Z0-9*]|[*]$', '', 'g');
  else
    s := translate(s, U&'\00E0\00E1\00E2\00E3\00E4\00E8\00E9\00EA\00EB\00EC\00ED\00F3\00F4\00F6\00FA\00FC\00F1', 'aaaaaeeeeiiooouun');
    s := regexp_replace(s, '[ts]ion', 'Son', 'g');
    s := regexp_replace(s, 'ie(?=[^aeiou])', 'i', 'g');
    s := replace(replace(s, 'igh', 'ai'), 'x', 'ks');
    s := replace(replace(replace(s, 'tch', 'Q'), 'chh', 'Z'), 'ch', 'Q');
    s := replace(replace(replace(s, 'ck', 'k'), 'sh', 'S'), 'ph', 'f');
    s := replace(replace(replace(replace(s, 'kh', 'K'), 'gh', 'G'), 'jh', 'J'), 'th', 'T');
    s := replace(replace(replace(s, 'dh', 'D'), 'bh', 'B'), 'rh', 'R');
    s := regexp_replace(s, 'c(?=[eiy])', 's', 'g');
    s := replace(replace(replace(s, 'ee', 'i'), 'ea', 'i'), 'oo', 'u');
    s := regexp_replace(s, '(?<=[^aeiou].*[^aeiou])e$', 'E');
    s := translate(s, 'cqzvwyQZ', 'kkjBoicC');
  end if;
  return regexp_replace(s, '([a-zA-Z*])\1+', '\1', 'g');
end $$;

-- The consonants of a spoken word, a pair as one, a vowel only where it leads: saree, shari and the Bengali
-- word for it are all 'sr'. A number has no sound.
create function shop_consonants(spoken text) returns text language sql immutable parallel safe as $$
  select case when spoken ~ '[0-9]' then '' else
    regexp_replace(
      regexp_replace(
        translate(regexp_replace(spoken, '^[aeiou*]+', 'A'), 'BCDGJKRSTaeEiou*', 'bcdgjkrst'),
        '(?<=.)h', '', 'g'),
      '(.)\1+', '\1', 'g')
    end
$$;

-- The consonants of a word, by which it is looked up, and its speech, by which it is judged.
create function shop_sound(word text) returns text language sql immutable parallel safe as $$
  select public.shop_consonants(spoken) || ' ' || spoken from public.shop_spoken(word) spoken
$$;

-- A shopper's word and other spellings that the shop may have: without the n of a nasal vowel, ch for c, j for
-- g, one for many.
create function shop_respelled(word text) returns setof text language sql immutable parallel safe as $$
  select word
  union
  select respelled from (
    values (regexp_replace(word, 'n(?=[bcdfjklmprstvz])', '', 'g')),
      (regexp_replace(word, 'c(?![hkeiy])', 'ch', 'g')),
      (regexp_replace(word, 'g(?=[eiy])', 'j', 'g')),
      (regexp_replace(word, '(?<=...)(?<!s)s$', '')),
      (regexp_replace(word, '(?<=...)es$', ''))
  ) r(respelled)
  where word ~ '^[a-z]{4,}$'
$$;

-- A word with one letter left out, and the word itself.
create function shop_gaps(word text) returns setof text language sql immutable parallel safe as $$
  select word
  union
  select overlay(word placing '' from i for 1) from generate_series(1, char_length(word)) i
$$;

-- Keys that lead a mistyped word to this one: its gaps, and behind a ~ those of its consonants, for a wrong
-- letter in the other script.
create function shop_term_gaps(word text) returns setof text language sql immutable parallel safe as $$
  select public.shop_gaps(word) where char_length(word) between 4 and 24
  union
  select '~' || gap
  from split_part(public.shop_sound(word), ' ', 1) consonants
  cross join lateral public.shop_gaps(consonants) gap
  where char_length(consonants) between 4 and 24
$$;

-- By their ends: a watch is also found in a wristwatch.
create index term_backwards_idx on term (reverse(term) collate "C") where kind = 0;
create index term_sound_backwards_idx on term (reverse(split_part(sound, ' ', 1)) collate "C")
  where kind = 0;

-- The words that products should be found by.
create function shop_product_words(product_ids int[])
returns table (product_id int, word text, in_title boolean) language sql stable as $$
  select p.id, w, true from product p cross join lateral shop_words(p.title) w
    where p.id = any(product_ids)
  union
  select pt.product_id, w, false
    from product_tag pt join tag t on t.id = pt.tag_id cross join lateral shop_words(t.tag) w
    where pt.product_id = any(product_ids)
  union
  select pc.product_id, w, false
    from product_category pc join category c on c.id = pc.category_id
    cross join lateral shop_words(c.category) w
    where pc.product_id = any(product_ids)
$$;

-- Compiling its statements would take longer than they do.
create function shop_refresh_terms(product_ids int[]) returns void language plpgsql
set jit = off as $$
begin
  if coalesce(cardinality(product_ids), 0) = 0 then return; end if;

  with words as materialized (select distinct word from shop_product_words(product_ids)),
  known as (
    insert into term (term, kind, sound)
    select term, kind, case when kind = 0 then shop_sound(term) else '' end
    from (
      select word as term, 0 as kind from words
      union
      select left(word, n), 1 from words cross join generate_series(1, 3) n
    ) wanted
    where not exists (select from term t where t.term = wanted.term and t.kind = wanted.kind)
    order by term, kind
    on conflict (term, kind) do nothing
    returning id, term, kind
  )
  insert into term_gap (gap, term_id)
  select g, k.id from known k cross join lateral shop_term_gaps(k.term) g
  where k.kind = 0
  on conflict do nothing;

  with words as materialized (select * from shop_product_words(product_ids)),
  wanted as materialized (
    select product_id, array_agg(id order by id) as terms
    from (
      select w.product_id, t.id from words w join term t on t.term = w.word and t.kind = 0
      union
      select w.product_id, -t.id from words w join term t on t.term = w.word and t.kind = 0
        where w.in_title
      union
      select w.product_id, t.id
        from words w cross join generate_series(1, 3) n
        join term t on t.term = left(w.word, n) and t.kind = 1
    ) ids group by product_id
  ),
  moves as materialized (
    select p.id, p.terms as had, coalesce(w.terms, '{}') as terms
    from product p left join wanted w on w.product_id = p.id
    where p.id = any(product_ids) and p.terms is distinct from coalesce(w.terms, '{}')
  ),
  stored as (
    update product p set terms = m.terms from moves m where m.id = p.id
  ),
  steps as (
    select term_id, sum(step) as step from (
      select unnest(m.terms) as term_id, 1 as step from moves m
      union all
      select unnest(m.had), -1 from moves m
    ) both_ways where term_id > 0 group by term_id having sum(step) <> 0
  ),
  locked as materialized (
    select t.id, s.step from term t join steps s on s.term_id = t.id order by t.id for update of t
  )
  update term t set products = t.products + l.step from locked l where l.id = t.id;
end $$;

-- Two writers of one product follow each other.
create function shop_refresh_products(listed int[], worded int[]) returns void language plpgsql as $$
begin
  perform from product where id = any(listed || worded) order by id for no key update;
  perform shop_refresh_listings(listed);
  perform shop_refresh_terms(worded);
end $$;

create function shop_keep_products() returns trigger language plpgsql as $$
declare changed int[];
begin
  if tg_op = 'INSERT' then
    changed := array(select id from new_rows);
    perform shop_count_catalogue(cardinality(changed));
    perform shop_refresh_products(changed, changed);
  elsif tg_op = 'UPDATE' then
    if exists (select id from new_rows except select id from old_rows) then
      raise exception 'the id of a product does not change';
    end if;
    perform shop_refresh_products(
      array(select id from (
        select id, price_taka, title_sort, discount_percent from new_rows
        except select id, price_taka, title_sort, discount_percent from old_rows) listed),
      array(select id from (
        select id, title from new_rows except select id, title from old_rows) worded));
  else
    changed := array(select id from old_rows);
    perform shop_count_catalogue(-cardinality(changed));
    perform shop_refresh_products(changed, '{}');
    with steps as (
      select term_id, count(*) as step from old_rows o cross join unnest(o.terms) term_id
      where term_id > 0 group by term_id
    ),
    locked as materialized (
      select t.id, s.step from term t join steps s on s.term_id = t.id order by t.id for update of t
    )
    update term t set products = t.products - l.step from locked l where l.id = t.id;
  end if;
  return null;
end $$;

-- For product_category and product_tag. A link waits for a transaction that moves or renames its category or
-- tag: neither would see the other's rows, and the product would stay under the former menu or word.
create function shop_keep_links() returns trigger language plpgsql as $$
declare changed int[];
begin
  if tg_op = 'INSERT' then
    changed := array(select distinct product_id from new_rows);
  elsif tg_op = 'UPDATE' then
    changed := array(select product_id from new_rows union select product_id from old_rows);
  else
    changed := array(select distinct product_id from old_rows);
  end if;
  if tg_op <> 'DELETE' and tg_table_name = 'product_category' then
    perform from category where id in (select category_id from new_rows) order by id for share;
  elsif tg_op <> 'DELETE' then
    perform from tag where id in (select tag_id from new_rows) order by id for share;
  end if;
  perform shop_refresh_products(changed, changed);
  return null;
end $$;

-- A category that moves to another menu takes its products along.
create function shop_keep_categories() returns trigger language plpgsql as $$
begin
  perform shop_refresh_products(
    array(select distinct product_id from product_category where category_id in (
      select id from (select id, menu_id from new_rows except select id, menu_id from old_rows) moved)),
    array(select distinct product_id from product_category where category_id in (
      select id from (select id, category from new_rows except select id, category from old_rows) named)));
  return null;
end $$;

create function shop_keep_tags() returns trigger language plpgsql as $$
begin
  perform shop_refresh_products('{}',
    array(select distinct product_id from product_tag where tag_id in (
      select id from (select id, tag from new_rows except select id, tag from old_rows) named)));
  return null;
end $$;

-- PostgreSQL allows no trigger for several events with transition tables.
do $$
declare source text; keeper text;
begin
  for source, keeper in values ('product', 'shop_keep_products'),
    ('product_category', 'shop_keep_links'), ('product_tag', 'shop_keep_links')
  loop
    execute format('create trigger keep_derived_inserted after insert on %I
      referencing new table as new_rows for each statement execute function %I()', source, keeper);
    execute format('create trigger keep_derived_updated after update on %I
      referencing old table as old_rows new table as new_rows
      for each statement execute function %I()', source, keeper);
    execute format('create trigger keep_derived_deleted after delete on %I
      referencing old table as old_rows for each statement execute function %I()', source, keeper);
  end loop;
end $$;
create trigger keep_derived_updated after update on category
  referencing old table as old_rows new table as new_rows
  for each statement execute function shop_keep_categories();
create trigger keep_derived_updated after update on tag
  referencing old table as old_rows new table as new_rows
  for each statement execute function shop_keep_tags();

-- Compares every derived row of the catalogue with its wanted state.
create function shop_catalog_differences() returns table (what text, differences bigint)
language sql stable as $$
  with ids as (select coalesce(array_agg(id), '{}') as all_ids from product),
  wanted as materialized (select w.* from ids, shop_wanted_entries(ids.all_ids) w),
  words as materialized (select w.* from ids, shop_product_words(ids.all_ids) w)
  select 'listing_entry', count(*) from (
    select listing_key, product_id, price_taka, title_sort from wanted
    except select listing_key, product_id, price_taka, title_sort from listing_entry) missing
  union all
  select 'listing_entry, too many', count(*) from (
    select listing_key, product_id from listing_entry
    except select listing_key, product_id from wanted) extra
  union all
  select 'listing', count(*) from (
    select listing_key, count(*) as n from wanted group by listing_key
    union all select 0, count(*) from product) w
    full join (select * from listing where products <> 0 or listing_key = 0) l using (listing_key)
    where coalesce(w.n, 0) <> coalesce(l.products, 0)
  union all
  select 'listing_tag', count(*) from (
    select m.listing_key, t.listing_key - 300000000 as tag_id, count(*) as n
    from wanted m join wanted t on t.product_id = m.product_id
    where t.listing_key between 300000000 and 399999999 group by 1, 2) w
    full join (select * from listing_tag where products <> 0) l using (listing_key, tag_id)
    where w.n is distinct from l.products
  union all
  select 'product.title_sort', count(*) from product where title_sort <> shop_title_key(title)
  union all
  select 'product.terms', count(*) from product p
    left join (
      select product_id, array_agg(id order by id) as terms from (
        select w.product_id, t.id from words w join term t on t.term = w.word and t.kind = 0
        union select w.product_id, -t.id from words w join term t on t.term = w.word and t.kind = 0
          where w.in_title
        union select w.product_id, t.id from words w cross join generate_series(1, 3) n
          join term t on t.term = left(w.word, n) and t.kind = 1
      ) ids group by product_id) w on w.product_id = p.id
    where p.terms <> coalesce(w.terms, '{}')
  union all
  select 'term.products', count(*) from term t
    left join (select term_id, count(*) as n from product p cross join unnest(p.terms) term_id
      where term_id > 0 group by term_id) c on c.term_id = t.id
    where t.products <> coalesce(c.n, 0)
  union all
  select 'term.sound', count(*) from term where kind = 0 and sound <> shop_sound(term)
  union all
  select 'term_gap', count(*) from (
    select g, t.id from term t cross join lateral shop_term_gaps(t.term) g where t.kind = 0) w
    full join term_gap tg on tg.gap = w.g and tg.term_id = w.id
    where w.id is null or tg.term_id is null
$$;

-- Writes all derived rows of the catalogue anew, alone with it: beside writers a listing lost a link, or both met
-- in a deadlock. Tables are locked in the order in which most writers come to them. A wait lasts for less than
-- PostgreSQL's search for deadlocks (1 s); then all locks are let go, so that the other goes on, and it begins
-- again.
create function shop_rebuild_catalog() returns void language plpgsql
set lock_timeout = '500ms' as $$
declare
  everything int[];
begin
  for attempt in 1..100 loop
    begin
      lock table category, tag, product_category, product_tag, product
        in share row exclusive mode;
      exit;
    exception when lock_not_available then
      if attempt = 100 then raise; end if;
      perform pg_sleep(0.05);
    end;
  end loop;
  everything := array(select id from product);
  delete from listing_entry;
  delete from listing;
  delete from listing_tag;
  update product set terms = '{}', title_sort = title_sort;
  delete from term_gap;
  delete from term;
  perform shop_count_catalogue(cardinality(everything));
  perform shop_refresh_products(everything, everything);
end $$;
