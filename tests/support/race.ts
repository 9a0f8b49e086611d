import { setTimeout } from 'node:timers/promises'
import type { Response } from 'supertest'

type Act = () => Promise<Response>

/** Two calls at once. The other begins later in each round, up to the duration of the one: each is first in some. */
export function openRace() {
  let typicalMs = 10
  return async (round: number, one: Act, other: Act): Promise<[Response, Response]> => {
    const began = performance.now()
    const first = one().finally(() => {
      // A single slow round does not shift all later ones.
      typicalMs += (performance.now() - began - typicalMs) / 10
    })
    await setTimeout(((round % 10) / 9) * typicalMs)
    return Promise.all([first, other()])
  }
}
