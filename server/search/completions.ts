import type { PrismaClient } from '../database/generated/client.ts'
import { planOnce } from '../database/plans.ts'
import { hearDistance } from './spoken.ts'
import { type Dictionary, mostPhraseWords } from './synonyms.ts'

/** A word that the typed letters may become; `ids`: its terms, one of which a title has. */
export type Completion = { ids: number[]; cost: number; products: number }
export type Completed = {
  completions: Completion[]
  /** The terms of each word before, one of which a product has; null: the shop has no such word. */
  before: number[][] | null
  /** What the list of synonyms means by the typed letters. */
  meant: Set<string>
}

type TermRow = {
  id: number
  term: string
  products: number
  spoken: string
  typed: string
  isSound: boolean
}

const most = { begun: 60, sounds: 60, keys: 40 }
const leastSounds = 2
/** A spoken word whose beginning is farther off is another. */
const farthest = 0.75
/** By how sure it is that the letters are the beginning of the word; whole numbers are kinds of words. */
const costs = { whole: 1, thing: 1.1, begun: 1.2, quality: 2, sound: 3 }

/** Words of the shop that the last of the typed words may become. */
export async function complete(
  prisma: PrismaClient,
  words: string[],
  dictionary: Dictionary,
): Promise<Completed> {
  const keys = keysOf(words, dictionary)
  const last = words.at(-1) ?? ''
  const meant = new Set(keys.flatMap(({ meanings }) => meanings.flat()))
  const earlier = words.slice(0, keys[0] ? -keys[0].length : -1)
  const others = earlier.map((word) => [word, ...alone(dictionary.synonyms.get(word) ?? [])])
  const rows = await readTerms(prisma, last, [...new Set([...meant, ...others.flat()])])
  const idOf = new Map(rows.filter(({ isSound }) => !isSound).map((row) => [row.term, row]))
  const found = (names: string[]) => names.flatMap((name) => idOf.get(name) ?? [])
  const completions: Completion[] = []
  const add = (some: TermRow[], cost: number) => {
    if (some.length === 0) return
    const ids = some.map(({ id }) => id)
    const products = some.reduce((sum, row) => sum + row.products, 0)
    completions.push({ ids, cost, products })
  }
  for (const { meanings, isThing, isWhole } of keys) {
    add(found(alone(meanings)), isWhole ? costs.whole : isThing ? costs.thing : costs.quality)
  }
  const listed = new Set(completions.flatMap(({ ids }) => ids))
  for (const row of rows) {
    if (listed.has(row.id)) continue
    listed.add(row.id)
    if (row.term.startsWith(last)) add([row], row.term === last ? costs.whole : costs.begun)
    else if (row.isSound) {
      const distance = hearDistance(row.typed, row.spoken)
      if (distance <= farthest) add([row], costs.sound + distance)
    }
  }
  completions.sort((one, other) => one.cost - other.cost || other.products - one.products)
  const before = others.map((names) => found(names).map(({ id }) => id))
  return { completions, before: before.every(({ length }) => length > 0) ? before : null, meant }
}

/** Single words of a group; a phrase is not one of its words. */
function alone(meanings: string[][]): string[] {
  return meanings.flatMap((words) => (words.length === 1 ? words : []))
}

type Key = { meanings: string[][]; isThing: boolean; isWhole: boolean; length: number }

/** Entries of the list of synonyms that begin with the typed words, the longest phrase of them; each group once. */
function keysOf(words: string[], { synonyms, roles }: Dictionary): Key[] {
  for (let length = Math.min(mostPhraseWords, words.length); length > 0; length--) {
    const typed = words.slice(-length).join(' ')
    const byGroup = new Map<string, Key>()
    for (const [key, others] of synonyms) {
      if (!key.startsWith(typed)) continue
      const meanings = [key.split(' '), ...others]
      const group = meanings
        .map((each) => each.join(''))
        .sort()
        .join()
      const isWhole = key === typed || byGroup.get(group)?.isWhole === true
      byGroup.set(group, { meanings, isThing: roles.get(key) !== 'quality', isWhole, length })
    }
    if (byGroup.size > 0) return [...byGroup.values()].slice(0, most.keys)
  }
  return []
}

function readTerms(prisma: PrismaClient, last: string, words: string[]): Promise<TermRow[]> {
  return prisma.$queryRaw<TermRow[]>`${planOnce}
    with typed as materialized (
      select split_part(sound, ' ', 1) as consonants, split_part(sound, ' ', 2) as spoken
      from shop_sound(${last}::text) sound
    )
    select t.id, t.term, t.products, split_part(t.sound, ' ', 2) as spoken, y.spoken as typed, t."isSound"
    from typed y cross join lateral (
      (select id, term, products, sound, false as "isSound" from term
        where term >= ${last} and term < ${last}::text || ${'\u{10ffff}'} and kind = 0 and products > 0
        order by products desc, id limit ${most.begun})
      union
      select id, term, products, sound, false from term
        where term = any(${words}::text[]) and kind = 0 and products > 0
      union
      (select id, term, products, sound, true from term
        where sound >= y.consonants and sound < y.consonants || ${'\u{10ffff}'}
          and kind = 0 and products > 0 and char_length(y.consonants) >= ${leastSounds}
        order by products desc, id limit ${most.sounds})
    ) t`
}
