import { setTimeout as delay } from 'node:timers/promises'
import { unavailable } from '../failures/refusals.ts'

const pageWaitsMs = 1500
/** Facts of the shop come before the page's own reads. */
export const factsWaitMs = 1000

/** A page does not wait long for the database: the browser later repeats the read itself. Throws a 503. */
export function inTime<T>(answer: Promise<T>, waitsMs = pageWaitsMs): Promise<T> {
  const tooLate = delay(waitsMs, undefined, { ref: false }).then((): never => {
    throw unavailable()
  })
  return Promise.race([answer, tooLate])
}
