import { expect, test, vi } from 'vitest'
import { Cache } from '../../server/database/cache.ts'
import type { PrismaClient } from '../../server/database/generated/client.ts'
import { openSearch } from '../../server/search/search.ts'
import { patience } from '../support/patience.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const { prisma, changes } = shop

/** Acts once, right after the first statement: the look-up of the words. */
function afterWords(act: () => Promise<void>): PrismaClient {
  let isDone = false
  return new Proxy(prisma, {
    get: (target, name) => {
      if (name !== '$queryRaw') return Reflect.get(target, name)
      return async (...statement: Parameters<PrismaClient['$queryRaw']>) => {
        const rows = await target.$queryRaw(...statement)
        if (!isDone) {
          isDone = true
          await act()
        }
        return rows
      }
    },
  })
}

test.each([5000, 0])(
  'a product with a new word, committed while its search is made, is found from then on (%s ranked)',
  async (mostRanked) => {
    await shop.make.product({ title: 'Lamp' })
    await vi.waitFor(() => expect(changes.generation()).not.toBeNull(), patience)
    const before = changes.generation()
    const own = afterWords(async () => {
      await shop.make.product({ title: `Lampshade${mostRanked}` })
      await vi.waitFor(() => expect(changes.generation()).not.toBe(before), patience)
    })
    const search = openSearch(own, new Cache(changes, 1_000_000), { mostRanked })
    const count = () => prisma.product.count({ where: { title: { startsWith: 'Lamp' } } })

    await search('lamp', {})

    const { products } = await search('lamp', {})
    expect(products.total).toBe(await count())
    expect(products.data).toHaveLength(await count())
  },
)
