import { expect, test } from 'vitest'
import { openRenderTurns } from '../../server/site/render-turns.ts'

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
