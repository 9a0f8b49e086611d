import { searchProducts } from '#contract/catalog'
import type { Cache } from '../database/cache.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import type { Routes } from '../http/route.ts'
import { openSearch } from './search.ts'

export function searchRoutes({ open }: Routes, prisma: PrismaClient, cache: Cache) {
  const search = openSearch(prisma, cache)

  open(searchProducts)(async ({ input }) => {
    const { products, tags, matched, resembling } = await search(input.keyword, input)
    const did_you_mean = resembling.length > 0 ? { did_you_mean: resembling } : {}
    return { ...products, tags, matched, ...did_you_mean }
  })
}
