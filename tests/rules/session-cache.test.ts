import { expect, test } from 'vitest'
import { SessionCache } from '../../server/http/session-cache.ts'

const visit = { customerId: 7, startedAt: Date.now() }

function openCache() {
  let end = () => {}
  const heard = { generation: 1 as number | null }
  const cache = new SessionCache({
    generation: () => heard.generation,
    heard: async () => {},
    follow: () => {},
    followSessions: (act) => {
      end = act
    },
    position: async () => null,
    stop: async () => {},
  })
  return { cache, heard, end: () => end() }
}

test('a visit is known by its cookie, and nobody without one', () => {
  const { cache } = openCache()

  cache.keep('sid=a', visit, cache.endings())
  cache.keep(undefined, visit, cache.endings())
  cache.keep(`sid=${'a'.repeat(300)}`, visit, cache.endings())

  expect(cache.get('sid=a')).toEqual(visit)
  expect(cache.get('sid=b')).toBeUndefined()
  expect(cache.get(undefined)).toBeUndefined()
  expect(cache.get(`sid=${'a'.repeat(300)}`)).toBeUndefined()
})

test('a session that ended while it was read is not known afterwards', () => {
  const { cache, end } = openCache()
  const before = cache.endings()

  end()
  cache.keep('sid=a', visit, before)

  expect(cache.get('sid=a')).toBeUndefined()
})

test('an end takes what was known', () => {
  const { cache, end } = openCache()
  cache.keep('sid=a', visit, cache.endings())

  end()

  expect(cache.get('sid=a')).toBeUndefined()
})

test('who cannot hear of ends knows nobody', () => {
  const { cache, heard } = openCache()
  cache.keep('sid=a', visit, cache.endings())

  heard.generation = null
  expect(cache.get('sid=a')).toBeUndefined()
  cache.keep('sid=b', visit, cache.endings())

  heard.generation = 2
  expect(cache.get('sid=b')).toBeUndefined()
})
