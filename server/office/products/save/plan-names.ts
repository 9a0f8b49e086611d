import type { Transaction } from '../../as-staff.ts'
import { cleanSlug, findSlugOwner, freeSlug } from '../slug.ts'
import type { Faults } from './faults.ts'
import { type CleanChanges, enterIt } from '#contract/office/product-changes'
import type { OfficeProduct } from '#contract/office/product-row-shapes'

/** The link after the change: made of the title once, then changed by will alone. */
export async function planSlug(
  tx: Transaction,
  changes: CleanChanges,
  current: OfficeProduct | null,
  faults: Faults,
): Promise<string> {
  if (changes.slug === undefined) {
    return current?.slug ?? (await freeSlug(tx, changes.title ?? ''))
  }
  const slug = cleanSlug(changes.slug)
  if (slug === '') faults.add('slug', enterIt('link'))
  else if (slug !== current?.slug) {
    const owner = await findSlugOwner(tx, slug, current?.id)
    if (owner) faults.add('slug', `This link belongs to ${owner.title}`)
  }
  return slug
}

/** The own code after the change; unique without regard to case. */
export async function planOwnCode(
  tx: Transaction,
  changes: CleanChanges,
  current: OfficeProduct | null,
  faults: Faults,
): Promise<string | null> {
  const code = changes.own_code === undefined ? current?.own_code : changes.own_code
  if (!code || code === current?.own_code) return code || null
  if (!/^[A-Za-z0-9_./-]+$/.test(code)) {
    faults.add('own_code', 'An own code has only letters, digits and - _ . /')
    return null
  }
  const [owner] = await tx.$queryRaw<{ title: string }[]>`
    select title from product
    where upper(own_code) = upper(${code}) and id is distinct from ${current?.id ?? null}::int`
  if (owner) faults.add('own_code', `This code belongs to ${owner.title}`)
  return code
}
