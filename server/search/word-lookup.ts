import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { planOnce } from '../database/plans.ts'
import { titleEndings } from './keyword-words.ts'

export type FoundTerm = {
  /** The unit of the keyword, from 0. */
  nr: number
  /** The number of the spelling of the unit. */
  way: number
  word: string
  kind: WordQueryKind
  /** The word that was looked up: another spelling by `shop_respelled`. */
  spelling: string
  spoken: string
  how:
    | 'word'
    | 'beginning'
    | 'inflected'
    | 'typo'
    | 'sound'
    | 'ending'
    | 'tail'
    | 'parts'
    | 'far'
    | null
  /** Null without a match; a beginning of up to three letters is a term itself (kind 1). */
  id: number | null
  term: string
  termKind: number
  termSpoken: string
  products: number
  /** The second part of a word that joins two. */
  partId: number | null
}

/** `joined`: two neighbouring words written as one. `menu`: the id of a menu. */
export const wordQueryKinds = ['said', 'joined', 'stem', 'synonym', 'menu'] as const
export type WordQueryKind = (typeof wordQueryKinds)[number]
export type WordQuery = {
  nr: number
  way: number
  word: string
  kind: WordQueryKind
  /** The word is in the list of synonyms, so it is not misspelled. */
  listed: boolean
  /** Only what resembles the word: nothing has it as it is written, in the other script or with an ending. */
  isGuess: boolean
}

/**
 * Constants instead of parameters: the words are the only parameter, as JSON, and its number of
 * rows cannot be estimated. With more parameters the planner would plan each keyword anew.
 */
const fixed = {
  mostStarting: Prisma.raw('60'),
  mostSounds: Prisma.raw('60'),
  mostTypos: Prisma.raw('200'),
  mostFar: Prisma.raw('20'),
  /** A word of at least this many letters may have one wrong, or one left out. */
  typoLetters: Prisma.raw('5'),
  soundLetters: Prisma.raw('2'),
  /** Shorter endings match too many words. */
  endingLetters: Prisma.raw('4'),
  lastCharacter: Prisma.raw(`'\u{10ffff}'`),
  titleEndings: Prisma.raw(`'{${['""', ...titleEndings, 's', 'es'].join()}}'::text[]`),
}

/** One statement for all words, by indexes alone. */
export async function lookUpWords(
  prisma: PrismaClient,
  queries: WordQuery[],
): Promise<FoundTerm[]> {
  if (queries.length === 0) return []
  return prisma.$queryRaw<FoundTerm[]>`${planOnce}
    with query as materialized (
      select * from json_to_recordset(${JSON.stringify(queries)}::json)
        a(nr int, way int, word text, kind text, listed bool, "isGuess" bool)
    ),
    spelled as materialized (
      select a.*, spelling, split_part(sound, ' ', 1) as consonants, split_part(sound, ' ', 2) as spoken
      from query a cross join lateral (
        select a.word where a.listed
        union select shop_respelled(a.word) where not a.listed
        union select ${loanWord} where not a.listed
      ) s(spelling)
      cross join lateral shop_sound(spelling) sound
      where a.kind in ('said', 'joined')
    )
    select s.nr, s.way, s.word, s.kind, s.spelling, s.spoken, t.how, t.id, coalesce(t.term, '') as term,
      coalesce(t.kind, 0) as "termKind", split_part(coalesce(t.sound, ''), ' ', 2) as "termSpoken",
      coalesce(t.products, 0) as products, t.part_id as "partId"
    from spelled s left join lateral (${written} union all ${guessed}) t on true
    union all
    select a.nr, a.way, a.word, a.kind, a.word, '', t.how, t.id, t.term, t.kind, split_part(t.sound, ' ', 2),
      t.products, null
    from query a cross join lateral (${otherWays}) t where a.kind not in ('said', 'joined')`
}

/** A loan word by its sound: fridge, trouser, and bank, which Bengali writes with either n. */
const loanWord = Prisma.sql`
  case when a.word ~ '^[a-z]{5,}$'
    then regexp_replace(replace(a.word, 'dge', 'j'), '([aeiou])s(?=[aeiou])', '\\1z', 'g')
  else replace(a.word, 'ংক', 'ঙ্ক') end`

const columns = Prisma.sql`t.id, t.term, t.kind, t.sound, t.products`
const inUse = Prisma.sql`t.kind = 0 and t.products > 0`
const asSaid = Prisma.sql`s.spelling = s.word and s.kind = 'said'`
const isLatin = Prisma.sql`s.word ~ '^[a-z0-9]'`
const backwards = Prisma.sql`reverse(split_part(t.sound, ' ', 1)) collate "C"`
const endsWith = (word: Prisma.Sql) => Prisma.sql`
  reverse(t.term) collate "C" > reverse(${word}) collate "C"
  and reverse(t.term) collate "C" < (reverse(${word}) || ${fixed.lastCharacter}) collate "C" and ${inUse}`

