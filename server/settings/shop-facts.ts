import type { ShopFacts } from '#contract/shop-facts'
import type { Cache, Kind } from '../database/cache.ts'
import type { PrismaClient } from '../database/generated/client.ts'

/** Who the shop is, for a page or a mail. */
export type ReadFacts = () => Promise<ShopFacts & { phone: string }>

type Facts = Awaited<ReturnType<ReadFacts>>
const settings: Kind<Facts> = {
  name: 'settings',
  sizeOf: (facts) => 2 * JSON.stringify(facts).length,
}
const parts = ['shop', 'contact', 'social']

/** `phone`: that of the environment, for a shop that has set none. */
export function openShopFacts(prisma: PrismaClient, cache: Cache, phone: string): ReadFacts {
  const read = async () => {
    const rows = await prisma.setting.findMany({ where: { part: { in: parts } } })
    return Object.assign({ phone }, ...rows.map(({ value }) => value)) as Facts
  }
  // A page is answered without the database too.
  return () =>
    cache
      .snapshot()
      .getOrMake(settings, 'facts', read)
      .catch(() => ({ phone }))
}
