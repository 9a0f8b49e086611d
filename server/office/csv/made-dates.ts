import { latinDigit } from '#contract/office/numbers'

const languages = ['en', 'bn', 'hi', 'de', 'es', 'fr']
/** Shorter and other spellings than those of the standard. */
const others = [
  'sept',
  'জানু',
  'ফেব',
  'ফেব্রু',
  'এপ্রি',
  'আগ',
  'সেপ',
  'সেপ্ট',
  'সেপ্টে',
  'অক্টো',
  'নভে',
  'ডিসে',
]
const months = new Set([...languages.flatMap(monthsOf), ...others].map(plain))
const weekdays = new Set(languages.flatMap(weekdaysOf).map(plain))

function monthsOf(language: string): string[] {
  return (['short', 'long'] as const).flatMap((month) => {
    const { format } = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_month, nr) => format(Date.UTC(2026, nr, 15)))
  })
}

function weekdaysOf(language: string): string[] {
  return (['short', 'long'] as const).flatMap((weekday) => {
    const { format } = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
    return Array.from({ length: 7 }, (_weekday, nr) => format(Date.UTC(2026, 0, nr + 1)))
  })
}

function plain(month: string): string {
  return month.normalize('NFC').toLowerCase().replace(/\./g, '').replaceAll('ী', 'ি')
}

const dayBeforeMonth = /^\d{1,4}[\s./-]+(\p{L}[\p{L}\p{M}]+)\.?(?:[\s./,-]+\d{1,4})?$/u
const monthBeforeDay = /^(\p{L}[\p{L}\p{M}]+)\.?[\s./-]+\d{1,4}(?:[\s./,-]+\d{1,4})?$/u
const inDigits =
  /^(?:\d{4}[-/.]\d\d?[-/.]\d\d?(?:[ T].*)?|\d{1,2}\/\d{1,2}\/(?:\d\d){1,2}|\d{1,2}[.-]\d{1,2}[.-]\d{4}|\d{1,2}:\d\d:\d\d(?:\s?[ap]m)?)(?:\s\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]m)?)?$/i
/** `03-09-26`: a size has no zero before it. */
const shortDay = /^(?=0|\d+[.-]0)\d\d[.-]\d\d[.-]\d\d$/
const wordBefore = /^(\p{L}[\p{L}\p{M}]{1,20})[.,]*\s+/u
const timeOfDay = /\s\d{1,2}:\d\d:\d\d.*$/

/** `3-Sept`, `03-মার্চ`, `2026-09-03`, `Thu, 3 Sept 2026 00:00`: a spreadsheet made a date of `3-9`. */
export function isMadeDate(text: string): boolean {
  const latin = text
    .normalize('NFC')
    .replace(/\p{Nd}/gu, latinDigit)
    .trim()
    .replace(wordBefore, (all, word) => (weekdays.has(plain(word)) ? '' : all))
    .replace(timeOfDay, '')
  const [, month = ''] = dayBeforeMonth.exec(latin) ?? monthBeforeDay.exec(latin) ?? []
  return inDigits.test(latin) || shortDay.test(latin) || months.has(plain(month))
}

const dayMs = 24 * 60 * 60 * 1000
/** Days are counted from here, and round numbers are sizes: `45000` mAh. */
const firstDay = Date.UTC(1899, 11, 30)

/** `44624`: the same date as the number of a day, of 2010 to the end of next year. */
export function isDayNumber(text: string): boolean {
  const latin = text.trim().replace(/\p{Nd}/gu, latinDigit)
  const [, days = ''] = /^(\d{5})(?:\.0+)?$/.exec(latin) ?? []
  if (days === '' || Number(days) % 1000 === 0) return false
  const year = new Date(firstDay + Number(days) * dayMs).getUTCFullYear()
  return year >= 2010 && year <= new Date().getUTCFullYear() + 1
}
