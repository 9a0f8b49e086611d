import type { Pool } from 'pg'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { deleteInBatches } from '../database/delete-in-batches.ts'
import { tooManyTries } from '../refusals.ts'
import { siteOf } from './network.ts'

/** Counted before the work. Loose per address: mobile networks share one. */
export type RateLimits = {
  /** Counts one try; throws a 429 with Retry-After when there were too many. */
  count: (what: LimitName, key: string | number) => Promise<void>
  /** Forgets the tries, as after a right password. */
  forgive: (what: LimitName, key: string | number) => Promise<void>
  /** Takes back one try that has been counted, as where nothing came of it. */
  giveBack: (what: LimitName, key: string | number) => Promise<void>
  prune: (stopping?: AbortSignal) => Promise<number>
}

const minute = 60
type Limit = {
  points: number
  /** Seconds. */
  duration: number
  /** In PostgreSQL, for all processes. What is asked often, each worker counts itself. */
  stored: boolean
  /** One more each so many seconds, when the points are used up. */
  thenEvery?: number
}
type Counted = {
  counter: RateLimiterAbstract | undefined
  slow?: RateLimiterAbstract | undefined
  key: string | number
}
type CountersOf = (what: LimitName, key: string | number) => Counted[]
const limits = {
  callsPerAddress: { points: 6000, duration: minute, stored: false },
  signupsPerAddress: { points: 500, duration: 60 * minute, stored: true },
  messagesPerAddress: { points: 100, duration: 10 * minute, stored: true },
  reviewTriesPerCustomer: { points: 60, duration: 60 * minute, stored: true },
  reviewsPerCustomer: { points: 10, duration: 60 * minute, stored: true },
  reviewsPerProduct: { points: 5, duration: 24 * 60 * minute, stored: true },
  promosPerCustomer: { points: 60, duration: 10 * minute, stored: true },
  ordersPerCustomer: { points: 120, duration: 10 * minute, stored: false },
  /** Wrong passwords of strangers: browsers that have not logged in to the account before. */
  failuresPerAccountAndAddress: { points: 10, duration: 15 * minute, stored: true },
  failuresPerAccount: { points: 100, duration: 60 * minute, stored: true },
  /** Fifty customers behind one address may each err five times, and then some. */
  failuresPerAddress: { points: 300, duration: 60 * minute, stored: true },
  failuresOnKnownDevices: { points: 20, duration: 15 * minute, stored: true },
  staffFailuresPerAccountAndAddress: { points: 5, duration: 15 * minute, stored: true },
  /** Counted for the owner to see: strangers at many addresses keep nobody out. */
  staffFailuresPerAccount: { points: Number.MAX_SAFE_INTEGER, duration: 60 * minute, stored: true },
  /** Where the password is all there is: nine an hour, then one a minute. */
  staffFailuresWithoutFactor: { points: 9, duration: 60 * minute, stored: true, thenEvery: minute },
  staffFailuresOnKnownDevices: { points: 20, duration: 15 * minute, stored: true },
  staffFailuresPerAddress: { points: 60, duration: 60 * minute, stored: true },
  /** Of who is signed in: strangers who guess at the door do not use them up. */
  staffProofs: { points: 5, duration: 15 * minute, stored: true },
  /** Wrong codes: of an account at one network, on its known devices, or by who is signed in. */
  staffCodes: { points: 5, duration: 15 * minute, stored: true },
  /** At the door, of strangers who have the password already. */
  staffCodesPerAccount: { points: 50, duration: 60 * minute, stored: true },
  /** Other whole telephone numbers that an agent seeks; the second knows which were sought already. */
  numbersSoughtByStaff: { points: 30, duration: 60 * minute, stored: true },
  numberSought: { points: 1, duration: 60 * minute, stored: true },
  /** Links that let somebody in: invites, and new passwords of customers. */
  staffLinksPerAddress: { points: 60, duration: 60 * minute, stored: true },
} satisfies Record<string, Limit>
export type LimitName = keyof typeof limits

/** One customer of a provider may have 65,536 networks of IPv6: together they may try ten times as often as one. */
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
  const all = Object.entries<Limit>(limits)
  const counters = new Map(all.map(([name, limit]) => [name, open(name, limit.points, limit)]))
  const ofSites = new Map(
    all
      .filter(([name]) => name.endsWith('PerAddress'))
      .map(([name, limit]) => [name, open(name, limit.points * tenfold, limit)]),
  )
  const slow = new Map(
    all.flatMap(([name, { thenEvery, stored }]) =>
      thenEvery ? [[name, open(`${name}Slow`, 1, { points: 1, duration: thenEvery, stored })]] : [],
    ),
  )
  /** The counter of the key, and that of the site which a network of IPv6 belongs to. */
  const countersOf: CountersOf = (what, key) => {
    const site = siteOf(String(key))
    const own = { counter: counters.get(what), slow: slow.get(what), key }
    return site === String(key) ? [own] : [own, { counter: ofSites.get(what), key: site }]
  }
  return {
    count: async (what, key) => {
      for (const each of countersOf(what, key)) {
        const refused = await consume(each.counter, each.key)
        const waiting = refused && each.slow ? await consume(each.slow, each.key) : refused
        if (waiting) throw tooManyTries(Math.max(1, Math.ceil(waiting.msBeforeNext / 1000)))
      }
    },
    forgive: async (what, key) => {
      await counters.get(what)?.delete(key)
    },
    giveBack: async (what, key) => {
      for (const each of countersOf(what, key)) await each.counter?.reward(each.key)
    },
    prune,
  }
}

/** How long to wait, where there were too many. */
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
