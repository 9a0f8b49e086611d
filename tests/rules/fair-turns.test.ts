import { expect, test, vi } from 'vitest'
import { openRenderTurns } from '../../server/site/render-turns.ts'
import { takeFairTurns } from '../../server/turns/fair-turns.ts'
import { openTurns as openNamedTurns } from '../../server/turns/turns.ts'

/** Acts that end on command, with lists of admitted and refused ones. */
function openTurns(atOnce: number, mostWaiting: number) {
  const inTurn = takeFairTurns(atOnce, mostWaiting)
  const started: string[] = []
  const refused: string[] = []
  const ends: (() => void)[] = []
  const settle = () => new Promise((done) => setImmediate(done))
  return {
    started,
    refused,
    /** `whose`: nested groups, separated by slashes. */
    ask: async (whose: string, name = whose) => {
      inTurn(whose.split('/'), async () => {
        started.push(name)
        await new Promise<void>((end) => ends.push(end))
      }).catch(({ status }) => refused.push(`${name} ${status}`))
      await settle()
    },
    endOne: async () => {
      ends.shift()?.()
      await settle()
    },
  }
}

test('no more than so many run at once, and each end lets one in', async () => {
  const turns = openTurns(2, 30)

  for (const whose of ['a', 'b', 'c', 'd']) await turns.ask(whose)
  expect(turns.started).toEqual(['a', 'b'])
  await turns.endOne()
  expect(turns.started).toEqual(['a', 'b', 'c'])
  for (let nr = 0; nr < 3; nr++) await turns.endOne()
  await turns.ask('e')

  expect(turns.started).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(turns.refused).toEqual([])
})

test('a caller with many requests delays only themselves', async () => {
  const turns = openTurns(1, 30)
  for (let nr = 0; nr < 20; nr++) await turns.ask('flood', `flood ${nr}`)

  await turns.ask('honest')
  await turns.endOne()
  await turns.endOne()

  expect(turns.started).toEqual(['flood 0', 'honest', 'flood 1'])
})

test('many small networks of one site delay the others no more than one does', async () => {
  const turns = openTurns(1, 30)
  for (let nr = 0; nr < 20; nr++) await turns.ask(`site/${nr}`)

  await turns.ask('home/1', 'honest')
  await turns.ask('home/2', 'honest too')
  for (let nr = 0; nr < 3; nr++) await turns.endOne()

  expect(turns.started).toEqual(['site/0', 'honest', 'site/1', 'honest too'])
})

test('new networks, however many, overtake one that has just had its turn for a while', async () => {
  const turns = openTurns(1, 4)
  await turns.ask('honest')
  await turns.ask('honest', 'honest again')

  for (let nr = 0; nr < 8; nr++) {
    await turns.ask(`new ${nr}`)
    await turns.endOne()
  }

  const place = turns.started.indexOf('honest again')
  expect(place).toBeGreaterThan(1)
  expect(place).toBeLessThanOrEqual(6)
})

test('when all places are taken, the caller with the most loses the last one', async () => {
  const turns = openTurns(1, 3)
  for (let nr = 0; nr < 4; nr++) await turns.ask('flood', `flood ${nr}`)

  await turns.ask('flood', 'flood 4')
  await turns.ask('honest')

  expect(turns.refused).toEqual(['flood 4 429', 'flood 3 429'])
  for (let nr = 0; nr < 4; nr++) await turns.endOne()
  expect(turns.started).toEqual(['flood 0', 'honest', 'flood 1', 'flood 2'])
})

test('a site that takes all places by many networks gives up one to another', async () => {
  const turns = openTurns(1, 3)
  for (let nr = 0; nr < 4; nr++) await turns.ask(`site/${nr}`)

  await turns.ask('home/1', 'honest')
  await turns.endOne()

  expect(turns.refused).toEqual(['site/3 429'])
  expect(turns.started).toEqual(['site/0', 'honest'])
})

test('when everybody has one place, who comes last is refused', async () => {
  const turns = openTurns(1, 3)
  for (const whose of ['running', 'a', 'b', 'c']) await turns.ask(whose)

  await turns.ask('late')

  expect(turns.refused).toEqual(['late 429'])
})

test('an act that fails gives its turn on', async () => {
  const inTurn = takeFairTurns(1, 3)

  await expect(inTurn(['a'], () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')

  expect(await inTurn(['b'], async () => 'fine')).toBe('fine')
})

test('a wait of half a minute is answered with a 429, and its place is free', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const turns = openTurns(1, 2)
    for (const whose of ['a', 'b', 'c']) await turns.ask(whose)
    await turns.endOne()
    await vi.advanceTimersByTimeAsync(30_000)
    await turns.ask('d')
    await turns.endOne()

    expect(turns.refused).toEqual(['c 429'])
    expect(turns.started).toEqual(['a', 'b', 'd'])
  } finally {
    vi.useRealTimers()
  }
})

test('turns come one after another, with everything else between them', async () => {
  const turn = openRenderTurns()
  const done: string[] = []
  const renderings = ['first', 'second', 'third'].map((name) => turn().then(() => done.push(name)))
  const other = new Promise<void>((end) => {
    setImmediate(() => setImmediate(() => end()))
  }).then(() => done.push('other'))

  await Promise.all([...renderings, other])

  expect(done.indexOf('other')).toBeLessThan(3)
  expect(done.filter((name) => name !== 'other')).toEqual(['first', 'second', 'third'])
})

test('the last of too many waiting renderings are refused, later ones are not', async () => {
  const turn = openRenderTurns()

  const turns = await Promise.allSettled(Array.from({ length: 205 }, turn))

  const refused = turns.flatMap((each, at) => (each.status === 'rejected' ? [at] : []))
  expect(refused).toEqual([200, 201, 202, 203, 204])
  expect(turns[200]).toMatchObject({ reason: { status: 503 } })
  await turn()
})

test('acts of one name wait for each other, also for one that fails; who leaves meanwhile delays nobody', async () => {
  const inTurn = openNamedTurns()
  const done: string[] = []
  const leaving = new AbortController()
  const ends: (() => void)[] = []
  const act = (name: string, as: string, signal?: AbortSignal) =>
    inTurn(
      name,
      async () => {
        await new Promise<void>((end) => ends.push(end))
        done.push(as)
        if (as === 'fails') throw new Error('broken')
      },
      signal,
    )

  const failing = act('a', 'fails')
  const left = act('a', 'left', leaving.signal)
  const last = act('a', 'last')
  const other = act('b', 'other')
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  expect(ends).toHaveLength(2)
  ends.pop()?.()
  await other
  ends.pop()?.()
  await expect(failing).rejects.toThrow('broken')
  await vi.waitFor(() => expect(ends).toHaveLength(1))
  ends.pop()?.()
  await last

  expect(done).toEqual(['other', 'fails', 'last'])
})
