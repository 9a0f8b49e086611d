import type { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { tooManyTries } from './errors.ts'

/** Counters of tries, counted before the work. Loose per address: mobile networks share one. */
export type Tries = {
  /** Counts one try; throws a 429 with Retry-After when there were too many. */
  count: (what: keyof typeof limits, key: string | number) => Promise<void>
  /** Forgets the tries, as after a right password. */
  forgive: (what: keyof typeof limits, key: string | number) => Promise<void>
}

const minute = 60
const limits = {
  callsPerAddress: { points: 6000, duration: minute, kept: false },
  signupsPerAddress: { points: 500, duration: 60 * minute, kept: false },
  messagesPerAddress: { points: 100, duration: 10 * minute, kept: false },
  reviewsPerCustomer: { points: 60, duration: 60 * minute, kept: false },
  promosPerCustomer: { points: 60, duration: 10 * minute, kept: false },
  ordersPerCustomer: { points: 120, duration: 10 * minute, kept: false },
  /** Wrong passwords of one account from one address; these survive a restart. */
  loginsPerAccountAndAddress: { points: 10, duration: 15 * minute, kept: true },
  loginsPerAccount: { points: 100, duration: 60 * minute, kept: true },
}

/** `enabled` false counts nothing: for tests and benches. */
export function openTries(pool: Pool, enabled: boolean): Tries {
  if (!enabled) return { count: async () => {}, forgive: async () => {} }
  const counters = new Map<string, RateLimiterAbstract>(
    Object.entries(limits).map(([name, { points, duration, kept }]) => [
      name,
      kept
        ? new RateLimiterPostgres({
            storeClient: pool,
            storeType: 'pool',
            tableName: 'rate_limit',
            tableCreated: true,
            keyPrefix: name,
            points,
            duration,
          })
        : new RateLimiterMemory({ keyPrefix: name, points, duration }),
    ]),
  )
  return {
    count: async (what, key) => {
      try {
        await counters.get(what)?.consume(key)
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        throw tooManyTries(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)))
      }
    },
    forgive: async (what, key) => {
      await counters.get(what)?.delete(key)
    },
  }
}
