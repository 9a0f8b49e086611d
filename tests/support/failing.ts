import type { PrismaClient } from '../../server/database/generated/client.ts'

/** The database of a shop whose next transactions fail this often. */
export function openFailing(prisma: PrismaClient) {
  return (error: Error, times: number): PrismaClient => {
    const left = { times }
    const $transaction = (...given: Parameters<typeof prisma.$transaction>) => {
      if (left.times-- > 0) return Promise.reject(error)
      return prisma.$transaction(...given)
    }
    return new Proxy(prisma, {
      get: (target, name) => (name === '$transaction' ? $transaction : Reflect.get(target, name)),
    })
  }
}

export const broken = Object.assign(new Error('Connection terminated unexpectedly'), {
  code: '57P01',
})
