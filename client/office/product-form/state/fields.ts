import { readWhole } from '#contract/office/numbers'
import type { OfficeProduct } from '#contract/office/product-row-shapes'
import { formatTaka } from '../../../text/format'
import { discountOf } from './prices'

/** The id of an existing row; for a new one a photo's URL, a tag's name or a key of this form. */
export type Ref = number | string
export type Photo = { ref: Ref; image: string; alt: string }
export type Named = { ref: Ref; name: string }
export type Category = { ref: number; name: string; menu: string }

/** The typed form of a product: numbers are the texts of their fields. */
export type Fields = {
  title: string
  image_alt: string
  price: string
  old_price: string
  discount: string
  minimum_order: string
  own_code: string
  slug: string
  counted: boolean
  choice_goes_with_order: boolean
  in_stock: boolean
  description: string
  order_policy: string
  size_chart: string
  categories: readonly Category[]
  tags: readonly Named[]
  images: readonly Photo[]
  colors: readonly Named[]
  sizes: readonly Named[]
  /** First counts of new pairs, by `pairKey`. */
  counts: Readonly<Record<string, string>>
  low_at: string
}
export type FieldName = keyof Fields

export const lists = ['images', 'categories', 'tags', 'colors', 'sizes'] as const
export type ListName = (typeof lists)[number]

export const emptyFields: Fields = {
  title: '',
  image_alt: '',
  price: '',
  old_price: '',
  discount: '',
  minimum_order: '1',
  own_code: '',
  slug: '',
  counted: false,
  choice_goes_with_order: false,
  in_stock: true,
  description: '',
  order_policy: '',
  size_chart: '',
  categories: [],
  tags: [],
  images: [],
  colors: [],
  sizes: [],
  counts: {},
  low_at: '',
}

export function fieldsOf(product: OfficeProduct): Fields {
  const { price, old_price: oldPrice } = product
  return {
    title: product.title,
    image_alt: product.image_alt ?? '',
    price: writtenTaka(price),
    old_price: oldPrice === null ? '' : writtenTaka(oldPrice),
    discount: discountOf(price, oldPrice),
    minimum_order: String(product.minimum_order),
    own_code: product.own_code ?? '',
    slug: product.slug,
    counted: product.counted,
    choice_goes_with_order: product.choice_goes_with_order,
    in_stock: product.in_stock,
    description: product.description,
    order_policy: product.order_policy,
    size_chart: product.size_chart,
    categories: product.categories.map(({ id, category, menu }) => ({
      ref: id,
      name: category,
      menu,
    })),
    tags: product.tags.map(({ id, tag }) => ({ ref: id, name: tag })),
    images: product.images.map(({ id, image, alt }) => ({ ref: id, image, alt: alt ?? '' })),
    colors: product.colors
      .filter(({ removed }) => !removed)
      .map(({ id, color }) => ({ ref: id, name: color })),
    sizes: product.sizes
      .filter(({ removed }) => !removed)
      .map(({ id, size }) => ({ ref: id, name: size })),
    counts: {},
    low_at: '',
  }
}

/** A copy of the product without its link, counts and other unique fields. */
export function copyOf(product: OfficeProduct): Fields {
  const fields = fieldsOf(product)
  const asNew = (members: readonly Named[]) => members.map(({ name }) => ({ ref: newKey(), name }))
  return {
    ...fields,
    own_code: '',
    slug: '',
    images: fields.images.map((photo) => ({ ...photo, ref: photo.image })),
    colors: asNew(fields.colors),
    sizes: asNew(fields.sizes),
  }
}

/** A photo in transit; the rest is the id of its upload. */
const waiting = 'file:'
export const waitingRef = (uploadId: string): string => waiting + uploadId
export function uploadIdOf(ref: Ref): string | null {
  return typeof ref === 'string' && ref.startsWith(waiting) ? ref.slice(waiting.length) : null
}

/** Ids of the uploads of photos in transit. */
export function waitingIds({ images }: Pick<Fields, 'images'>): string[] {
  return images.flatMap(({ ref }) => uploadIdOf(ref) ?? [])
}

/** The form as the server stores it: without photos in transit. */
export function withoutWaiting(fields: Fields): Fields {
  return { ...fields, images: fields.images.filter(({ ref }) => uploadIdOf(ref) === null) }
}

export function writtenTaka(taka: number): string {
  return formatTaka(taka).slice(1)
}

/** `randomUUID` does not exist on plain http. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return `k${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The list with one member moved. */
export function withMoved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_member, place) => place !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/** Names that count as the same, close to the shop's own rule. */
export function sameName(one: string, other: string): boolean {
  return normalName(one) === normalName(other)
}
export function normalName(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}

const numbers = ['price', 'old_price', 'minimum_order', 'low_at']
const sets = ['categories', 'tags']

/** Whether two values of a field are equal, however a number is written or a set is ordered. */
export function isSame(field: FieldName, one: unknown, other: unknown): boolean {
  return isEqual(comparable(field, one), comparable(field, other))
}
function comparable(field: FieldName, value: unknown): unknown {
  if (numbers.includes(field)) return readWhole(String(value)) ?? value
  if (!sets.includes(field)) return value
  return (value as readonly Named[]).map(({ ref }) => String(ref)).sort()
}

/** Whether two values of a form are equal: the database does not preserve the order of keys. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const [a, b]: Record<string, unknown>[] = [Object(one), Object(other)]
  const names = Object.keys(a ?? {})
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.length === Object.keys(b ?? {}).length &&
    names.every((name) => isEqual(a?.[name], b?.[name]))
  )
}
