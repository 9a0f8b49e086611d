import { enterIt } from '#contract/office/product-changes'
import type { Transaction } from '../../as-staff.ts'
import { cleanSlug, findSlugOwners, freeSlugs } from '../slug.ts'
import type { Planning } from './planning.ts'

export type Names = { slug: string; ownCode: string | null }
/** `id` is null for a new product. */
type Owner = { id: number | null; title: string }

/** Products that own the links and codes of a form; codes are in capitals. */
export type Owners = { slugs: Map<string, Owner>; codes: Map<string, Owner> }

export async function planNames(tx: Transaction, all: readonly Planning[]): Promise<Names[]> {
  const given = all.flatMap(({ changes: { slug } }) => (slug === undefined ? [] : cleanSlug(slug)))
  const codes = all.flatMap(({ changes }) => changes.own_code || [])
  const owners: Owners = {
    slugs: await findSlugOwners(tx, given),
    codes: await findCodeOwners(tx, codes),
  }
  const unnamed = all.filter(({ changes, current }) => !current && changes.slug === undefined)
  const titles = unnamed.map(({ changes }) => changes.title ?? '')
  const made = (await freeSlugs(tx, titles, { reserved: given })).values()
  return all.map((planning) => nameProduct(planning, owners, () => made.next().value ?? ''))
}

/**
 * Link and own code after the changes. A link is made of the title once, then changed by will
 * alone; a code is unique without regard to case. Of two that want the same, the first has it: it
 * is added to `owners`.
 */
export function nameProduct(planning: Planning, owners: Owners, makeSlug: () => string): Names {
  const { changes, current, problems } = planning
  const code = newCode(planning)
  const typed = changes.slug === undefined ? null : cleanSlug(changes.slug)
  const slug = typed ?? current?.slug ?? makeSlug()
  const slugOwner = owners.slugs.get(slug)
  if (slug === '') problems.add('slug', enterIt('link'))
  else if (slugOwner && isOther(slugOwner, planning)) {
    problems.add('slug', `This link belongs to ${slugOwner.title}`)
  }
  const codeOwner = code && owners.codes.get(code.toUpperCase())
  if (codeOwner && isOther(codeOwner, planning)) {
    problems.add('own_code', `This code belongs to ${codeOwner.title}`)
  }
  const owner = { id: current?.id ?? null, title: changes.title ?? current?.title ?? '' }
  if (!problems.isWrong()) {
    owners.slugs.set(slug, owner)
    if (code) owners.codes.set(code.toUpperCase(), owner)
  }
  const unchanged = changes.own_code === undefined ? (current?.own_code ?? null) : null
  return { slug, ownCode: code ?? unchanged }
}

/** The product's new code; null if it keeps its own, or has none. */
function newCode({ changes: { own_code: code }, problems }: Planning): string | null {
  if (!code) return null
  if (/^[A-Za-z0-9_./-]+$/.test(code)) return code
  problems.add('own_code', 'An own code has only letters, digits and - _ . /')
  return null
}

const isOther = (owner: Owner, { current }: Planning) => !current || owner.id !== current.id

async function findCodeOwners(tx: Transaction, codes: string[]): Promise<Map<string, Owner>> {
  if (codes.length === 0) return new Map()
  const rows = await tx.$queryRaw<{ id: number; title: string; code: string }[]>`
    select id, title, upper(own_code) as code from product
    where upper(own_code) = any(${codes.map((code) => code.toUpperCase())}::text[])`
  return new Map(rows.map(({ code, ...owner }) => [code, owner]))
}
