import { searchProducts } from '#contract/catalog'
import type { Cache } from '../database/cache.ts'
import type { PrismaClient } from '../database/generated/client.ts'
import type { Routes } from '../http/route.ts'
import { openSearch } from './search.ts'

export function searchRoutes({ open }: Routes, prisma: PrismaClient, cache: Cache) {
  const search = openSearch(prisma, cache)

  open(searchProducts)(async ({ input }) => {
    const { products, tags } = await search(input.keyword, input)
    return { ...products, tags }
  })
}
