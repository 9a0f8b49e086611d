/** Dhaka has had +06:00 and no summer time since 2010. */
const dhaka = '+06:00'
const dayMs = 24 * 60 * 60 * 1000

/** The moment of an ISO time, or the start of a day in Dhaka. */
export function beginningOf(moment: string): Date {
  return isDay(moment) ? new Date(`${moment}T00:00:00${dhaka}`) : new Date(moment)
}

/** The moment of an ISO time, or the exclusive end of a day in Dhaka. */
export function endOf(moment: string): Date {
  return isDay(moment) ? new Date(beginningOf(moment).getTime() + dayMs) : new Date(moment)
}

export function dayOf(moment: Date): string {
  return new Date(moment.getTime() + 6 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

export function isDay(moment: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(moment)
}

/** A time of day in Dhaka, `days` after the day of `now`. */
export function dhakaTime(now: Date, days: number, time: `${number}:${number}`): Date {
  const day = dayOf(new Date(now.getTime() + days * dayMs))
  return new Date(`${day}T${time.padStart(5, '0')}:00${dhaka}`)
}

export function daysAgo(days: number): Date {
  return new Date(Date.now() - days * dayMs)
}
