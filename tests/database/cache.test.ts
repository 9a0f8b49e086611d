import { afterEach, expect, test, vi } from 'vitest'
import { Cache, type Kind } from '../../server/database/cache.ts'
import type { Changes } from '../../server/database/changes.ts'

type Text = { text: string }
const texts: Kind<Text> = { name: 'texts', sizeOf: () => 10 }
const pages: Kind<Text> = { name: 'pages', sizeOf: () => 10, mayLag: true }

function openCache(maxBytes = 1_000_000) {
  let generation: number | null = 1
  const followers: ((isAfterGap: boolean) => void)[] = []
  const changes: Changes = {
    generation: () => generation,
    waitForChange: async () => {},
    follow: (act) => void followers.push(act),
    position: async () => null,
    stop: async () => {},
  }
  return {
    cache: new Cache(changes, maxBytes),
    change: (next: number | null) => {
      const isAfterGap = generation === null
      generation = next
      if (next !== null) for (const act of followers) act(isAfterGap)
    },
  }
}

afterEach(() => vi.useRealTimers())

/** A value that is made on command. */
function making(text: string) {
  let end = () => {}
  const promise = new Promise<Text>((resolve) => {
    end = () => resolve({ text })
  })
  return { make: vi.fn(() => promise), end: () => end() }
}
const made = (text: string) => async () => ({ text })

test('a value is shared until a change, and made once for concurrent requests', async () => {
  const { cache, change } = openCache()
  const slow = making('one')
  const snapshot = cache.snapshot()

  const values = [
    snapshot.getOrMake(texts, 'a', slow.make),
    cache.snapshot().getOrMake(texts, 'a', slow.make),
  ]
  slow.end()

  expect(await Promise.all(values)).toEqual([{ text: 'one' }, { text: 'one' }])
  expect(slow.make).toHaveBeenCalledTimes(1)
  expect(snapshot.get(texts, 'a')).toEqual({ text: 'one' })
  expect(snapshot.get(pages, 'a')).toBeUndefined()

  change(2)
  expect(cache.snapshot().get(texts, 'a')).toBeUndefined()
  expect(snapshot.get(texts, 'a')).toBeUndefined()
})

test('a value that an old snapshot makes after a change is not cached', async () => {
  const { cache, change } = openCache()
  const before = cache.snapshot()
  const slow = making('old')
  const value = before.getOrMake(texts, 'a', slow.make)

  change(2)
  slow.end()
  await value
  await before.getOrMake(texts, 'b', made('old too'))

  expect(cache.snapshot().get(texts, 'a')).toBeUndefined()
  expect(cache.snapshot().get(texts, 'b')).toBeUndefined()
  expect(await cache.snapshot().getOrMake(texts, 'a', made('new'))).toEqual({ text: 'new' })
})

test('nothing is cached while no changes are received', async () => {
  const { cache, change } = openCache()
  change(null)

  const deaf = cache.snapshot()
  await deaf.getOrMake(texts, 'a', made('one'))

  expect(await deaf.getOrMake(texts, 'a', made('two'))).toEqual({ text: 'two' })
  change(2)
  expect(cache.snapshot().get(texts, 'a')).toBeUndefined()
})

test('a failed or partial value is made again', async () => {
  const { cache } = openCache()
  const whole: Kind<Text> = { ...texts, isWhole: ({ text }) => text !== 'half' }
  const fail = () => cache.snapshot().getOrMake(texts, 'a', () => Promise.reject(new Error('away')))

  await expect(fail()).rejects.toThrow('away')
  expect(await cache.snapshot().getOrMake(texts, 'a', made('one'))).toEqual({ text: 'one' })
  await cache.snapshot().getOrMake(whole, 'b', made('half'))
  expect(await cache.snapshot().getOrMake(whole, 'b', made('all'))).toEqual({ text: 'all' })
})

test('a page is the former one for a second after a change, while the new one is made', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { cache, change } = openCache()
  const ask = (make: () => Promise<Text>) => cache.snapshot().getOrMake(pages, '/', make)
  await ask(made('former'))
  const slow = making('new')

  change(2)
  vi.advanceTimersByTime(600)
  expect(await ask(slow.make)).toEqual({ text: 'former' })
  change(3)
  vi.advanceTimersByTime(300)
  expect(await ask(slow.make)).toEqual({ text: 'former' })
  vi.advanceTimersByTime(200)
  const late = ask(slow.make)
  slow.end()

  expect(await late).toEqual({ text: 'new' })
  expect(cache.snapshot().get(pages, '/')).toEqual({ text: 'new' })
})

test('a page that a change outdates while it is made is the former one from then on', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { cache, change } = openCache()
  const slow = making('one change late')
  const first = cache.snapshot().getOrMake(pages, '/', slow.make)
  change(2)
  vi.advanceTimersByTime(500)
  slow.end()
  await first

  const next = making('new')
  expect(await cache.snapshot().getOrMake(pages, '/', next.make)).toEqual({
    text: 'one change late',
  })
  vi.advanceTimersByTime(600)
  const late = cache.snapshot().getOrMake(pages, '/', next.make)
  next.end()
  expect(await late).toEqual({ text: 'new' })
})

test('after a gap in the notices no former page is answered', async () => {
  const { cache, change } = openCache()
  await cache.snapshot().getOrMake(pages, '/', made('former'))
  const slow = making('made in the gap')
  const first = cache.snapshot().getOrMake(pages, '/other', slow.make)
  change(null)
  change(2)
  slow.end()
  await first

  expect(await cache.snapshot().getOrMake(pages, '/', made('new'))).toEqual({ text: 'new' })
  expect(await cache.snapshot().getOrMake(pages, '/other', made('new'))).toEqual({ text: 'new' })
})

test('all kinds share the budget, with the room of their keys, and are counted', async () => {
  const { cache } = openCache(30_000)
  const keep = (nr: number) =>
    cache.snapshot().getOrMake(nr % 2 ? texts : pages, `${nr} ${'x'.repeat(1500)}`, made('one'))

  for (let nr = 0; nr < 100; nr++) await keep(nr)
  await keep(99)
  await keep(0)

  const { texts: ofTexts, pages: ofPages } = Object.fromEntries(cache.figures())
  expect((ofTexts?.bytes ?? 0) + (ofPages?.bytes ?? 0)).toBeLessThanOrEqual(30_000)
  expect((ofTexts?.entries ?? 0) + (ofPages?.entries ?? 0)).toBeLessThan(10)
  expect(ofTexts).toMatchObject({ hits: 1, misses: 50 })
  expect(ofPages).toMatchObject({ hits: 0, misses: 51 })
})

test('former pages are of the budget and counted, until the first change after their second', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { cache, change } = openCache()
  await cache.snapshot().getOrMake(pages, '/', made('former'))
  await cache.snapshot().getOrMake(pages, '/renewed', made('former'))
  await cache.snapshot().getOrMake(texts, 'a', made('one'))
  const { bytes } = { ...cache.figures().get('pages') }

  change(2)
  expect(cache.figures().get('pages')).toMatchObject({ entries: 2, bytes })
  expect(cache.figures().get('texts')).toMatchObject({ entries: 0, bytes: 0 })
  await cache.snapshot().getOrMake(pages, '/renewed', made('new'))
  expect(cache.figures().get('pages')).toMatchObject({ entries: 2, misses: 3 })
  vi.advanceTimersByTime(1100)
  change(3)

  expect(cache.figures().get('pages')).toMatchObject({ entries: 1 })
  expect(await cache.snapshot().getOrMake(pages, '/renewed', made('newer'))).toEqual({
    text: 'new',
  })
})
