import { getListingChoices, searchProducts, suggestSearch } from '#contract/catalog'
import { readChoices } from '../catalog/choices.ts'
import {
  type ListingFilter,
  type ListingKind,
  listingKey,
  wholeCatalogue,
} from '../catalog/listing.ts'
import { openListings } from '../catalog/listing-pages.ts'
import { openNames as openListingNames } from '../catalog/names.ts'
import { keyOfNarrowed } from '../catalog/narrowed.ts'
import { presentCard } from '../catalog/present.ts'
import type { Cache } from '../database/cache.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import type { Routes } from '../http/route.ts'
import { closeTo, readCategoryNames } from './categories.ts'
import type { NoteEmptySearch } from './empty-searches.ts'
import { readPopular } from './popular.ts'
import { readWishes, type Wishes } from './read-wishes.ts'
import { openSearch, type Searched, type SearchFilter } from './search.ts'
import { isTitled, leadTo, openNames } from './shop-answers.ts'
import { openSuggestions } from './suggest.ts'
import { readDictionary } from './synonyms.ts'

const mostClose = 6

export function searchRoutes(
  { open }: Routes,
  prisma: PrismaClient,
  cache: Cache,
  noteEmpty: NoteEmptySearch,
) {
  const search = openSearch(prisma, cache)
  const listings = openListings(prisma, cache)
  const names = openListingNames(prisma, cache)
  const suggest = openSuggestions(prisma, cache, search)
  const isName = openNames(prisma, () => readDictionary(prisma, cache.snapshot()))

  open(searchProducts)(async ({ input, address }) => {
    const wishes = await readWishes(input.keyword, isName)
    const { filter, readAs } = obey(wishes, input)
    const [found, leadsTo] = await Promise.all([
      find(wishes, filter, address),
      leadTo(prisma, wishes.screen),
    ])
    const { products, tags, matched, isPartial, resembling } = found
    const answer = {
      ...products,
      tags,
      matched,
      ...(isPartial ? { partial: true } : {}),
      ...(readAs ? { read_as: readAs } : {}),
      ...(leadsTo ? { leads_to: leadsTo } : {}),
    }
    if (products.total > 0) return answer
    if (isOpen(filter) && !wishes.isOfShop) noteEmpty(wishes.rest)
    return {
      ...answer,
      ...(resembling.length > 0 ? { did_you_mean: resembling } : {}),
      ...(await closeCategories(wishes.rest)),
      popular: (await readPopular(prisma, cache.snapshot())).map(presentCard),
    }
  })

  open(getListingChoices)(async ({ input, address }) => {
    const { keyword } = input
    if (!keyword) return readChoices(prisma, { key: await keyOfListing(input) }, input)
    const wishes = await readWishes(keyword, isName)
    const { filter } = obey(wishes, { ...input, keyword })
    if (wishes.rest === '') return readChoices(prisma, { key: wholeCatalogue }, filter)
    const { found } = await find(wishes, filter, address)
    return readChoices(prisma, { ids: found }, filter)
  })

  async function keyOfListing(input: Partial<Record<ListingKind, string | null>>) {
    const finders = {
      menu: names.findMenu,
      category: names.findCategory,
      tag: names.findTag,
      discount: names.findDiscount,
    }
    for (const kind of Object.keys(finders) as ListingKind[]) {
      const name = input[kind]
      if (name) return listingKey(kind, (await finders[kind](name)).id)
    }
    return wholeCatalogue
  }

  open(suggestSearch)(async ({ input, address }) => {
    const wishes = await readWishes(input.keyword, isName)
    const leadsTo = wishes.isOfShop ? await leadTo(prisma, wishes.screen) : undefined
    if (leadsTo) return { products: [], categories: [], leads_to: leadsTo }
    return suggest(wishes.rest, obey(wishes, input).filter, address)
  })

  async function closeCategories(keyword: string) {
    const snapshot = cache.snapshot()
    const all = await readCategoryNames(prisma, snapshot)
    const close = closeTo(all, keyword, await readDictionary(prisma, snapshot))
    return close.length > 0 ? { close_categories: close.slice(0, mostClose) } : {}
  }

  async function find(wishes: Wishes, filter: SearchFilter, address: string): Promise<Searched> {
    const { rest } = wishes
    if (rest === '') {
      return {
        ...(await listings.readWhole(filter)),
        found: new Int32Array(),
        matched: 'all',
        isPartial: false,
        resembling: [],
      }
    }
    const found = await search(rest, filter, address)
    if (!wishes.isOfShop || wishes.screen === 'discount') return found
    const [closest] = (await search(rest, {}, address)).products.data
    if (isTitled(closest?.title ?? '', rest)) return found
    const products = { ...found.products, data: [], total: 0, last_page: 1 }
    return {
      products,
      tags: [],
      found: new Int32Array(),
      matched: 'all',
      isPartial: false,
      resembling: [],
    }
  }
}

/** What the request says itself wins over the words of its keyword. */
function obey({ price, sort, rest }: Wishes, input: ListingFilter & { keyword: string }) {
  const isPriced = input.min_price != null || input.max_price != null
  const obeyed = { ...(isPriced ? {} : price), ...(input.sort || !sort ? {} : { sort }) }
  const filter: SearchFilter = {
    ...input,
    ...(isPriced ? {} : { min_price: price.min, max_price: price.max }),
    sort: input.sort ?? sort,
    isSortSaid: !input.sort && sort !== undefined,
  }
  return { filter, readAs: rest === input.keyword ? undefined : { ...obeyed, rest } }
}

function isOpen({ min_price, max_price, page, ...narrowed }: ListingFilter): boolean {
  const isWhole = min_price == null && max_price == null && keyOfNarrowed(narrowed) === ''
  return isWhole && (page ?? 1) === 1
}
