import { type OwnColumn, type OwnRow, ownColumns } from '#contract/office/csv-columns'
import { neutralPicture } from '#contract/pictures'
import type { WholeProduct } from '../products/read-whole-products.ts'

/** Columns of texts; the others hold numbers and the file's own words. */
export const textColumns: ReadonlySet<OwnColumn> = new Set([
  'slug',
  'title',
  'own_code',
  'color',
  'size',
  'categories',
  'tags',
  'images',
  'image_alts',
  'description',
  'order_policy',
])

const blankRow = Object.fromEntries(ownColumns.map((column) => [column, ''])) as OwnRow
type Choice = Pick<OwnRow, 'color' | 'size' | 'count' | 'low_at'>

/**
 * The rows of a product: all fields in the first one, then one for each further choice. Cells are
 * plain texts, not yet guarded against spreadsheets.
 */
export function ownRowsOf(product: WholeProduct): OwnRow[] {
  const [first, ...more] = choicesOf(product)
  return [
    { ...blankRow, ...fieldsOf(product), ...first },
    ...more.map((choice) => ({ ...blankRow, slug: product.slug, ...choice })),
  ]
}

function fieldsOf(product: WholeProduct): Omit<OwnRow, keyof Choice> {
  const { images } = product
  const pictures =
    images.length > 0 || product.image === neutralPicture ? images.map(imageOf) : [product.image]
  const alts = pictures.map((_image, nr) => (nr === 0 ? product.image_alt : images[nr]?.alt) ?? '')
  return {
    id: String(product.id),
    slug: product.slug,
    title: product.title,
    price: String(product.price),
    old_price: numberCell(product.old_price),
    discount: numberCell(product.discount),
    minimum_order: String(product.minimum_order),
    own_code: product.own_code ?? '',
    state: product.archived_at ? 'off' : 'live',
    counted: yesNo(product.counted),
    choice: yesNo(product.choice_goes_with_order),
    in_stock: yesNo(product.in_stock),
    categories: product.categories.map(({ menu, category }) => `${menu} > ${category}`).join('\n'),
    tags: product.tags.map(({ tag }) => tag).join('\n'),
    images: pictures.join('\n'),
    image_alts: alts.every((alt) => alt === '') ? '' : alts.join('\n'),
    description: product.description,
    order_policy: product.order_policy,
  }
}

const imageOf = ({ image }: { image: string }) => image
const yesNo = (value: boolean) => (value ? 'yes' : 'no')
const numberCell = (value: number | null) => (value === null ? '' : String(value))

/**
 * Counted pairs have numbers. Colors and sizes outside of any pair follow without: a color and a
 * size in one row would mean a pair.
 */
function choicesOf({ colors, sizes, items }: WholeProduct): Choice[] {
  const colorNames = new Map(colors.map(({ id, color }) => [id, color]))
  const sizeNames = new Map(sizes.map(({ id, size }) => [id, size]))
  const counted = items.filter(({ removed }) => !removed)
  const pairs = counted.map(({ color_id, size_id, count, low_at }) => ({
    color: colorNames.get(color_id ?? 0) ?? '',
    size: sizeNames.get(size_id ?? 0) ?? '',
    count: String(count),
    low_at: numberCell(low_at),
  }))
  const otherColors = colors.filter(
    ({ id, removed }) => !removed && !counted.some(({ color_id }) => color_id === id),
  )
  const otherSizes = sizes.filter(
    ({ id, removed }) => !removed && !counted.some(({ size_id }) => size_id === id),
  )
  const others = Array.from(
    { length: Math.max(otherColors.length, otherSizes.length) },
    (_row, nr) => ({
      color: otherColors[nr]?.color ?? '',
      size: otherSizes[nr]?.size ?? '',
      count: '',
      low_at: '',
    }),
  )
  return [...pairs, ...others]
}
