import { eventKinds } from '#contract/office/order-states'
import type { Day } from '#contract/office/today'
import { orderStatus } from '#contract/shop'
import type { EventCount } from './read-events.ts'

const dayMs = 24 * 60 * 60 * 1000
const dhakaMs = 6 * 60 * 60 * 1000

/** The days from a midnight in Dhaka; a day without events has zeros. */
export function presentDays(counts: EventCount[], since: Date, days: number): Day[] {
  return Array.from({ length: days }, (_, nr) => {
    const own = counts.filter(({ day }) => day === nr)
    const sum = (what: 'n' | 'taka', kind: number, ...statuses: number[]) =>
      own
        .filter((each) => each.kind === kind && (kind === placed || statuses.includes(each.status)))
        .reduce((total, each) => total + each[what], 0)
    return {
      day: new Date(since.getTime() + dhakaMs + nr * dayMs).toISOString().slice(0, 10),
      placed: sum('n', placed),
      confirmed: sum('n', stepped, orderStatus.confirmed),
      shipped: sum('n', stepped, orderStatus.shipped),
      delivered: sum('n', stepped, orderStatus.delivered),
      cancelled: sum('n', stepped, orderStatus.cancelled),
      // A new outcome of a closed order means that the parcel is back.
      returned: sum('n', outcome, orderStatus.delivered, orderStatus.cancelled),
      placed_taka: sum('taka', placed),
      delivered_taka: sum('taka', stepped, orderStatus.delivered),
    }
  })
}

const { placed, status: stepped, outcome } = eventKinds
