import { expect, test } from 'vitest'
import { Visits } from '../../server/http/visits.ts'

const visit = { customerId: 7, startedAt: Date.now() }

function openVisits() {
  let end = () => {}
  const heard = { generation: 1 as number | null }
  const visits = new Visits({
    generation: () => heard.generation,
    heard: async () => {},
    follow: () => {},
    followSessions: (act) => {
      end = act
    },
    position: async () => null,
    stop: async () => {},
  })
  return { visits, heard, end: () => end() }
}

test('a visit is known by its cookie, and nobody without one', () => {
  const { visits } = openVisits()

  visits.keep('sid=a', visit, visits.endings())
  visits.keep(undefined, visit, visits.endings())
  visits.keep(`sid=${'a'.repeat(300)}`, visit, visits.endings())

  expect(visits.get('sid=a')).toEqual(visit)
  expect(visits.get('sid=b')).toBeUndefined()
  expect(visits.get(undefined)).toBeUndefined()
  expect(visits.get(`sid=${'a'.repeat(300)}`)).toBeUndefined()
})

test('a session that ended while it was read is not known afterwards', () => {
  const { visits, end } = openVisits()
  const before = visits.endings()

  end()
  visits.keep('sid=a', visit, before)

  expect(visits.get('sid=a')).toBeUndefined()
})

test('an end takes what was known', () => {
  const { visits, end } = openVisits()
  visits.keep('sid=a', visit, visits.endings())

  end()

  expect(visits.get('sid=a')).toBeUndefined()
})

test('who cannot hear of ends knows nobody', () => {
  const { visits, heard } = openVisits()
  visits.keep('sid=a', visit, visits.endings())

  heard.generation = null
  expect(visits.get('sid=a')).toBeUndefined()
  visits.keep('sid=b', visit, visits.endings())

  heard.generation = 2
  expect(visits.get('sid=b')).toBeUndefined()
})
