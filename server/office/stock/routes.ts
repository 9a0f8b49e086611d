import * as calls from '#contract/office/stock'
import type { Changes } from '../../database/changes.ts'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { changeStock, changeStocks } from './change-stock.ts'
import { countStock } from './count-stock.ts'
import { readMoves } from './read-moves.ts'
import { setLowAt } from './set-low-at.ts'

export function stockRoutes({ read, write }: OfficeRoutes, prisma: PrismaClient, changes: Changes) {
  write(calls.changeStock)(
    async ({ input, tx }) => ({ item: await changeStock(tx, input) }),
    changes.waitForChange,
  )

  write(calls.countStock)(
    async ({ input, tx }) => ({
      results: await countStock(tx, input.counts, input.note),
    }),
    changes.waitForChange,
  )

  write(calls.changeStocks)(
    async ({ input, tx }) => ({ results: await changeStocks(tx, input) }),
    changes.waitForChange,
  )

  write(calls.setLowAt)(async ({ input, tx }) => ({ items: await setLowAt(tx, input.warnings) }))

  read(calls.getStockMoves)(({ input }) => readMoves(prisma, input))
}
