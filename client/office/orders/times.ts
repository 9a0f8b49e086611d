import { clockOf, dayOf } from '../../text/times'

const minuteMs = 60_000
/** Who waits longer than this for a call waits too long. */
export const lateAfterMs = 30 * minuteMs
/** Couriers deliver within three days; a parcel that is older is asked for. */
export const lateOnItsWayMs = 4 * 24 * 60 * minuteMs
const hoursOfCalls = { from: 9, to: 22 }
/** Dhaka has no summer time. */
const zone = '+06:00'

/** Whether a customer may be called now, by the clock of Dhaka. */
export function isHourOfCalls(now: Date): boolean {
  const hour = Number(clockOf(now)[0])
  return hour >= hoursOfCalls.from && hour < hoursOfCalls.to
}

/** Times of day at which a call can be asked for: `09:15`, a quarter of an hour apart. */
export const clockTimes = Array.from({ length: 16 * 4 }, (_, quarter) => {
  const minutes = 7 * 60 + quarter * 15
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
})

/** The days on which a call can be asked for, as `2026-11-22`: today and the 30 after it. */
export function daysAhead(now: Date): string[] {
  return Array.from({ length: 31 }, (_, days) =>
    dayOf(new Date(now.getTime() + days * 24 * 60 * minuteMs)),
  )
}

/** Times that are asked for most, as ISO 8601; no evening that is over. */
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

/** Of `2026-11-22T19:00`, by the clock of Dhaka. */
export function momentOf(local: string): Date {
  return new Date(`${local}:00${zone}`)
}

function twoDigits(n: number): string {
  return String(n).padStart(2, '0')
}
