import { searchProducts, suggestSearch } from '#contract/catalog'
import type { ListingFilter } from '../catalog/listing.ts'
import { presentCard } from '../catalog/present.ts'
import type { Cache } from '../database/cache.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import type { Routes } from '../http/route.ts'
import type { NoteEmptySearch } from './empty-searches.ts'
import { readPopular } from './popular.ts'
import { openSearch } from './search.ts'
import { suggest } from './suggest.ts'

export function searchRoutes(
  { open }: Routes,
  prisma: PrismaClient,
  cache: Cache,
  noteEmpty: NoteEmptySearch,
) {
  const search = openSearch(prisma, cache)

  open(searchProducts)(async ({ input }) => {
    const { products, tags, matched, resembling } = await search(input.keyword, input)
    const answer = { ...products, tags, matched }
    if (products.total > 0) return answer
    if (isOpen(input)) noteEmpty(input.keyword)
    return {
      ...answer,
      ...(resembling.length > 0 ? { did_you_mean: resembling } : {}),
      popular: (await readPopular(prisma)).map(presentCard),
    }
  })

  open(suggestSearch)(({ input }) => suggest(prisma, search, input.keyword))
}

function isOpen({ min_price, max_price, page }: ListingFilter): boolean {
  return min_price == null && max_price == null && (page ?? 1) === 1
}
