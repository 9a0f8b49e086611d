import { clockOf, dayOf } from '../../text/times'

const minuteMs = 60_000
/** The longest acceptable wait for a call. */
export const lateAfterMs = 30 * minuteMs
/** Couriers deliver within three days; older parcels need a question. */
export const lateOnItsWayMs = 4 * 24 * 60 * minuteMs
const hoursOfCalls = { from: 9, to: 22 }
/** Dhaka has no summer time. */
const zone = '+06:00'

/** Whether customers may be called now, by Dhaka's clock. */
export function isHourOfCalls(now: Date): boolean {
  const hour = Number(clockOf(now)[0])
  return hour >= hoursOfCalls.from && hour < hoursOfCalls.to
}

/** Times of day for a call: `09:15`, in steps of a quarter of an hour. */
export const clockTimes = Array.from({ length: 16 * 4 }, (_, quarter) => {
  const minutes = 7 * 60 + quarter * 15
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
})

/** Days for a call, as `2026-11-22`: today and the 30 after it. */
export function daysAhead(now: Date): string[] {
  return Array.from({ length: 31 }, (_, days) =>
    dayOf(new Date(now.getTime() + days * 24 * 60 * minuteMs)),
  )
}

/** The most usual times as ISO 8601; none in the past. */
export function usualTimes(now: Date): {
  inAnHour: string
  thisEvening?: string
  tomorrow: string
} {
  const evening = momentOf(`${dayOf(now)}T19:00`)
  const dayAhead = new Date(now.getTime() + 24 * 60 * minuteMs)
  return {
    inAnHour: new Date(now.getTime() + 60 * minuteMs).toISOString(),
    ...(evening > now ? { thisEvening: evening.toISOString() } : {}),
    tomorrow: momentOf(`${dayOf(dayAhead)}T09:30`).toISOString(),
  }
}

/** The moment of `2026-11-22T19:00` by Dhaka's clock. */
export function momentOf(local: string): Date {
  return new Date(`${local}:00${zone}`)
}

function twoDigits(n: number): string {
  return String(n).padStart(2, '0')
}
