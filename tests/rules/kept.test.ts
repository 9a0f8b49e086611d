import { expect, test } from 'vitest'
import { Kept } from '../../server/http/kept.ts'

test('what is kept takes the room of its key too', async () => {
  const changes = {
    generation: () => 1,
    heard: async () => {},
    follow: () => {},
    followSessions: () => {},
    position: async () => null,
    stop: async () => {},
  }
  const kept = new Kept<object>(changes, 100_000, () => 10)

  for (let nr = 0; nr < 100; nr++)
    await kept.getOrMake(`${nr} ${'x'.repeat(10_000)}`, async () => ({}))

  expect(kept.entries).toBeLessThan(10)
  expect(kept.bytes).toBeLessThanOrEqual(100_000)
})
