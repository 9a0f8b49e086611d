import type { Changes } from '../../database/changes.ts'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { changeStock, changeStocks } from './change-stock.ts'
import { countStock } from './count-stock.ts'
import { readMoves } from './read-moves.ts'
import { setLowAt } from './set-low-at.ts'
import * as calls from '#contract/office/stock'

export function stockRoutes(
  { read, write, act }: OfficeRoutes,
  prisma: PrismaClient,
  changes: Changes,
) {
  act(calls.changeStock)(async ({ input, once }) => {
    const answer = await once(async (tx) => ({
      message: 'success' as const,
      item: await changeStock(tx, input),
    }))
    await changes.waitForChange()
    return answer
  })

  act(calls.countStock)(async ({ input, once }) => {
    const answer = await once(async (tx) => ({
      message: 'success' as const,
      results: await countStock(tx, input.counts, input.note),
    }))
    await changes.waitForChange()
    return answer
  })

  act(calls.changeStocks)(async ({ input, once }) => {
    const answer = await once(async (tx) => ({
      message: 'success' as const,
      results: await changeStocks(tx, input),
    }))
    await changes.waitForChange()
    return answer
  })

  write(calls.setLowAt)(async ({ input, tx }) => ({
    message: 'success',
    items: await setLowAt(tx, input.warnings),
  }))

  read(calls.getStockMoves)(async ({ input }) => ({
    message: 'success',
    ...(await readMoves(prisma, input)),
  }))
}
