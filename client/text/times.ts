import { serverNow } from './server-clock'

/** Times, dates and counts for readers in Bangladesh: by Dhaka's clock, in both languages. */
export type Lang = 'bn' | 'en'

const inDhaka = { timeZone: 'Asia/Dhaka', numberingSystem: 'latn' } as const
const locales = { bn: 'bn-BD', en: 'en-GB' }
const minuteMs = 60_000
/** The hour at which a part of the day starts. */
const partsOfDay = [
  { from: 0, name: 'রাত' },
  { from: 4, name: 'ভোর' },
  { from: 6, name: 'সকাল' },
  { from: 12, name: 'দুপুর' },
  { from: 15, name: 'বিকাল' },
  { from: 18, name: 'সন্ধ্যা' },
  { from: 20, name: 'রাত' },
]
const words = {
  bn: {
    today: 'আজ',
    yesterday: 'গতকাল',
    now: 'এইমাত্র',
    ago: (wait: string) => `${wait} আগে`,
    minutes: (n: number) => `${n} মিনিট`,
    hours: (n: number) => `${n} ঘণ্টা`,
    days: (n: number) => `${n} দিন`,
  },
  en: {
    today: 'Today',
    yesterday: 'Yesterday',
    now: 'Just now',
    ago: (wait: string) => `${wait} ago`,
    minutes: (n: number) => `${n} min`,
    hours: (n: number) => `${n} h`,
    days: (n: number) => (n === 1 ? '1 day' : `${n} days`),
  },
}

/** `বিকাল 4:59` or `4:59 PM`, from an ISO time or a Date. */
export function formatTime(time: string | Date, lang: Lang): string {
  const [hour, minute] = clockOf(new Date(time))
  const clock = `${Number(hour) % 12 || 12}:${minute}`
  if (lang === 'en') return `${clock} ${Number(hour) < 12 ? 'AM' : 'PM'}`
  return `${partsOfDay.filter(({ from }) => from <= Number(hour)).at(-1)?.name} ${clock}`
}

/** `আজ বিকাল 4:59`, `গতকাল রাত 8:05`, else `21 নভেম্বর, সকাল 9:12`; with the year where it is another one. */
export function formatMoment(time: string | Date, lang: Lang, now = serverNow()): string {
  const at = new Date(time)
  const days = daysBetween(at, now)
  const near = days === 0 ? words[lang].today : days === 1 ? words[lang].yesterday : null
  return near
    ? `${near} ${formatTime(at, lang)}`
    : `${formatShortDate(at, lang, now)}, ${formatTime(at, lang)}`
}

/** `3 মিনিট আগে` below an hour, else as `formatMoment`; a future time is never ago. */
export function formatAgo(time: string | Date, lang: Lang, now = serverNow()): string {
  const minutes = Math.floor((now.getTime() - new Date(time).getTime()) / minuteMs)
  if (minutes < 0 || minutes >= 60) return formatMoment(time, lang, now)
  const { now: justNow, ago, minutes: say } = words[lang]
  return minutes === 0 ? justNow : ago(say(minutes))
}

/** Time passed since: `48 মিনিট`, `5 ঘণ্টা`, `3 দিন`. */
export function formatWait(time: string | Date, lang: Lang, now = serverNow()): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(time).getTime()) / minuteMs))
  if (minutes < 60) return words[lang].minutes(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? words[lang].hours(hours) : words[lang].days(Math.floor(hours / 24))
}

/** `21 নভেম্বর 2026`. */
export function formatDate(time: string | Date, lang: Lang): string {
  return wordsOf(time, lang, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** `শনিবার 21 নভেম্বর`. */
export function formatDay(time: string | Date, lang: Lang): string {
  return wordsOf(time, lang, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** `21 নভে` of a day `2026-11-21`. */
export function formatDayAndMonth(day: string, lang: Lang): string {
  return wordsOf(`${day}T12:00+06:00`, lang, { day: 'numeric', month: 'short' })
}

/** `2026-11-22` in Dhaka. */
export function dayOf(at: Date): string {
  return inZone(at).slice(0, 10)
}

/** `['16', '59']` in Dhaka. */
export function clockOf(at: Date): string[] {
  return inZone(at).slice(11, 16).split(':')
}

/** Dhaka's clock in ISO format: six hours ahead all year. `Intl` is slow on a cheap phone. */
function inZone(at: Date): string {
  return new Date(at.getTime() + 6 * 60 * minuteMs).toISOString()
}

/** `21 নভেম্বর`, with the year if not the present one. */
export function formatShortDate(at: Date, lang: Lang, now: Date): string {
  const isThisYear = dayOf(at).slice(0, 4) === dayOf(now).slice(0, 4)
  return isThisYear ? wordsOf(at, lang, { day: 'numeric', month: 'long' }) : formatDate(at, lang)
}

/** `31 ডিসেম্বর` of a day `2026-12-31`, with its year where that is another one. */
export function formatDayOf(day: string, lang: Lang): string {
  return formatShortDate(new Date(`${day}T12:00+06:00`), lang, serverNow())
}

/** Calendar days: from 23:59 to 00:01 is one. */
function daysBetween(at: Date, now: Date): number {
  return (Date.parse(dayOf(now)) - Date.parse(dayOf(at))) / (24 * 60 * minuteMs)
}

/** Joins the date's parts without commas, which only one of the languages has. */
function wordsOf(time: string | Date, lang: Lang, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[lang], { ...inDhaka, ...parts })
    .formatToParts(new Date(time))
    .flatMap(({ type, value }) => (type === 'literal' ? [] : value))
    .join(' ')
}
