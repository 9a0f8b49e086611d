import type { Lang } from './lang'

const inDhaka = { timeZone: 'Asia/Dhaka', numberingSystem: 'latn' } as const
const locales = { bn: 'bn-BD', en: 'en-GB' }

/** `9:12 AM` in Dhaka, from an ISO time or a Date, the same in both languages. */
export function formatTime(time: string | Date): string {
  return clock.format(new Date(time))
}
const clock = new Intl.DateTimeFormat('en-US', { ...inDhaka, hour: 'numeric', minute: '2-digit' })

/** `21 নভেম্বর, 9:12 AM` in Dhaka; with the year where it is another one. */
export function formatMoment(time: string | Date, lang: Lang): string {
  const at = new Date(time)
  const isThisYear = yearOf.format(at) === yearOf.format(new Date())
  const day = new Intl.DateTimeFormat(locales[lang], {
    ...inDhaka,
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
  return `${day.format(at)}, ${clock.format(at)}`
}
const yearOf = new Intl.DateTimeFormat('en-US', { ...inDhaka, year: 'numeric' })

/** `শনিবার 21 নভেম্বর` in Dhaka, from an ISO time or a Date. */
export function formatDay(time: string | Date, lang: Lang): string {
  const parts = new Intl.DateTimeFormat(locales[lang], {
    ...inDhaka,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).formatToParts(new Date(time))
  return parts.flatMap(({ type, value }) => (type === 'literal' ? [] : value)).join(' ')
}

/** `21 নভে` of a day `2026-11-21`. */
export function formatDayAndMonth(day: string, lang: Lang): string {
  return new Intl.DateTimeFormat(locales[lang], {
    ...inDhaka,
    day: 'numeric',
    month: 'short',
  }).format(new Date(`${day}T12:00:00+06:00`))
}
