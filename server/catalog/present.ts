import { advanceOf } from '#contract/advance'
import type { Banner, Category, Menu, Product, ProductCard, Rating, Tag } from '#contract/catalog'
import { fewestRatings } from '#contract/shop'
import type * as rows from '../database/generated/models.ts'
import { sanitise } from '../http/html.ts'
import { presentSizeChart } from '../http/size-chart.ts'
import { presentReview, type ReviewRow } from '../reviews/present.ts'

export type CardRow = Pick<
  rows.ProductModel,
  | 'id'
  | 'title'
  | 'slug'
  | 'image'
  | 'oldPriceTaka'
  | 'priceTaka'
  | 'discountPercent'
  | 'stock'
  | 'minimumOrder'
  | 'starCount'
  | 'starSum'
>
export type ProductRow = CardRow & {
  content: Pick<rows.ProductContentModel, 'description' | 'orderPolicy' | 'sizeChart'> | null
  images: Pick<rows.ProductImageModel, 'id' | 'image'>[]
  colors: Pick<rows.ProductColorModel, 'id' | 'color'>[]
  sizes: Pick<rows.ProductSizeModel, 'id' | 'size'>[]
  tags: TagRow[]
  reviews: ReviewRow[]
  reviewCount: number
  /** The number of reviews with one star, with two, and so on. */
  spread: number[]
  choiceGoesWithOrder: boolean
  stockItems: (Omit<StockItem, 'left'> & { left: number | null })[] | null
  left: number | null
  isOffSale: boolean
}
type StockItem = NonNullable<Product['stock_items']>[number]
export type TagRow = Pick<rows.TagModel, 'id' | 'tag' | 'english'>
type CategoryRow = Pick<rows.CategoryModel, 'id' | 'category' | 'english' | 'image'>
type MenuRow = Pick<rows.MenuModel, 'id' | 'menu' | 'english' | 'status'> & {
  categories: CategoryRow[]
}

export function presentCard(row: CardRow): ProductCard {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    image: row.image,
    old_price: row.oldPriceTaka,
    price: row.priceTaka,
    discount: presentDiscount(row.discountPercent),
    stock: row.stock,
    minimum_order: row.minimumOrder,
    ...(row.starCount >= fewestRatings && { rating: presentRating(row) }),
  }
}

function presentRating({ starCount, starSum }: CardRow): Rating {
  return { average: Math.round((10 * starSum) / starCount) / 10, count: starCount }
}

export function presentProduct(row: ProductRow): Product {
  const card = presentCard(row)
  const advance = advanceOf(row.content?.orderPolicy ?? '')
  return Object.assign(card, {
    product_images: row.images.map(({ id, image }) => ({ id, image })),
    description: sanitise(row.content?.description ?? ''),
    order_policy: sanitise(row.content?.orderPolicy ?? ''),
    colors: row.colors.map(({ id, color }) => ({ id, color })),
    sizes: row.sizes.map(({ id, size }) => ({ id, size })),
    tags: row.tags.map(presentTag),
    reviews: row.reviews.map(presentReview),
    review_count: row.reviewCount,
    ...presentSizeChart(row.content?.sizeChart ?? ''),
    ...(row.starCount > 0 && { rating: { ...presentRating(row), spread: row.spread } }),
    ...(row.choiceGoesWithOrder && {
      choice_goes_with_order: true as const,
      stock_items: (row.stockItems ?? []).map(({ left, ...item }) => ({ ...item, ...few(left) })),
    }),
    ...few(row.left),
    ...(advance && { advance }),
    ...(row.isOffSale && { off_sale: true as const }),
  })
}

function few(left: number | null) {
  return left === null ? {} : { left }
}

export function presentMenu(row: MenuRow): Menu {
  return {
    id: row.id,
    menu: row.menu,
    ...englishOf(row),
    status: row.status,
    categories: row.categories.map(presentCategory),
  }
}

export function presentCategory(row: CategoryRow): Category {
  return { id: row.id, category: row.category, ...englishOf(row), image: row.image }
}

export function presentBanner(row: rows.BannerModel): Banner {
  return {
    id: row.id,
    banner: row.image,
    discount: String(row.discountPercent),
    ...(row.alt !== null && { alt: row.alt }),
    ...englishOf(row),
    ...(row.wordsOver && { words_over: true }),
  }
}

export function presentTag(row: TagRow): Tag {
  return { id: row.id, tag: row.tag, ...englishOf(row) }
}

function englishOf({ english }: { english: string | null }) {
  return english === null ? {} : { english }
}

function presentDiscount(percent: number | null) {
  return percent === null ? null : { id: percent, percent }
}
