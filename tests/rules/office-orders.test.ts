import { expect, test } from 'vitest'
import { callAfter, callAtWish, nextMorning } from '../../server/office/orders/call-times.ts'
import { maskNumber } from '../../server/office/orders/number-seen.ts'

const noonInDhaka = new Date('2026-11-22T06:00:00Z')

test.each([
  [1, '2026-11-22T06:30:00.000Z'],
  [2, '2026-11-22T08:00:00.000Z'],
  [3, '2026-11-23T03:30:00.000Z'],
  [9, '2026-11-23T03:30:00.000Z'],
])('after call %i without an answer the next is at %s', (unanswered, at) => {
  expect(callAfter(unanswered, noonInDhaka).toISOString()).toBe(at)
})

test('the next morning is that of Dhaka’s next day, also after its midnight', () => {
  const late = new Date('2026-11-22T17:59:00Z')
  const afterMidnight = new Date('2026-11-22T18:01:00Z')

  expect(nextMorning(late).toISOString()).toBe('2026-11-23T03:30:00.000Z')
  expect(nextMorning(afterMidnight).toISOString()).toBe('2026-11-24T03:30:00.000Z')
})

test.each([
  ['2026-11-22T06:00:00Z', '2026-11-22T06:00:00.000Z'],
  ['2026-11-22T18:30:00+06:00', '2026-11-22T12:30:00.000Z'],
  ['2026-11-23', '2026-11-23T03:30:00.000Z'],
  ['2026-12-22', '2026-12-22T03:30:00.000Z'],
  ['2026-12-22T06:00:00Z', '2026-12-22T06:00:00.000Z'],
  ['2026-12-22T06:00:01Z', undefined],
  ['2026-12-23', undefined],
  ['2026-11-22T05:59:59Z', undefined],
  // The morning of this day has passed.
  ['2026-11-22', undefined],
])('a call asked for %s is at %s', (wish, at) => {
  expect(callAtWish(wish, noonInDhaka)?.toISOString()).toBe(at)
})

test.each([
  ['01712345042', '017****042'],
  ['+8801712345042', '017****042'],
  ['+442071234567', '+44****567'],
  ['1234567', '****567'],
])('the number %s is masked as %s', (number, masked) => {
  expect(maskNumber(number)).toBe(masked)
})
