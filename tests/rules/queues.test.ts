import { expect, test, vi } from 'vitest'
import { Lost, type Queue, underLease, workThrough } from '../../server/work/queue.ts'

/** A queue of names, with what became of them. */
function queueOf(names: string[], given: Partial<Queue<string>> = {}) {
  const seen: string[] = []
  const queue: Queue<string> = {
    atOnce: 2,
    claim: async () => names.splice(0, 2),
    act: async (name) => {
      if (name === 'lost') await underLease(Promise.resolve({ count: 0 }))
      if (name === 'broken') throw new Error('broken')
      seen.push(name)
    },
    release: async (name, error) => {
      seen.push(`${name} left: ${error}`)
      return true
    },
    ...given,
  }
  return { queue, seen }
}

test('what fails is left, what another process has by now is not touched, and the rest is done', async () => {
  const { queue, seen } = queueOf(['a', 'broken', 'lost', 'b', 'c'])

  await workThrough(queue)

  expect(seen.toSorted()).toEqual(['a', 'b', 'broken left: Error: broken', 'c'])
  await expect(underLease(Promise.resolve({ count: 1 }))).resolves.toBeUndefined()
  await expect(underLease(Promise.resolve({ count: 0 }))).rejects.toThrow(Lost)
})

test('a failure may end the look, and a stop claims nothing more', async () => {
  const names = ['broken', 'a', 'b', 'c']
  await workThrough(queueOf(names, { release: async () => false }).queue)
  expect(names).toEqual(['b', 'c'])

  await workThrough(queueOf(names, { isStopping: () => true }).queue)
  expect(names).toEqual(['b', 'c'])
})

test('a lease is renewed while its row is worked on, also after a renewal that failed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    let end = () => {}
    const renew = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(1)
    const act = () => new Promise<void>((done) => (end = done))
    const working = workThrough(queueOf(['a'], { act, renew }).queue)

    await vi.advanceTimersByTimeAsync(6500)
    expect(renew).toHaveBeenCalledTimes(3)
    end()
    await working
    await vi.advanceTimersByTimeAsync(6500)

    expect(renew).toHaveBeenCalledTimes(3)
  } finally {
    vi.useRealTimers()
  }
})
