import type { Database } from '../../server/database/client.ts'
import type { PrismaClient } from '../../server/database/generated/client.ts'

/** Database clients for tests: each statement ends only after the shop has received its change. */
export function awaitingChanges({
  prisma,
  pool,
  changes,
}: Database): Pick<Database, 'prisma' | 'pool'> {
  const received = async <T>(done: T) => {
    await changes.waitForChange()
    return done
  }
  const awaiting = prisma.$extends({
    query: { $allOperations: async ({ args, query }) => received(await query(args)) },
  }) as unknown as PrismaClient
  return { prisma: waiting(awaiting, '$transaction'), pool: waiting(pool, 'query') }

  /** The method of that name ends once the shop has received the change. */
  function waiting<T extends object>(whole: T, method: keyof T): T {
    return new Proxy(whole, {
      get: (own, name) => {
        const value = Reflect.get(own, name)
        if (typeof value !== 'function') return value
        if (name !== method) return value.bind(own)
        return async (...given: unknown[]) => received(await value.apply(own, given))
      },
    })
  }
}
