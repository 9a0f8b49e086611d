import { z } from 'zod'
import { staffChange, staffRead } from '#contract/calls'
import { catalogueName, line, version } from '#contract/office/wire'
import { done, Id, ImageUrl, id, text, wholeNumber } from '#contract/wire'

/** `english`: the name on English screens. */
const CatalogueEntry = { id: Id, v: z.int(), english: z.string().nullable(), goods: z.int() }
/** `moving`: its products are moving to another one, and it is removed after them. */
const WithProducts = { ...CatalogueEntry, moving: z.boolean() }
export const Category = z.object({
  ...WithProducts,
  menu_id: Id,
  category: z.string(),
  image: ImageUrl,
})
export const Menu = z.object({
  ...CatalogueEntry,
  menu: z.string(),
  active: z.boolean(),
  categories: z.array(Category),
})
export const Tag = z.object({ ...WithProducts, tag: z.string() })
/** `products`: number of products with its discount. */
export const Banner = z.object({
  ...CatalogueEntry,
  image: ImageUrl,
  discount: z.int(),
  alt: z.string().nullable(),
  words_over: z.boolean(),
  active: z.boolean(),
})
export const Catalogue = z.object({
  menus: z.array(Menu),
  tags: z.array(Tag),
  banners: z.array(Banner),
})
export type Catalogue = z.infer<typeof Catalogue>

/** Every answer has all of the catalogue: it is small, and each write changes the numbers of others. */
const answered = done('success', { shelves: Catalogue })
const made = done('success', { id: Id, shelves: Catalogue })
const which = (label: string) => ({ id: id(label).nullish(), v: version().nullish() })
const english = () => line('name in English', 60, 0).nullish()
const switched = (what: string) => z.boolean({ error: `Please say whether the ${what} is shown` })
const allIds = (label: string) =>
  z.array(id(label), { error: 'Please name all of them' }).max(2_000)
const removed = (label: string) => ({
  id: id(label),
  v: version(),
  move_to: id(label).nullish(),
})

/** Menus with their categories, tags and banners, and their numbers of products. */
export const getCatalogue = staffRead('/api/office/shelves', 'productsSee', {
  input: z.object({}),
  output: answered,
})
/** Makes one, or changes one. Throws a 409 with `current` for another version. */
export const saveMenu = staffChange('/api/office/menus/save', 'products', {
  input: z.object({
    ...which('menu'),
    menu: catalogueName(),
    english: english(),
    active: switched('menu'),
  }),
  output: made,
})
/** Orders all of them. Throws a 409 where one was added meanwhile. */
export const orderMenus = staffChange('/api/office/menus/order', 'products', {
  input: z.object({ ids: allIds('menu') }),
  output: answered,
})
/** Throws a 422 while it has products and `move_to` is missing; the old name then leads there. */
export const removeMenu = staffChange('/api/office/menus/remove', 'products', {
  input: z.object(removed('menu')),
  output: answered,
})
export const saveCategory = staffChange('/api/office/categories/save', 'products', {
  input: z.object({
    ...which('category'),
    menu_id: id('menu'),
    category: catalogueName(),
    english: english(),
    image: text('picture', 300, 1, 'Add a picture'),
  }),
  output: made,
})
export const orderCategories = staffChange('/api/office/categories/order', 'products', {
  input: z.object({ menu_id: id('menu'), ids: allIds('category') }),
  output: answered,
})
export const removeCategory = staffChange('/api/office/categories/remove', 'products', {
  input: z.object(removed('category')),
  output: answered,
})
export const saveTag = staffChange('/api/office/tags/save', 'products', {
  input: z.object({ ...which('tag'), tag: catalogueName(), english: english() }),
  output: made,
})
export const removeTag = staffChange('/api/office/tags/remove', 'products', {
  input: z.object(removed('tag')),
  output: answered,
})
export const saveBanner = staffChange('/api/office/banners/save', 'products', {
  input: z.object({
    ...which('banner'),
    image: text('picture', 300, 1, 'Add a picture'),
    discount: wholeNumber('discount', 1, 99),
    alt: text('words of the picture', 150, 0).nullish(),
    english: text('words of the picture', 150, 0).nullish(),
    words_over: z.boolean().nullish(),
    active: switched('banner'),
  }),
  output: made,
})
export const orderBanners = staffChange('/api/office/banners/order', 'products', {
  input: z.object({ ids: allIds('banner') }),
  output: answered,
})
export const removeBanner = staffChange('/api/office/banners/remove', 'products', {
  input: z.object({ id: id('banner'), v: version() }),
  output: answered,
})
