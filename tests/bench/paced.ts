import { setTimeout as delay } from 'node:timers/promises'
import type { Requests } from './measure.ts'
import type { Server } from './processes.ts'

/** The p95 of answers in ms for this many people at this pace, evenly spread. */
export async function p95OfPeople(
  server: Server,
  { method = 'GET', path, headers, vary = () => ({}) }: Requests,
  { people, everyMs, forMs }: { people: number; everyMs: number; forMs: number },
): Promise<number> {
  const waits: number[] = []
  let nr = 0
  const ask = async () => {
    const { path: own = path, ...more } = vary(nr++)
    const started = performance.now()
    const request = { method, headers: { ...headers, ...more.headers } as Record<string, string> }
    const body = more.body ? String(more.body) : undefined
    const answer = await fetch(`${server.url}${own}`, { ...request, body })
    const text = await answer.text()
    waits.push(performance.now() - started)
    if (answer.status !== 200) throw new Error(`${own}: ${answer.status} ${text}`)
  }
  const person = async (place: number) => {
    const started = performance.now() + (place * everyMs) / people
    for (let due = started; due < started + forMs; due += everyMs) {
      await delay(Math.max(0, due - performance.now()))
      await ask()
    }
  }
  await ask()
  waits.length = 0
  await Promise.all(Array.from({ length: people }, (_, place) => person(place)))
  waits.sort((one, other) => one - other)
  return waits[Math.floor(waits.length * 0.95)] ?? Number.NaN
}
