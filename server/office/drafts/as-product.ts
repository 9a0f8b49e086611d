import type { Product } from '#contract/catalog'
import type { DraftForm } from '#contract/office/drafts'
import { readWhole } from '#contract/office/numbers'
import { discountOf } from '#contract/office/prices'
import { neutralPicture, readPicture } from '#contract/pictures'
import { sanitise } from '../../http/html.ts'
import { presentSizeChart } from '../../http/size-chart.ts'
import { readForm } from './read-form.ts'

export type StoredProduct = {
  product: Product
  isCounted: boolean
  items: NonNullable<Product['stock_items']>
}

type Form = Required<DraftForm>
type Named = Form['colors'][number]
const blank: Form = {
  title: '',
  image_alt: '',
  price: '',
  old_price: '',
  discount: '',
  minimum_order: '',
  own_code: '',
  slug: '',
  description: '',
  order_policy: '',
  size_chart: '',
  low_at: '',
  counts: {},
  in_stock: true,
  counted: false,
  choice_goes_with_order: false,
  images: [],
  categories: [],
  colors: [],
  sizes: [],
  tags: [],
}

/**
 * The product as the shop shows it once the form is published. New colors, sizes and tags have ids
 * below 0.
 */
export function asProduct(
  written: unknown,
  stored: StoredProduct | null,
  shopPolicy: string,
): Product {
  const form: Form = { ...blank, ...readForm(written) }
  const price = readWhole(form.price) ?? 0
  const oldPrice = readWhole(form.old_price)
  const discount = discountOf(price, oldPrice)
  const pictures = form.images.map(({ image }) => image).filter((image) => readPicture(image))
  const [image = neutralPicture, ...others] = pictures
  const colors = withIds(form.colors)
  const sizes = withIds(form.sizes)
  const items = itemsOf(form, stored, { colors, sizes })
  const isThere = form.counted ? items.some(({ available }) => available) : form.in_stock
  return {
    id: stored?.product.id ?? 0,
    title: form.title.trim() || '…',
    slug: stored?.product.slug || form.slug.trim() || 'preview',
    image,
    old_price: oldPrice !== null && oldPrice > price ? oldPrice : null,
    price,
    discount: discount === null ? null : { id: discount, percent: discount },
    stock: isThere ? 1 : 0,
    minimum_order: readWhole(form.minimum_order) || 1,
    product_images: others.map((each, nr) => ({ id: nr + 1, image: each })),
    description: sanitise(form.description),
    order_policy: sanitise(form.order_policy.trim() === '' ? shopPolicy : form.order_policy),
    colors: colors.map(({ id, name }) => ({ id, color: name })),
    sizes: sizes.map(({ id, name }) => ({ id, size: name })),
    tags: withIds(form.tags).map(({ id, name }) => ({ id, tag: name })),
    ...presentSizeChart(form.size_chart),
    reviews: stored?.product.reviews ?? [],
    review_count: stored?.product.review_count ?? 0,
    ...(stored?.product.rating && { rating: stored.product.rating }),
    ...(form.choice_goes_with_order && {
      choice_goes_with_order: true as const,
      stock_items: form.counted ? items : [],
    }),
  }
}

type WithId = Named & { id: number }

function withIds(members: Named[]): WithId[] {
  return members.map(({ ref, name }, nr) => ({
    ref,
    name,
    id: typeof ref === 'number' ? ref : -1 - nr,
  }))
}

/** Counted items, and pairs that the form counts for the first time. */
function itemsOf(
  { counted, counts }: Form,
  stored: StoredProduct | null,
  { colors, sizes }: { colors: WithId[]; sizes: WithId[] },
): StoredProduct['items'] {
  if (!counted) return []
  const idOf = (members: WithId[], ref: string) =>
    members.find((member) => String(member.ref) === ref)?.id ?? null
  const added = Object.entries(counts).map(([pair, count]) => {
    const [color = '', size = ''] = pair.split('|')
    return {
      color_id: idOf(colors, color),
      size_id: idOf(sizes, size),
      available: (readWhole(count) ?? 0) > 0,
    }
  })
  return [...(stored?.isCounted ? stored.items : []), ...added]
}
