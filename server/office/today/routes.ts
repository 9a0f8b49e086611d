import type { PrismaClient } from '../../database/generated/client.ts'
import type { OfficeRoutes } from '../office-routes.ts'
import { readToday, type Today } from './read-today.ts'
import { hasRight } from '#contract/office/rights'
import * as calls from '#contract/office/today'
import * as shapes from '#contract/office/today-shapes'

const keptMs = 10_000

export function todayRoutes({ read }: OfficeRoutes, prisma: PrismaClient) {
  const today = keepFor(keptMs, () => readToday(prisma))
  read(
    calls.getToday,
    shapes.getToday,
  )(async ({ staff }) => {
    const kept = await today()
    return { message: 'success', ...(hasRight(staff.role, 'sums') ? kept : withoutSums(kept)) }
  })
}

function withoutSums(today: Today): Today {
  return {
    ...today,
    days: today.days.map((day) => ({ ...day, placed_taka: null, delivered_taka: null })),
  }
}

/** Made once for all who ask within the time; what failed is made anew. */
function keepFor<T>(ms: number, make: () => Promise<T>): () => Promise<T> {
  let kept: { until: number; made: Promise<T> } | undefined
  return () => {
    if (kept && Date.now() < kept.until) return kept.made
    const made = make()
    const mine = { until: Date.now() + ms, made }
    kept = mine
    made.catch(() => {
      if (kept === mine) kept = undefined
    })
    return made
  }
}
