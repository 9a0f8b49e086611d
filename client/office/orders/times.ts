import type { Texts } from '../text/bn'
import type { Lang } from '../text/lang'
import { formatMoment, formatTime } from '../text/times'

const minuteMs = 60_000
/** Who waits longer than this for a call waits too long. */
export const lateAfterMs = 30 * minuteMs
const hoursOfCalls = { from: 9, to: 22 }
/** Dhaka has no summer time. */
const zone = '+06:00'

/** `Today 9:12 AM`, or the day with it. */
export function formatNear(time: string, text: Texts, lang: Lang): string {
  const isToday = dayOf(new Date(time)) === dayOf(new Date())
  return isToday ? `${text.orders.today} ${formatTime(time)}` : formatMoment(time, lang)
}

/** How long since then: `48 minutes`, `5 hours`, `3 days`. */
export function formatWait(time: string, nowMs: number, { orders }: Texts): string {
  const minutes = Math.max(0, Math.floor((nowMs - Date.parse(time)) / minuteMs))
  if (minutes < 60) return orders.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? orders.hours(hours) : orders.days(Math.floor(hours / 24))
}

/** Whether a customer may be called now, by the clock of Dhaka. */
export function isHourOfCalls(now: Date): boolean {
  const hour = Number(hourOf.format(now))
  return hour >= hoursOfCalls.from && hour < hoursOfCalls.to
}
const hourOf = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  hour: '2-digit',
  hourCycle: 'h23',
})

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

/** Of `2026-11-22T19:00` as a field for a local time has it, by the clock of Dhaka. */
export function momentOf(local: string): Date {
  return new Date(`${local}:00${zone}`)
}

/** As a field for a local time has it. */
export function localOf(at: Date): string {
  return `${dayOf(at)}T${clockOf.format(at)}`
}
const clockOf = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** `2026-11-22` in Dhaka. */
function dayOf(at: Date): string {
  return days.format(at)
}
const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' })
