import type { Transaction } from '../as-staff.ts'
import { romanise } from './romanise.ts'

const mostWords = 6
const mostLetters = 160
/** The link of a title that has no letter of ours. */
const unnamed = 'product'

/** A link of the first six words of a title, which may be taken. Never empty. */
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
    .replace(/\p{Nd}/gu, digitOf)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

/** Digits of a script stand together from its zero on. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}

/**
 * A typed link as the shop has it: small letters of any script, marks and digits, with single
 * hyphens between them. Empty where nothing is left.
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

/** The product that has this link now, other than `own`. */
export async function findSlugOwner(
  db: Transaction,
  slug: string,
  own?: number | null,
): Promise<{ id: number; title: string } | null> {
  const [owner] = await db.$queryRaw<{ id: number; title: string }[]>`
    select id, title from product where slug = ${slug} and id is distinct from ${own ?? null}::int`
  return owner ?? null
}

/**
 * A free link of a title: with `-2`, `-3` where it is taken, or was another product's. `own` is
 * the product that asks. Another transaction can take it meanwhile.
 */
export async function freeSlug(
  db: Transaction,
  title: string,
  own?: number | null,
): Promise<string> {
  const wanted = slugOfTitle(title)
  const stem = shorten([...wanted].slice(0, mostLetters - 7).join(''))
  for (let from = 1; ; from += 100) {
    const tried = Array.from({ length: 100 }, (_, nr) =>
      from + nr === 1 ? wanted : `${stem}-${from + nr}`,
    )
    const taken = await db.$queryRaw<{ slug: string }[]>`
      select slug from product where slug = any(${tried}) and id is distinct from ${own ?? null}::int
      union all
      select name_key from old_name where kind = 'product' and name_key = any(${tried})
        and target_id is distinct from ${own ?? null}::int`
    const names = new Set(taken.map(({ slug }) => slug))
    const free = tried.find((slug) => !names.has(slug))
    if (free) return free
  }
}
