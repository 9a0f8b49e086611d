import { dictionaries } from './headers.ts'
import { ownColumns } from '#contract/office/csv-columns'
import type { FileKind, Meaning } from '#contract/office/import-rules'

type Meanings = (Meaning | null)[]

/** At least one of these must be there: it identifies the product. */
const keys: readonly Meaning[] = ['id', 'slug', 'title', 'own_code', 'handle', 'ref', 'sku']
const ofOwn: readonly Meaning[] = ['id', 'slug', 'title', 'own_code']
/** Meanings that several columns of a file may have. */
const several: readonly Meaning[] = ['option_name', 'option_value', 'images', 'tags', 'categories']
/** Meanings that only files of this program have. */
const marks: Record<'woocommerce' | 'shopify', readonly Meaning[]> = {
  woocommerce: ['title', 'regular_price'],
  shopify: ['handle', 'price'],
}

export const hasKey = (meanings: Meanings) =>
  meanings.some((meaning) => meaning !== null && keys.includes(meaning))

/** The program that made a file, by its header. */
export function findKind(header: readonly string[]): FileKind {
  const own = findMeanings('own', header)
  for (const kind of ['shopify', 'woocommerce'] as const) {
    const found = findMeanings(kind, header)
    const isMarked = marks[kind].every((meaning) => found.includes(meaning))
    if (isMarked && count(found) > count(own)) return kind
  }
  const isOwn = own.some((meaning) => meaning !== null && ofOwn.includes(meaning))
  // `ID` and `Slug` alone are in files of many languages and programs.
  const isNamed =
    (own.includes('id') || own.includes('slug')) &&
    2 * count(own) > header.filter((name) => plainName(name) !== '').length
  const other = findMeanings('other', header)
  const isLikely = isNamed || (count(own) > 1 && count(own) >= count(other))
  return isOwn && isLikely ? 'own' : 'other'
}

const count = (found: Meanings) => found.filter((meaning) => meaning !== null).length

/** Meanings of the columns of a header; null for unknown ones. */
export function findMeanings(kind: FileKind, header: readonly string[]): Meanings {
  const names = header.map(plainName)
  if (kind === 'own') {
    const own = names.map((name) => name.replaceAll(' ', '_'))
    return own.map((name) => ownColumns.find((column) => column === name) ?? null)
  }
  const meanings = new Map(
    Object.entries(dictionaries[kind]).flatMap(([meaning, words]) =>
      words.map((word): [string, Meaning] => [plainName(word), meaning as Meaning]),
    ),
  )
  const taken = new Set<Meaning>()
  return names.map((name) => {
    const meaning = meanings.get(name) ?? meanings.get(name.replace(/\d+/, '#')) ?? null
    if (meaning === null || (taken.has(meaning) && !several.includes(meaning))) return null
    taken.add(meaning)
    return meaning
  })
}

const isOwnColumn = (meaning: Meaning | null) =>
  (ownColumns as readonly (Meaning | null)[]).includes(meaning)

/** An own file has no other columns than the shop's, also where a person chose them. */
export const meaningOf = (kind: FileKind, meaning: Meaning | null | undefined) =>
  meaning && (kind !== 'own' || isOwnColumn(meaning)) ? meaning : null

/** Small letters, single spaces, composed Bengali letters. */
function plainName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
}
