import { mostSynonyms, synonymSeparator } from '#contract/shop'
import type { Kind, Snapshot } from '../database/cache.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import { spokenAlike, wordsOf } from './keyword-words.ts'
import { firstOfKinds, firstOfQualities, shopSynonyms, widerThings } from './shop-synonyms.ts'

/** What a word may mean besides itself; each meaning is one word, or several together. */
export type Synonyms = Map<string, string[][]>
/** Menus of which a word of the name is the key, by id. */
export type MenuWords = Map<string, number[]>
/** A word of several groups is what most says of it: a thing, else a kind of things, else a quality. */
export type Roles = Map<string, 'thing' | 'kind' | 'quality'>
export type Dictionary = {
  synonyms: Synonyms
  roles: Roles
  /** Phrases of the list by how they sound: a word alone is too short for that. */
  alike: Map<string, string[]>
  /** The things that stand for one that the shop lacks. */
  wider: Map<string, string[]>
  menus: MenuWords
}

const dictionaries: Kind<Dictionary> = {
  name: 'synonyms',
  sizeOf: ({ synonyms, menus }) => 400 * (synonyms.size + menus.size),
}

/** The longest phrase that stands in a group. */
export const mostPhraseWords = 3

export function readDictionary(prisma: PrismaClient, snapshot: Snapshot): Promise<Dictionary> {
  return snapshot.getOrMake(dictionaries, 'all', () => makeDictionary(prisma))
}

export async function makeDictionary(prisma: PrismaClient): Promise<Dictionary> {
  const [setting, rows] = await Promise.all([
    prisma.setting.findUnique({ where: { part: 'search' } }),
    prisma.menu.findMany({ select: { id: true, menu: true, english: true } }),
  ])
  const own = Object(setting?.value).synonyms
  const listed = readList(typeof own === 'string' ? mergeGroups(own) : shopSynonyms)
  return { ...listed, menus: menuWords(rows) }
}

/** A line of the office replaces the shipped one that begins with the same word. */
export function mergeGroups(own: string): string {
  const firstOf = (line: string) => wordsOf(line.split(synonymSeparator)[0] ?? '').join(' ')
  const replaced = new Set(own.split('\n').map(firstOf))
  const kept = shopSynonyms.split('\n').filter((line) => !replaced.has(firstOf(line)))
  return [own, ...kept].join('\n')
}

type Listed = Omit<Dictionary, 'menus'>

/** The last list that was read: a change of the catalogue does not change it. */
let last: { text: string; listed: Listed } | undefined
function readList(text: string): Listed {
  if (last?.text !== text) last = { text, listed: parseSynonyms(text) }
  return last.listed
}

/** By word and by phrase, of which the words are also found written as one. */
export function parseSynonyms(text: string): Listed {
  const synonyms: Synonyms = new Map()
  const roles: Roles = new Map()
  const kinds = firstWords(firstOfKinds)
  const qualities = firstWords(firstOfQualities)
  for (const line of text.split('\n')) {
    const members = line
      .split(synonymSeparator)
      .slice(0, mostSynonyms)
      .map((member) => wordsOf(member))
    const group = members.filter(({ length }) => length > 0 && length <= mostPhraseWords)
    const first = group[0]?.join(' ') ?? ''
    const role = qualities.has(first) ? 'quality' : kinds.has(first) ? 'kind' : 'thing'
    for (const member of group) {
      for (const key of new Set([member.join(' '), member.join('')])) {
        const former = roles.get(key)
        if (!former || telling.indexOf(role) < telling.indexOf(former)) roles.set(key, role)
        const others = group.filter((other) => other.join('') !== key)
        const known = synonyms.get(key)
        if (known) known.push(...others)
        else synonyms.set(key, others)
      }
    }
  }
  const phrases = [...synonyms.keys()]
    .map((key) => key.split(' '))
    .filter(({ length }) => length > 1)
  const alike = new Map(phrases.map((words) => [spokenAlike(words.join(' ')), words] as const))
  return { synonyms, roles, alike, wider: widerWords(synonyms) }
}

/** All words of the narrower group lead to the wider ones. */
function widerWords(synonyms: Synonyms): Dictionary['wider'] {
  const wider: Dictionary['wider'] = new Map()
  for (const line of widerThings.trim().split('\n')) {
    const [narrow = '', things = ''] = line.split(':')
    const first = wordsOf(narrow).join(' ')
    const others = (synonyms.get(first) ?? []).map((words) => words.join(' '))
    const meant = things.split(',').map((thing) => wordsOf(thing).join(' '))
    for (const key of [first, ...others]) wider.set(key, [...(wider.get(key) ?? []), ...meant])
  }
  return wider
}

const telling = ['thing', 'kind', 'quality']
const firstWords = (list: string) => new Set(list.split(',').map((word) => wordsOf(word).join(' ')))

function menuWords(rows: { id: number; menu: string; english: string | null }[]): MenuWords {
  const menus: MenuWords = new Map()
  for (const { id, menu, english } of rows) {
    for (const word of new Set(wordsOf(`${menu} ${english ?? ''}`)))
      menus.set(word, [...(menus.get(word) ?? []), id])
  }
  return menus
}
