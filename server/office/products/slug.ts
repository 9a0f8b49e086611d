import { latinDigit } from '#contract/office/numbers'
import type { Transaction } from '../as-staff.ts'
import { romanise } from './romanise.ts'

const mostWords = 6
const mostLetters = 160
/** The link of a title without usable letters. */
const unnamed = 'product'

/** A link of the first six words of a title, perhaps already in use. Never empty. */
export function slugOfTitle(title: string): string {
  const plain = title.normalize('NFC').replace(/['’‘`]/gu, '')
  const words = plain
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => latin(romanise(word)))
    .filter((word) => word !== '')
  return shorten(words.slice(0, mostWords).join('-')) || unnamed
}

/** Latin letters without their marks, and digits of any script. */
function latin(word: string): string {
  return word
    .replace(/\p{Nd}/gu, latinDigit)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

/**
 * A typed link in the shop's form: small letters of any script, marks and digits, with single
 * hyphens between them. May be empty.
 */
export function cleanSlug(typed: string): string {
  const hyphened = typed
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  return shorten(hyphened)
}

function shorten(slug: string): string {
  return [...slug]
    .slice(0, mostLetters)
    .join('')
    .replace(/^-+|-+$/g, '')
}

export async function findSlugOwners(
  db: Transaction,
  slugs: readonly string[],
): Promise<Map<string, { id: number; title: string }>> {
  if (slugs.length === 0) return new Map()
  const rows = await db.product.findMany({
    where: { slug: { in: [...slugs] } },
    select: { id: true, title: true, slug: true },
  })
  return new Map(rows.map(({ slug, ...owner }) => [slug, owner]))
}

type SlugOptions = {
  /** The product itself, whose link counts as free. */
  own?: number | null | undefined
  /** Links that are not free either. */
  reserved?: readonly string[]
}

/**
 * A free link for each title, all different: with `-2`, `-3` if it is or was another product's.
 * Another transaction can take it meanwhile.
 */
export function freeSlugs(
  db: Transaction,
  titles: readonly string[],
  options: SlugOptions = {},
): Promise<string[]> {
  return freeOf(db, titles.map(slugOfTitle), options)
}

/** The same for links as they are wanted. */
export async function freeOf(
  db: Transaction,
  links: readonly string[],
  { own = null, reserved = [] }: SlugOptions = {},
): Promise<string[]> {
  const taken = new Set(reserved)
  const slugs = links.map(() => '')
  let open = links.map((wanted, nr) => ({ nr, wanted }))
  for (let from = 1, many = 1; open.length > 0; from += many, many = 100) {
    const tried = open.map(({ nr, wanted }) => ({
      nr,
      wanted,
      names: numbered(wanted, from, many),
    }))
    const all = [...new Set(tried.flatMap(({ names }) => names))]
    for (const name of await findTaken(db, all, own)) taken.add(name)
    open = tried.filter(({ nr, names }) => {
      const free = names.find((name) => !taken.has(name))
      if (free === undefined) return true
      taken.add(free)
      slugs[nr] = free
      return false
    })
  }
  return slugs
}

function numbered(wanted: string, from: number, many: number): string[] {
  const stem = shorten([...wanted].slice(0, mostLetters - 7).join(''))
  return Array.from({ length: many }, (_, nr) =>
    from + nr === 1 ? wanted : `${stem}-${from + nr}`,
  )
}

async function findTaken(
  db: Transaction,
  slugs: readonly string[],
  own: number | null,
): Promise<string[]> {
  const among = { in: [...slugs] }
  const others = own === null ? {} : { not: own }
  const present = await db.product.findMany({
    where: { slug: among, id: others },
    select: { slug: true },
  })
  const former = await db.oldName.findMany({
    where: { kind: 'product', nameKey: among, targetId: others },
    select: { nameKey: true },
  })
  return [...present.map(({ slug }) => slug), ...former.map(({ nameKey }) => nameKey)]
}
