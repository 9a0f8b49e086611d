import type { CleanChanges } from '#contract/office/product-changes'
import { mostPhotos } from '#contract/office/rules'
import { readPicture } from '#contract/pictures'
import { inOrder, type Ref } from './in-order.ts'
import type { Problems } from './problems.ts'

/** `id` is null for a new one. */
export type Photo = { id: number | null; image: string; alt: string | null }
type Stored = { id: number; image: string; alt: string | null }

/** The photos after a change, in order. */
export function planPhotos(
  current: readonly Stored[],
  change: CleanChanges['images'],
  problems: Problems,
): Photo[] {
  const { order, put = [], remove = [] } = change ?? {}
  const members = new Map<Ref, Photo>()
  for (const photo of current) {
    if (!remove.includes(photo.id)) members.set(photo.id, { ...photo })
  }
  const before = members.size
  const find = (ref: Ref) =>
    members.get(ref) ?? [...members.values()].find(({ image }) => image === ref)
  for (const [nr, { ref, alt }] of put.entries()) {
    const known = find(ref)
    if (known) {
      if (alt !== undefined) known.alt = alt || null
    } else if (typeof ref === 'string' && readPicture(ref) && ref.startsWith('/uploads/catalog/')) {
      members.set(ref, { id: null, image: ref, alt: alt || null })
    } else problems.add(`images.${nr}`, 'Add a picture')
  }
  const all = [...members.values()]
  const photos = inOrder(all, order, find)
  if (!photos) problems.add('images.order', 'A field is not right')
  if (all.length === 0 && (before < current.length || current.length === 0)) {
    problems.add('images', 'Add at least one photo')
  }
  if (all.length > mostPhotos && all.length > before) {
    problems.add('images', `At most ${mostPhotos} photos`)
  }
  return photos ?? all
}
