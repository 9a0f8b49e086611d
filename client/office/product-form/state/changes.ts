import { readWhole } from '#contract/office/numbers'
import type { ProductChanges } from '#contract/office/product-changes'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { newPairs } from '../../stock/pairs'
import { type Fields, isSame, lists, type Named, type Ref, withoutWaiting } from './fields'

const asTyped = [
  'title',
  'description',
  'order_policy',
  'size_chart',
  'counted',
  'in_stock',
] as const

/**
 * The differences from the form's first fields; all fields of a new product. The server parses the
 * typed numbers, and refuses other texts.
 */
export function changesOf(
  base: Fields | null,
  typed: Fields,
  product: OfficeProduct | null,
): ProductChanges {
  const own = withoutWaiting(typed)
  const differs = (name: keyof Fields) => !base || !isSame(name, base[name], own[name])
  const changes: ProductChanges = {}
  for (const name of asTyped) if (differs(name)) Object.assign(changes, { [name]: own[name] })
  if (differs('choice_goes_with_order')) {
    changes.choice_goes_with_order = own.choice_goes_with_order
  }
  if (differs('price')) changes.price = own.price
  if (differs('old_price')) changes.old_price = orNull(own.old_price)
  if (differs('minimum_order')) changes.minimum_order = wholeOr(own.minimum_order)
  if (differs('own_code')) changes.own_code = orNull(own.own_code)
  if (differs('image_alt')) changes.image_alt = orNull(own.image_alt)
  if (base ? differs('slug') : own.slug.trim() !== '') changes.slug = own.slug
  for (const name of lists) if (differs(name)) Object.assign(changes, listChange(name, base, own))
  const items = newPairs(own, product).map(({ key, color, size }) => ({
    color: color?.ref ?? null,
    size: size?.ref ?? null,
    count: own.counts[key]?.trim() ? own.counts[key] : 0,
    ...(own.low_at.trim() && { low_at: wholeOr(own.low_at) }),
  }))
  if (items.length > 0) changes.items = items
  return changes
}

export function isChanged(changes: ProductChanges): boolean {
  return Object.keys(changes).length > 0
}

function listChange(
  name: (typeof lists)[number],
  base: Fields | null,
  own: Fields,
): ProductChanges {
  const before: readonly { ref: Ref }[] = base?.[name] ?? []
  const now: readonly { ref: Ref }[] = own[name]
  const has = (members: readonly { ref: Ref }[], ref: Ref) =>
    members.some((member) => member.ref === ref)
  const remove = before.flatMap(({ ref }) => (typeof ref === 'number' && !has(now, ref) ? ref : []))
  const order = now.map(({ ref }) => ref)
  switch (name) {
    case 'categories':
      return { categories: { add: newIds(own.categories), remove } }
    case 'tags':
      return {
        tags: {
          add: own.tags.flatMap(({ ref, name }) =>
            has(before, ref) ? [] : typeof ref === 'number' ? ref : name,
          ),
          remove,
        },
      }
    case 'images': {
      // Another editor may have removed a photo that stays here: its address adds it again.
      const photos = own.images.map(({ ref, image, alt }) => ({
        ref: typeof ref === 'number' && !has(before, ref) ? image : ref,
        alt: orNull(alt),
      }))
      const put = photos.filter(({ ref, alt }) => {
        const was = base?.images.find((photo) => photo.ref === ref)
        return !was || orNull(was.alt) !== alt
      })
      return { images: { order: photos.map(({ ref }) => ref), put, remove } }
    }
    default:
      return { [name]: { order, put: renamed(base?.[name] ?? [], own[name]), remove } }
  }

  function newIds(members: readonly { ref: number }[]): number[] {
    return members.flatMap(({ ref }) => (has(before, ref) ? [] : ref))
  }
}

function renamed(before: readonly Named[], now: readonly Named[]): { ref: Ref; name: string }[] {
  return now.filter(({ ref, name }) => before.find((member) => member.ref === ref)?.name !== name)
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text
}

function wholeOr(text: string): number | string {
  return readWhole(text) ?? text
}
