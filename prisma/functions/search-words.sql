-- The words of a text, in order. Joined letters and vowel signs of Bengali stay whole in any locale of the
-- database.
create or replace function shop_words(t text) returns setof text language sql immutable parallel safe as $$
  select left(word, 40)
  from regexp_split_to_table(public.shop_norm(t),
    U&'[^a-z0-9\00DF-\00F6\00F8-\024F\0370-\058F\05D0-\0963\0966-\1FFF\3040-\D7FF]+') word
  where word <> ''
$$;

-- The speech of a word, letter for letter, the same for Bengali and Latin spellings: capitals are the
-- breathed or bent ones of their pair (K is kh, S is sh, R is rra), * is the vowel that Bengali leaves
-- unwritten and that may be an o, an a, or nothing, E the one at the end that English seldom speaks.
create or replace function shop_spoken(word text) returns text language plpgsql immutable parallel safe as $$
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
create or replace function shop_consonants(spoken text) returns text language sql immutable parallel safe as $$
  select case when spoken ~ '[0-9]' then '' else
    regexp_replace(
      regexp_replace(
        translate(regexp_replace(spoken, '^[aeiou*]+', 'A'), 'BCDGJKRSTaeEiou*', 'bcdgjkrst'),
        '(?<=.)h', '', 'g'),
      '(.)\1+', '\1', 'g')
    end
$$;

-- The consonants of a word, by which it is looked up, and its speech, by which it is judged.
create or replace function shop_sound(word text) returns text language sql immutable parallel safe as $$
  select public.shop_consonants(spoken) || ' ' || spoken from public.shop_spoken(word) spoken
$$;

-- A shopper's word and other spellings that the shop may have: without the n of a nasal vowel, ch for c, j for
-- g, one for many.
create or replace function shop_respelled(word text) returns setof text language sql immutable parallel safe as $$
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
create or replace function shop_gaps(word text) returns setof text language sql immutable parallel safe as $$
  select word
  union
  select overlay(word placing '' from i for 1) from generate_series(1, char_length(word)) i
$$;

-- Keys that lead a mistyped word to this one: its gaps, and behind a ~ those of its consonants, for a wrong
-- letter in the other script.
create or replace function shop_term_gaps(word text) returns setof text language sql immutable parallel safe as $$
  select public.shop_gaps(word) where char_length(word) between 4 and 24
  union
  select '~' || gap
  from split_part(public.shop_sound(word), ' ', 1) consonants
  cross join lateral public.shop_gaps(consonants) gap
  where char_length(consonants) between 4 and 24
$$;

-- A title up to the first comma, dash, "with" or "for"; the same in brackets, as a rule in the other language.
create or replace function shop_title_head(title text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(title, '\([^)]*\)', ' ', 'g'),
      U&'\\s*(,|\060C|;|\\||\0964|:\\s|\\s[\2010-\2015:-]\\s|\\s(with|for)\\s).*$', '', 'i')
    || coalesce((select ' ' || string_agg(m[1], ' ') from regexp_matches(title, '\(([^)]*)\)', 'g') m), '')
$$;

create or replace function shop_all_words(t text) returns setof text language sql immutable parallel safe as $$
  select public.shop_words(t)
  union
  select public.shop_words(regexp_replace(m[1], U&'[-\2010\2011]', '', 'g'))
  from regexp_matches(t, U&'[^\\s,;:()/|0-9\09E6-\09EF]+[-\2010\2011][^\\s,;:()/|0-9\09E6-\09EF]+', 'g') m
$$;

-- `place`: 0 head of the title, 1 title, 2 tag, 3 category, colour or size.
create or replace function shop_product_words(product_ids int[])
returns table (product_id int, word text, place int) language sql stable as $$
  with p as (select id, title from product where id = any(product_ids) and archived_at is null)
  select p.id, w, 0 from p cross join lateral shop_all_words(shop_title_head(p.title)) w
  union
  select p.id, w, 1 from p cross join lateral shop_all_words(p.title) w
  union
  select p.id, w, 2 from p join product_tag pt on pt.product_id = p.id
    join tag t on t.id = pt.tag_id cross join lateral shop_all_words(concat_ws(' ', t.tag, t.english)) w
  union
  select p.id, w, 3 from p join product_category pc on pc.product_id = p.id
    join category c on c.id = pc.category_id
    cross join lateral shop_all_words(concat_ws(' ', c.category, c.english)) w
  union
  select p.id, w, 3 from p join product_color o on o.product_id = p.id and o.removed_at is null
    cross join lateral shop_words(o.color) w
  union
  select p.id, w, 3 from p join product_size s on s.product_id = p.id and s.removed_at is null
    cross join lateral shop_words(s.size) w
$$;

-- The terms that products should have.
create or replace function shop_product_terms(product_ids int[])
returns table (product_id int, id int) language sql stable as $$
  with words as materialized (
    select w.product_id, w.word, w.place, t.id
    from shop_product_words(product_ids) w join term t on t.term = w.word and t.kind = 0
  )
  select w.product_id, w.id from words w
  union select w.product_id, -w.id from words w where w.place <= 1
  union select w.product_id, -w.id - 500000000 from words w where w.place = 0
  union select w.product_id, -w.id - 1000000000 from words w where w.place = 2
  union select w.product_id, t.id from words w cross join generate_series(1, 3) n
    join term t on t.term = left(w.word, n) and t.kind = 1
  union select p.id, t.id from product p join product_category pc on pc.product_id = p.id
    join category c on c.id = pc.category_id join term t on t.term = c.menu_id::text and t.kind = 2
    where p.id = any(product_ids) and p.archived_at is null
$$;
