import { Agent, request as ask, type OutgoingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import type { Asked } from './measure.ts'

type Work = Record<'warmMs' | 'runMs' | 'people' | 'everyMs', number> & { isEven?: boolean }

/** What the people waited for; times in milliseconds. */
export type Waited = { perSecond: number; p50: number; p95: number }

/**
 * So many people at work: each asks once in every span of `everyMs`, at a random moment of it or at its
 * beginning where the pace is even, and nothing before the answer has come. A question that had to stand behind the former one of the same
 * person waits from the moment that it was meant for.
 */
export async function measurePeople(
  url: string,
  { vary, ...asked }: Asked,
  { warmMs, runMs, people, everyMs, isEven = false }: Work,
): Promise<Waited> {
  const agent = new Agent({ keepAlive: true })
  const waits: number[] = []
  const begin = performance.now()
  let nr = 0

  async function work() {
    for (let span = 0; span * everyMs < warmMs + runMs; span++) {
      const due = begin + (span + (isEven ? 0 : Math.random())) * everyMs
      await delay(Math.max(0, due - performance.now()))
      await once(nr++)
      if (due - begin > warmMs) waits.push(performance.now() - due)
    }
  }

  async function once(nr: number) {
    const { path, headers, body } = { ...asked, ...vary?.(nr) }
    const { method } = asked
    const sent = ask(url + path, { agent, method, headers: headers as OutgoingHttpHeaders })
    const status = await new Promise<number | undefined>((answered, failed) => {
      sent.on('error', failed)
      sent.on('response', (answer) => text(answer).then(() => answered(answer.statusCode), failed))
      sent.end(body)
    })
    if (status !== 200) throw new Error(`${path} was answered with ${status}`)
  }

  try {
    await Promise.all(Array.from({ length: people }, work))
  } finally {
    agent.destroy()
  }
  waits.sort((one, other) => one - other)
  const at = (share: number) => waits[Math.floor(waits.length * share)] ?? Number.NaN
  return { perSecond: waits.length / (runMs / 1000), p50: at(0.5), p95: at(0.95) }
}
