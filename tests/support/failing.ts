import type { PrismaClient } from '../../server/database/generated/client.ts'

/** The database of a shop whose next transactions, or other calls, fail this often. */
export function openFailing(
  prisma: PrismaClient,
  method: '$transaction' | '$executeRaw' = '$transaction',
) {
  return (error: Error, times: number): PrismaClient => {
    const left = { times }
    const act = prisma[method].bind(prisma) as (...given: unknown[]) => unknown
    const failing = (...given: unknown[]) =>
      left.times-- > 0 ? Promise.reject(error) : act(...given)
    return new Proxy(prisma, {
      get: (target, name) => (name === method ? failing : Reflect.get(target, name)),
    })
  }
}

export const broken = Object.assign(new Error('Connection terminated unexpectedly'), {
  code: '57P01',
})