/** A stem or a synonym as it is written or with an ending, and the end of a Bengali compound; a menu. */
const otherWays = Prisma.sql`
  select case when t.term = a.word then 'word' else 'inflected' end as how, ${columns} from term t
    where t.term = any (array(select a.word || e from unnest(${fixed.titleEndings}) e)) and ${inUse}
      and a.kind <> 'menu'
  union all
  (select 'ending', ${columns} from term t
    where ${endsWith(Prisma.sql`a.word`)}
      and char_length(a.word) >= 3 and a.kind <> 'menu' and a.word !~ '^[a-z0-9]'
    order by t.products desc, t.id limit ${fixed.mostStarting})
  union all
  select 'word', ${columns} from term t where t.term = a.word and t.kind = 2 and a.kind = 'menu'`

/** The word as it is written, its beginning, its sound in the other script, the end of a Bengali compound. */
const written = Prisma.sql`
  select 'word' as how, ${columns}, null::int as part_id from term t
    where t.term = s.spelling and ${inUse} and not s."isGuess"
  union all
  select 'beginning', ${columns}, null from term t
    where t.term = s.word and t.kind = 1 and char_length(s.word) <= 3 and ${asSaid} and not s."isGuess"
  union all
  (select 'beginning', ${columns}, null from term t
    where t.term > s.word and t.term < s.word || ${fixed.lastCharacter} and ${inUse}
      and char_length(s.word) >= 2 and ${asSaid} and not s."isGuess"
    order by t.products desc, t.id limit ${fixed.mostStarting})
  union all
  (select 'sound', ${columns}, null from term t
    where t.sound >= s.consonants || ' ' and t.sound < s.consonants || '!' and ${inUse}
      and s.consonants <> '' and char_length(s.word) >= ${fixed.soundLetters}
      and s."isGuess" = (s.listed or s.kind = 'joined')
    order by t.products desc, t.id limit ${fixed.mostSounds})
  union all
  (select 'ending', ${columns}, null from term t
    where ${endsWith(Prisma.sql`s.word`)} and ${asSaid} and s."isGuess" = (${isLatin})
      and char_length(s.word) >= case when ${isLatin} then ${fixed.endingLetters} else 3 end
    order by t.products desc, t.id limit ${fixed.mostStarting})`

/** Each is bounded and uses an index. Without `offset 0` the planner, which expects a thousand gaps in a word, would read whole tables. */
const guessed = Prisma.sql`
  (select distinct 'typo', ${columns}, null::int from shop_gaps(s.word) g
    cross join lateral (select term_id from term_gap where gap = g offset 0) near
    cross join lateral (select * from term where id = near.term_id offset 0) t
    where char_length(s.word) >= ${fixed.typoLetters} - 1 and t.products > 0 and ${asSaid} and not s.listed
      and greatest(char_length(s.word), char_length(t.term)) >= ${fixed.typoLetters} and s."isGuess"
    limit ${fixed.mostTypos})
  union all
  (select 'sound', ${columns}, null from term t
    where t.sound > s.consonants || '!' and t.sound < s.consonants || ${fixed.lastCharacter} and ${inUse}
      and char_length(s.consonants) >= case when s.kind = 'joined' then 4 else 2 end
      and not s.listed and s."isGuess"
    order by t.products desc, t.id limit ${fixed.mostSounds})
  union all
  (select 'tail', ${columns}, null from term t
    where ${backwards} > reverse(s.consonants) collate "C"
      and ${backwards} < (reverse(s.consonants) || ${fixed.lastCharacter}) collate "C" and ${inUse}
      and char_length(s.consonants) >= 2 and char_length(s.word) >= ${fixed.endingLetters}
      and not s.listed and ${asSaid} and s."isGuess"
    order by t.products desc, t.id limit ${fixed.mostSounds})
  union all
  (select 'parts', ${columns}, other.id
    from generate_series(case when s.word ~ '^[a-z]' then 1 else 2 end, char_length(s.word) - 2) cut
    join term t on t.term = left(s.word, cut) and ${inUse}
    join term other on other.term = substr(s.word, cut + 1) and other.kind = 0 and other.products > 0
    where char_length(s.word) >= ${fixed.typoLetters} and not s.listed and ${asSaid} and s."isGuess"
    limit 2)
  union all
  (select distinct 'far', ${columns}, null::int from (
      select near.term_id from shop_gaps(s.word) g cross join lateral (
        select term_id from term_gap where gap > g and gap < g || ${fixed.lastCharacter} limit ${fixed.mostFar}
      ) near where s."isGuess"
      union
      select near.term_id from shop_gaps(s.consonants) g
      cross join lateral (select term_id from term_gap where gap = '~' || g offset 0) near
      where char_length(s.consonants) >= 3 and s."isGuess"
    ) near cross join lateral (select * from term where id = near.term_id offset 0) t
    where char_length(s.word) >= ${fixed.typoLetters} and not s.listed and t.products > 0 and ${asSaid}
    limit ${fixed.mostTypos})`
