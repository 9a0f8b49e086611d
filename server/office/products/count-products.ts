import type { z } from 'zod'
import type { getProductCounts } from '#contract/office/products'
import type { ProductTab } from '#contract/office/rules'
import { Prisma, type PrismaClient } from '../../database/generated/client.ts'
import { tabRules } from './list-filters.ts'

type Counts = Omit<z.output<(typeof getProductCounts)['output']>, 'message'>

const cachedMs = 10_000

/** The number of products in each tab, and of drafts of new products; cached for 10 s. */
export function openCounts(prisma: PrismaClient): () => Promise<Counts> {
  let cached: { counts: Promise<Counts>; untilMs: number } | undefined
  return () => {
    const nowMs = performance.now()
    if (cached && nowMs < cached.untilMs) return cached.counts
    const counts = countProducts(prisma)
    const made = { counts, untilMs: nowMs + cachedMs }
    cached = made
    counts.catch(() => {
      if (cached === made) cached = undefined
    })
    return counts
  }
}

async function countProducts(prisma: PrismaClient): Promise<Counts> {
  const countOf = (tab: ProductTab) =>
    Prisma.sql`(select count(*)::int from product e where ${tabRules[tab]})`
  const [counts] = await prisma.$queryRaw<Counts[]>`
    select coalesce((select products from listing where listing_key = 0), 0) as all,
      ${countOf('sold_out')} as sold_out, ${countOf('low')} as low,
      ${countOf('no_photo')} as no_photo, ${countOf('draft')}
        + (select count(*)::int from product_draft where product_id is null) as draft,
      ${countOf('archived')} as archived`
  if (!counts) throw new Error('The products were not counted')
  return counts
}
