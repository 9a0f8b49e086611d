import { dhakaTime, isDay } from '../moments.ts'

const minuteMs = 60_000
const mostAheadMs = 30 * 24 * 60 * minuteMs
/** Start of the calls of a day, in Dhaka. */
const morning = '9:30'

/** Time of the next call after `unanswered` calls: in 30 minutes, 2 hours, tomorrow. */
export function callAfter(unanswered: number, now: Date): Date {
  if (unanswered > 2) return nextMorning(now)
  return new Date(now.getTime() + (unanswered === 1 ? 30 : 120) * minuteMs)
}

export function nextMorning(now: Date): Date {
  return dhakaTime(now, 1, morning)
}

/** A moment, or the morning of a day `2026-11-22`; null before now or more than 30 days ahead. */
export function callAtWish(moment: string, now: Date): Date | null {
  const at = isDay(moment) ? dhakaTime(new Date(moment), 0, morning) : new Date(moment)
  const aheadMs = at.getTime() - now.getTime()
  return aheadMs >= 0 && aheadMs <= mostAheadMs ? at : null
}
