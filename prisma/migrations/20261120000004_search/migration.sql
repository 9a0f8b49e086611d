-- The vocabulary of search and product.terms, kept by triggers like the listings.

-- A search is many short look-ups: compiling them takes a hundred times as long as they do. Whoever
-- may not say so here sets it for the role or the server.
do $$
begin
  execute format('alter database %I set jit = off', current_database());
exception when insufficient_privilege then
  raise notice 'set jit = off for this database';
end $$;

-- The words of a text, in order, joined letters and vowel signs of Bengali stay whole whatever the
-- locale of the database.
create function shop_words(t text) returns setof text language sql immutable parallel safe as $$
  select left(word, 40)
  from regexp_split_to_table(public.shop_norm(t),
    U&'[^a-z0-9\00DF-\00F6\00F8-\024F\0370-\058F\05D0-\0963\0966-\1FFF\3040-\D7FF]+') word
  where word <> ''
$$;

-- How a word is spoken, letter for letter, the same for Bengali and Latin spellings: capitals are the
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

-- The consonants of what is spoken, a pair as one, a vowel only where it leads: saree, shari and the
-- Bengali word for it are all 'sr'. A number has no sound.
create function shop_consonants(spoken text) returns text language sql immutable parallel safe as $$
  select case when spoken ~ '[0-9]' then '' else
    regexp_replace(
      regexp_replace(
        translate(regexp_replace(spoken, '^[aeiou*]+', 'A'), 'BCDGJKRSTaeEiou*', 'bcdgjkrst'),
        '(?<=.)h', '', 'g'),
      '(.)\1+', '\1', 'g')
    end
$$;

-- The consonants of a word, by which it is looked up, and how it is spoken, by which it is judged.
create function shop_sound(word text) returns text language sql immutable parallel safe as $$
  select public.shop_consonants(spoken) || ' ' || spoken from public.shop_spoken(word) spoken
$$;

-- A word of a shopper, and how else the shop may have spelled it: without the n of a nasal vowel, ch
-- for c, j for g, one for many.
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

-- What leads a mistyped word to this one: its gaps, and behind a ~ those of its consonants, for a
-- wrong letter in the other script.
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
  perform 1 from product where id = any(product_ids) order by id for no key update;

  with known as (
    insert into term (term, kind, sound)
    select term, kind, case when kind = 0 then shop_sound(term) else '' end
    from (
      select distinct w.word as term, 0 as kind from shop_product_words(product_ids) w
      union
      select distinct left(w.word, n), 1
        from shop_product_words(product_ids) w cross join generate_series(1, 3) n
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

create function shop_terms_inserted() returns trigger language plpgsql as $$
begin
  perform shop_refresh_terms((select array_agg(id) from new_rows));
  return null;
end $$;
create trigger terms_inserted after insert on product
  referencing new table as new_rows for each statement execute function shop_terms_inserted();

create function shop_terms_updated() returns trigger language plpgsql as $$
begin
  perform shop_refresh_terms((
    select array_agg(n.id) from new_rows n join old_rows o on o.id = n.id where n.title <> o.title));
  return null;
end $$;
create trigger terms_updated after update on product
  referencing old table as old_rows new table as new_rows
  for each statement execute function shop_terms_updated();

create function shop_terms_deleted() returns trigger language plpgsql as $$
begin
  with steps as (
    select term_id, count(*) as step from old_rows o cross join unnest(o.terms) term_id
    where term_id > 0 group by term_id
  ),
  locked as materialized (
    select t.id, s.step from term t join steps s on s.term_id = t.id order by t.id for update of t
  )
  update term t set products = t.products - l.step from locked l where l.id = t.id;
  return null;
end $$;
create trigger terms_deleted after delete on product
  referencing old table as old_rows for each statement execute function shop_terms_deleted();

create function shop_link_terms_inserted() returns trigger language plpgsql as $$
begin
  perform shop_refresh_terms((select array_agg(distinct product_id) from new_rows));
  return null;
end $$;
create function shop_link_terms_updated() returns trigger language plpgsql as $$
begin
  perform shop_refresh_terms((select array_agg(distinct product_id) from (
    select product_id from new_rows union select product_id from old_rows) both_rows));
  return null;
end $$;
create function shop_link_terms_deleted() returns trigger language plpgsql as $$
begin
  perform shop_refresh_terms((select array_agg(distinct product_id) from old_rows));
  return null;
end $$;
create trigger terms_inserted after insert on product_category
  referencing new table as new_rows for each statement execute function shop_link_terms_inserted();
create trigger terms_updated after update on product_category
  referencing old table as old_rows new table as new_rows
  for each statement execute function shop_link_terms_updated();
create trigger terms_deleted after delete on product_category
  referencing old table as old_rows for each statement execute function shop_link_terms_deleted();
create trigger terms_inserted after insert on product_tag
  referencing new table as new_rows for each statement execute function shop_link_terms_inserted();
create trigger terms_updated after update on product_tag
  referencing old table as old_rows new table as new_rows
  for each statement execute function shop_link_terms_updated();
create trigger terms_deleted after delete on product_tag
  referencing old table as old_rows for each statement execute function shop_link_terms_deleted();

create function shop_tag_renamed() returns trigger language plpgsql as $$
begin
  perform shop_refresh_terms((
    select array_agg(distinct pt.product_id) from new_rows n join old_rows o on o.id = n.id
    join product_tag pt on pt.tag_id = n.id where n.tag <> o.tag));
  return null;
end $$;
create trigger terms_updated after update on tag
  referencing old table as old_rows new table as new_rows
  for each statement execute function shop_tag_renamed();

create function shop_category_renamed() returns trigger language plpgsql as $$
begin
  perform shop_refresh_terms((
    select array_agg(distinct pc.product_id) from new_rows n join old_rows o on o.id = n.id
    join product_category pc on pc.category_id = n.id where n.category <> o.category));
  return null;
end $$;
create trigger terms_updated after update on category
  referencing old table as old_rows new table as new_rows
  for each statement execute function shop_category_renamed();

-- Compares every derived row with what it should be, the repair command and the tests ask it.
create function shop_derived_differences() returns table (what text, differences bigint)
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
    left join lateral (
      select array_agg(id order by id) as terms from (
        select t.id from words w join term t on t.term = w.word and t.kind = 0
          where w.product_id = p.id
        union select -t.id from words w join term t on t.term = w.word and t.kind = 0
          where w.product_id = p.id and w.in_title
        union select t.id from words w cross join generate_series(1, 3) n
          join term t on t.term = left(w.word, n) and t.kind = 1 where w.product_id = p.id
      ) ids) w on true
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

-- Makes every derived row anew.
create function shop_rebuild_derived() returns void language plpgsql as $$
begin
  delete from listing_entry;
  delete from listing;
  delete from listing_tag;
  update product set terms = '{}', title_sort = title_sort;
  delete from term_gap;
  delete from term;
  perform shop_count_catalogue((select count(*)::int from product));
  perform shop_refresh_listings((select array_agg(id) from product));
  perform shop_refresh_terms((select array_agg(id) from product));
end $$;
