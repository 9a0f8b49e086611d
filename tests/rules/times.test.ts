import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayIn } from '../../client/office/ui/day-field.tsx'
import { formatTaka } from '../../client/text/format.ts'
import * as times from '../../client/text/times.ts'
import { officeWords } from '../support/office-words.ts'

const now = new Date('2026-11-24T18:30:00+06:00')

test.each([
  ['03:59', 'রাত 3:59', '3:59 AM'],
  ['04:00', 'ভোর 4:00', '4:00 AM'],
  ['06:07', 'সকাল 6:07', '6:07 AM'],
  ['12:00', 'দুপুর 12:00', '12:00 PM'],
  ['16:59', 'বিকাল 4:59', '4:59 PM'],
  ['19:30', 'সন্ধ্যা 7:30', '7:30 PM'],
  ['20:05', 'রাত 8:05', '8:05 PM'],
  ['00:10', 'রাত 12:10', '12:10 AM'],
])('%s in Dhaka is read as %s', (clock, bn, en) => {
  const at = `2026-11-24T${clock}:00+06:00`

  expect([times.formatTime(at, 'bn'), times.formatTime(at, 'en')]).toEqual([bn, en])
})

test.each([
  ['2026-11-24T18:29:40+06:00', 'এইমাত্র', 'Just now'],
  ['2026-11-24T18:27:00+06:00', '3 মিনিট আগে', '3 min ago'],
  ['2026-11-24T17:30:00+06:00', 'আজ বিকাল 5:30', 'Today 5:30 PM'],
  ['2026-11-24T21:00:00+06:00', 'আজ রাত 9:00', 'Today 9:00 PM'],
  ['2026-11-23T23:59:00+06:00', 'গতকাল রাত 11:59', 'Yesterday 11:59 PM'],
  ['2026-11-21T09:12:00+06:00', '21 নভেম্বর, সকাল 9:12', '21 November, 9:12 AM'],
  ['2025-11-21T09:12:00+06:00', '21 নভেম্বর 2025, সকাল 9:12', '21 November 2025, 9:12 AM'],
])('seen on a Tuesday evening, %s is %s', (at, bn, en) => {
  expect([times.formatAgo(at, 'bn', now), times.formatAgo(at, 'en', now)]).toEqual([bn, en])
})

test('dates and waits are in the reader’s language, with Latin digits', () => {
  expect(times.formatDate(now, 'bn')).toBe('24 নভেম্বর 2026')
  expect(times.formatDate(now, 'en')).toBe('24 November 2026')
  expect(times.formatDay(now, 'bn')).toBe('মঙ্গলবার 24 নভেম্বর')
  expect(times.formatDayAndMonth('2026-11-21', 'en')).toBe('21 Nov')
  expect(times.formatWait('2026-11-24T13:00:00+06:00', 'bn', now)).toBe('5 ঘণ্টা')
  expect(times.formatWait('2026-11-20T13:00:00+06:00', 'en', now)).toBe('4 days')
})

test.each([
  ['22/11/2026', '2026-11-22'],
  ['২২/১১/২০২৬', '2026-11-22'],
  [' 2-1-2026 ', '2026-01-02'],
  ['11/22/2026', null],
  ['31/02/2026', null],
  ['22/11', null],
])('the day that is typed as %s is %s', (typed, day) => {
  expect(dayIn(typed)).toBe(day)
})

test('a day that stands within an English sentence is small', () => {
  const english = officeWords('en')

  expect(english.staff.seen('Today 7:45 PM')).toBe('Last seen today 7:45 PM')
  expect(english.events.callAt('Yesterday 9:00 AM')).toBe('again yesterday 9:00 AM')
  expect(english.orders.callWantedAt('26 November, 9:30 AM')).toBe('Asked for 26 November, 9:30 AM')
})

test('taka are grouped as India and Bangladesh group them', () => {
  const grouped = new Intl.NumberFormat('en-IN')

  expect(formatTaka(123456)).toBe('৳1,23,456')
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.integer({ min: -100_000, max: 100_000 })), (taka) => {
      expect(formatTaka(taka)).toBe(`৳${grouped.format(taka)}`)
    }),
  )
})
