import { hasRight } from '#contract/office/rights'
import * as calls from '#contract/office/today'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { readTrouble } from '../outbox/channels.ts'
import { type Figures, readToday } from './read-today.ts'

const cachedMs = 10_000

export function todayRoutes({ read }: OfficeRoutes, prisma: PrismaClient) {
  const today = cacheFor(cachedMs, () => readToday(prisma))
  read(calls.getToday)(async ({ staff }) => {
    const [cached, trouble] = await Promise.all([today(), readTrouble(prisma)])
    return { ...(hasRight(staff.role, 'sums') ? cached : withoutSums(cached)), ...trouble }
  })
}

function withoutSums(today: Figures): Figures {
  return {
    ...today,
    days: today.days.map((day) => ({ ...day, placed_taka: null, delivered_taka: null })),
  }
}

/** Caches a result for `ms` for all callers; an error is not cached. */
function cacheFor<T>(ms: number, make: () => Promise<T>): () => Promise<T> {
  let cached: { until: number; made: Promise<T> } | undefined
  return () => {
    if (cached && Date.now() < cached.until) return cached.made
    const made = make()
    const mine = { until: Date.now() + ms, made }
    cached = mine
    made.catch(() => {
      if (cached === mine) cached = undefined
    })
    return made
  }
}
