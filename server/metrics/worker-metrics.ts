import { on } from 'node:events'
import { AggregatorRegistry, type Registry } from 'prom-client'
import { unavailable } from '../failures/refusals.ts'

type Report = Awaited<ReturnType<Registry['getMetricsAsJSON']>>
/** Messages between the first process, which only passes reports on, and its workers. */
export type MetricsNews =
  | { metrics: 'wanted' }
  | { metrics: 'report wanted'; nr: number }
  | { metrics: 'report'; nr: number; report: Report }
  | { metrics: 'reports'; reports: (Report | null)[] }

const gatherWithinMs = 4000

/** Sums all workers. Throws a 503 when one does not report: a smaller sum would mislead. */
export function openWorkerMetrics(register: Registry): () => Promise<string> {
  let underWay: Promise<string> | undefined
  process.on('message', async (news: MetricsNews) => {
    if (news.metrics !== 'report wanted') return
    send({ metrics: 'report', nr: news.nr, report: await register.getMetricsAsJSON() })
  })
  return () => {
    underWay ??= gather().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

async function gather(): Promise<string> {
  const messages = on(process, 'message', { signal: AbortSignal.timeout(gatherWithinMs) })
  send({ metrics: 'wanted' })
  try {
    for await (const [news] of messages as AsyncIterable<[MetricsNews]>) {
      if (news.metrics === 'reports') return await addUp(news.reports)
    }
  } catch (error) {
    if (Object(error).name !== 'AbortError') throw error
  }
  throw unavailable()
}

function addUp(reports: (Report | null)[]): Promise<string> {
  const answered = reports.filter((report) => report !== null)
  if (answered.length < reports.length) throw unavailable()
  return AggregatorRegistry.aggregate(answered).metrics()
}

function send(news: MetricsNews) {
  process.send?.(news)
}
