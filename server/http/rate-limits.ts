import type { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { deleteInBatches } from '../database/delete-in-batches.ts'
import { tooManyTries } from '../failures/refusals.ts'
import { siteOf } from './network.ts'

/** Limits count before the work. Those per address are loose: mobile networks share addresses. */
export type RateLimits = {
  /** Counts one try; throws a 429 with Retry-After above the limit. */
  count: (what: LimitName, key: string | number) => Promise<void>
  /** Forgets the tries, as after a right password. */
  forgive: (what: LimitName, key: string | number) => Promise<void>
  /** Removes one counted try, for example when nothing was done. */
  giveBack: (what: LimitName, key: string | number) => Promise<void>
  prune: (stopping?: AbortSignal) => Promise<number>
}

const minute = 60
type Limit = {
  points: number
  /** Seconds. */
  duration: number
  /** Stored in PostgreSQL for all processes. Frequent calls are counted in each worker. */
  stored: boolean
  /** Seconds between further tries after the points are used. */
  thenEvery?: number
  /** The refusal, where more can be said than to wait a little. */
  says?: string
}
const limits = {
  callsPerAddress: { points: 6000, duration: minute, stored: false },
  signupsPerAddress: { points: 500, duration: 60 * minute, stored: true },
  messagesPerAddress: { points: 100, duration: 10 * minute, stored: true },
  asksPerAddress: { points: 100, duration: 10 * minute, stored: true },
  reviewTriesPerCustomer: { points: 60, duration: 60 * minute, stored: true },
  reviewsPerCustomer: { points: 10, duration: 60 * minute, stored: true },
  reviewsPerProduct: {
    points: 5,
    duration: 24 * 60 * minute,
    stored: true,
    says: 'A product can have at most 5 reviews of one customer a day',
  },
  promosPerCustomer: {
    points: 60,
    duration: 10 * minute,
    stored: true,
    says: 'Too many promo codes were tried: order without a code, or wait a little',
  },
  ordersPerCustomer: { points: 120, duration: 10 * minute, stored: false },
  /** Each is an event that the office reads. */
  correctionsPerCustomer: { points: 30, duration: 10 * minute, stored: false },
  feeds: { points: 1, duration: minute, stored: true },
  /** Behind one address of a carrier are thousands of phones: what was typed has a limit of its own. */
  resetsPerAddress: { points: 300, duration: 60 * minute, stored: true },
  resetsPerAccount: { points: 3, duration: 60 * minute, stored: true },
  /** A link of a new password has 256 bits: this limits work, not guesses. */
  resetLinksPerAddress: { points: 1000, duration: 60 * minute, stored: true },
  orderLinksPerAddress: { points: 300, duration: minute, stored: true },
  /** Wrong passwords from strangers: browsers without an earlier login to the account. */
  failuresPerAccountAndAddress: { points: 10, duration: 15 * minute, stored: true },
  failuresPerAccount: { points: 100, duration: 60 * minute, stored: true },
  /** Enough for fifty customers behind one address with five errors each. */
  failuresPerAddress: { points: 300, duration: 60 * minute, stored: true },
  failuresPerKnownDevice: { points: 20, duration: 15 * minute, stored: true },
  staffFailuresPerAccountAndAddress: { points: 5, duration: 15 * minute, stored: true },
  /** Only shown to the owner, never refused: strangers must not lock out staff. */
  staffFailuresPerAccount: { points: Number.MAX_SAFE_INTEGER, duration: 60 * minute, stored: true },
  /** Accounts without a second factor: nine an hour, then one a minute. */
  staffFailuresWithoutFactor: { points: 9, duration: 60 * minute, stored: true, thenEvery: minute },
  staffFailuresPerKnownDevice: { points: 20, duration: 15 * minute, stored: true },
  staffFailuresPerAddress: { points: 60, duration: 60 * minute, stored: true },
  /** Staff who are signed in: strangers at the sign-in page do not use these up. */
  staffProofs: { points: 5, duration: 15 * minute, stored: true },
  /** Wrong codes: per account and network, per known device, or per signed-in member. */
  staffCodes: { points: 5, duration: 15 * minute, stored: true },
  /** At sign-in: strangers who already know the password. */
  staffCodesPerAccount: { points: 50, duration: 60 * minute, stored: true },
  /** Whole phone numbers that an agent searches; the second entry recognises repeated ones. */
  numbersSoughtByStaff: { points: 30, duration: 60 * minute, stored: true },
  numberSought: { points: 1, duration: 60 * minute, stored: true },
  messagesTriedByStaff: { points: 5, duration: 60 * minute, stored: true },
  messagesWrittenByStaff: { points: 60, duration: 60 * minute, stored: true },
  /** Invites. */
  staffLinksPerAddress: { points: 60, duration: 60 * minute, stored: true },
} satisfies Record<string, Limit>
export type LimitName = keyof typeof limits

/** A site has ten times the limit of a network: a provider's customer may have 65,536 of them. */
const tenfold = 10

export function openRateLimits(pool: Pool, enabled: boolean): RateLimits {
  const nothing = async () => {}
  const prune = (stopping?: AbortSignal) =>
    deleteInBatches(pool, 'rate_limit', 'expire < $1', [Date.now()], stopping)
  if (!enabled) return { count: nothing, forgive: nothing, giveBack: nothing, prune }
  const open = (name: string, points: number, { duration, stored }: Limit): RateLimiterAbstract =>
    stored
      ? new RateLimiterPostgres({
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limit',
          tableCreated: true,
          clearExpiredByTimeout: false,
          keyPrefix: name,
          points,
          duration,
        })
      : new RateLimiterMemory({ keyPrefix: name, points, duration })
  const counters = new Map(
    Object.entries<Limit>(limits).map(([name, limit]) => {
      const { points, thenEvery: duration, says } = limit
      const own = open(name, points, limit)
      const site = name.endsWith('PerAddress') ? open(name, points * tenfold, limit) : undefined
      const slow = duration ? open(`${name}Slow`, 1, { ...limit, duration }) : undefined
      return [name, { own, site, slow, says }]
    }),
  )
  /** The counter of the key, and for an IPv6 network that of its site. */
  const countersOf = (what: LimitName, key: string | number) => {
    const { own, site, slow } = counters.get(what) ?? {}
    const siteKey = siteOf(String(key))
    const ofKey = { counter: own, slow, key }
    return siteKey === String(key)
      ? [ofKey]
      : [ofKey, { counter: site, slow: undefined, key: siteKey }]
  }
  return {
    count: async (what, key) => {
      for (const each of countersOf(what, key)) {
        const refused = await consume(each.counter, each.key)
        const waiting = refused && each.slow ? await consume(each.slow, each.key) : refused
        if (!waiting) continue
        const seconds = Math.max(1, Math.ceil(waiting.msBeforeNext / 1000))
        throw tooManyTries(seconds, counters.get(what)?.says)
      }
    },
    forgive: async (what, key) => {
      await counters.get(what)?.own.delete(key)
    },
    giveBack: async (what, key) => {
      for (const each of countersOf(what, key)) await each.counter?.reward(each.key)
    },
    prune,
  }
}

export type Counter = Readonly<Parameters<RateLimits['count']>>

/** Counts a try of each, and gives it back where a later one refuses or the act fails. */
export async function countWhile<T>(
  limits: RateLimits,
  counters: Counter[],
  act: () => Promise<T>,
): Promise<T> {
  const counted: Counter[] = []
  try {
    for (const counter of counters) {
      await limits.count(...counter)
      counted.push(counter)
    }
    return await act()
  } catch (error) {
    for (const counter of counted) await limits.giveBack(...counter)
    throw error
  }
}

async function consume(
  limiter: RateLimiterAbstract | undefined,
  key: string | number,
): Promise<RateLimiterRes | null> {
  try {
    await limiter?.consume(key)
    return null
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused
    throw refused
  }
}
