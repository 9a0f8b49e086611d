// Over 200 lines: the public reads of the catalogue, with the shapes that they share.

import { z } from 'zod'
import { publicRead } from '#contract/calls'
import { Review } from '#contract/reviews'
import { LeadsTo, ReadAs } from '#contract/search-words'
import { discountTagLabel, maxKeywordLength, mostStars, pageSize, sorts } from '#contract/shop'
import { Id, ImageUrl, nameInPath, pageOf, SafeHtml, Taka, text, wholeNumber } from '#contract/wire'

/** The name on English screens, where the shop has another one. */
const english = z.string().optional()

export const Category = z.object({ id: Id, category: z.string(), english, image: ImageUrl })
export type Category = z.infer<typeof Category>

/** `status` 1 is active; others are sent too, but not shown. */
export const Menu = z.object({
  id: Id,
  menu: z.string(),
  english,
  status: z.int(),
  categories: z.array(Category),
})
export type Menu = z.infer<typeof Menu>

/** `banner`: the image; `discount`: the {discount} of its link; `alt`: the shop's words for it, `english`: in English. */
export const Banner = z.object({
  id: Id,
  banner: ImageUrl,
  discount: z.string(),
  alt: z.string().optional(),
  english,
  /** `alt` is to be written over the picture, which has no words itself. */
  words_over: z.literal(true).optional(),
})
export type Banner = z.infer<typeof Banner>

export const Tag = z.object({ id: Id, tag: z.string(), english })
export type Tag = z.infer<typeof Tag>

const Discount = z.object({ id: Id, percent: z.int().min(1).max(99) })

/** Of the shown reviews with stars: their average, to a tenth. */
const Rating = z.object({ average: z.number().min(1).max(mostStars), count: z.int().positive() })
export type Rating = z.infer<typeof Rating>

/**
 * `stock` 1 is in stock; `old_price` is null where there is no former price. `rating` is absent below three
 * reviews with stars, on the screen of a product without any.
 */
export const ProductCard = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  image: ImageUrl,
  old_price: Taka.nullable(),
  price: Taka,
  discount: Discount.nullable(),
  stock: z.int(),
  minimum_order: z.int().positive(),
  rating: Rating.optional(),
})
export type ProductCard = z.infer<typeof ProductCard>

export const Product = ProductCard.extend({
  product_images: z.array(z.object({ id: Id, image: ImageUrl })),
  description: SafeHtml,
  order_policy: SafeHtml,
  /** The sizes in figures; absent without one. */
  size_chart: SafeHtml.optional(),
  colors: z.array(z.object({ id: Id, color: z.string() })),
  sizes: z.array(z.object({ id: Id, size: z.string() })),
  tags: z.array(Tag),
  reviews: z.array(Review),
  review_count: z.int(),
  /** `spread`: the number of reviews with one star, with two, and so on. */
  rating: Rating.extend({ spread: z.array(z.int()).length(mostStars) }).optional(),
  /** Color and size are sent with the order; absent for all others. */
  choice_goes_with_order: z.literal(true).optional(),
  /** The choices that are there, a null for any; empty where pieces are not counted. */
  stock_items: z
    .array(
      z.object({
        color_id: Id.nullable(),
        size_id: Id.nullable(),
        available: z.boolean(),
        left: z.int().positive().optional(),
      }),
    )
    .optional(),
  /** Pieces of products with one count, only where they are few, as those of a choice. */
  left: z.int().positive().optional(),
  /** Only where its order policy asks for one; `taka` only where that names the sum. */
  advance: z.object({ taka: Taka.optional() }).optional(),
  /** Sent only when true: no listing has the product, and it is out of stock. */
  off_sale: z.literal(true).optional(),
})
export type Product = z.infer<typeof Product>

export const ProductPage = pageOf(ProductCard)
export type ProductPage = z.infer<typeof ProductPage>

const nothing = z.object({})
const price = (label: string) => wholeNumber(label, 0).nullish()
const choices = (label: string) => text(label, 500).nullish()
const yes = z
  .union([z.literal('1'), z.literal(1), z.literal(true)], { error: 'A field is not right' })
  .nullish()
/** Beside the specification. `color` and `size`: one or more names, with | between them. `stars`: an average of four or more. */
const narrowed = {
  color: choices('colour'),
  size: choices('size'),
  in_stock: yes,
  stars: yes,
  offer: yes,
}
const filters = {
  ...narrowed,
  min_price: price('lowest price'),
  max_price: price('highest price'),
  sort: z.enum(sorts, { error: `The sort must be one of ${sorts.join(', ')}` }).nullish(),
  page: wholeNumber('page', 1).nullish(),
}

export const getMenus = publicRead('/api/get/category', {
  input: nothing,
  output: z.object({ menus: z.array(Menu) }),
})
export const getBanners = publicRead('/api/get/banners', {
  input: nothing,
  output: z.object({ banners: z.array(Banner) }),
})
export const getCategories = publicRead('/api/get/customer/category', {
  input: nothing,
  output: z.object({ categories: z.array(Category) }),
})
export const getProducts = publicRead('/api/get/customer/products', {
  input: z.object({
    page: wholeNumber('page', 1).default(1),
    limit: wholeNumber('limit', 1, 100).default(pageSize),
  }),
  output: z.object({
    products: z.array(ProductCard),
    total: z.int(),
    current_page: z.int(),
    last_page: z.int(),
  }),
})
/** The products of these ids, with commas between them, in this order; without those off sale. Beside the specification. */
export const getSomeProducts = publicRead('/api/get/products/some', {
  input: z.object({ ids: text('ids', 200, 0).nullish() }),
  output: z.object({ products: z.array(ProductCard) }),
})
/** `reviews`: number of the newest reviews in the answer. */
export const getProduct = publicRead('/api/get/slug/product/:slug', {
  input: z.object({
    slug: nameInPath('product'),
    reviews: wholeNumber('number of reviews', 0, 100).default(100),
  }),
  output: z.object({ product: Product, related_products: z.array(ProductCard) }),
})
export const listCategory = publicRead('/api/get/customer/categories/products/:category', {
  method: 'POST',
  input: listingInput({ category: nameInPath('category') }),
  output: z.object({ products: ProductPage, tags: z.array(Tag) }),
})
export const listMenu = publicRead('/api/get/customer/menus/products/:menu', {
  method: 'POST',
  input: listingInput({ menu: nameInPath('menu') }),
  output: z.object({ products: ProductPage, tags: z.array(Tag) }),
})
export const listTag = publicRead('/api/get/customer/tags/products/:tag', {
  method: 'POST',
  input: listingInput({ tag: nameInPath('tag') }),
  output: z.object({ products: ProductPage, tag: Tag, tags: z.array(Tag) }),
})
/** `:discount` is the percent. */
export const listDiscount = publicRead('/api/get/customer/discount/products/:discount', {
  method: 'POST',
  input: listingInput({ discount: nameInPath('discount') }),
  output: z.object({
    products: ProductPage,
    tags: z.array(Tag),
    tag: z.object({ tag: z.literal(discountTagLabel) }),
  }),
})
/** The page object stands at the top level (spec section 3). */
export const searchProducts = publicRead('/api/search/products', {
  input: listingInput({ keyword: text('keyword', maxKeywordLength) }),
  /**
   * `matched` is `most` where no product is what was said: these have most of the words, only mention the
   * thing, or are beside it. `did_you_mean`: words of the shop that resemble the keyword, and `popular`: what
   * sells best, and `close_categories`, where nothing is found.
   * `partial`: close products were left out, as so many words of so many products would cost too much.
   */
  output: ProductPage.extend({
    tags: z.array(Tag),
    matched: z.enum(['all', 'most']),
    partial: z.boolean().optional(),
    did_you_mean: z.array(z.string()).optional(),
    popular: z.array(ProductCard).optional(),
    close_categories: z.array(z.string()).optional(),
    read_as: ReadAs.optional(),
    leads_to: LeadsTo.optional(),
  }),
})
const someListing = text('listing', 200).nullish()
/**
 * What a listing can be narrowed to, each with the number of products that would be left; the whole catalogue
 * without a name. Beside the specification.
 */
export const getListingChoices = publicRead('/api/get/listing/choices', {
  input: listingInput({
    menu: someListing,
    category: someListing,
    tag: someListing,
    discount: someListing,
    keyword: text('keyword', maxKeywordLength).nullish(),
  }),
  output: z.object({
    colors: z.array(z.object({ color: z.string(), products: z.int() })),
    sizes: z.array(z.object({ size: z.string(), products: z.int() })),
    in_stock: z.int(),
    stars: z.int(),
    offer: z.int(),
  }),
})
/** While typing: the products and categories that are meant, and the screen of the shop. Beside the specification. */
export const suggestSearch = publicRead('/api/search/suggestions', {
  input: z.object({ keyword: text('keyword', maxKeywordLength) }),
  output: z.object({
    products: z
      .array(ProductCard.pick({ title: true, slug: true, image: true, price: true }))
      .max(6),
    categories: z.array(z.string()).max(2),
    leads_to: LeadsTo.optional(),
  }),
})

function listingInput<F extends z.ZodRawShape>(fields: F) {
  return z.object({ ...fields, ...filters }).refine(
    (input) => {
      const { min_price, max_price } = input as { min_price?: number; max_price?: number }
      return min_price == null || max_price == null || min_price <= max_price
    },
    { error: 'The lowest price is above the highest price', path: ['min_price'] },
  )
}
