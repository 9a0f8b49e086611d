import cluster, { type Worker } from 'node:cluster'
import { on } from 'node:events'
import type { MetricsNews } from './worker-metrics.ts'

const reportWithinMs = 2000

export function gatherMetrics(): void {
  const listening = new Set<Worker>()
  let nr = 0
  cluster.on('listening', (worker) => listening.add(worker))
  cluster.on('exit', (worker) => listening.delete(worker))
  cluster.on('message', async (asking, news: MetricsNews) => {
    if (news.metrics !== 'wanted') return
    nr += 1
    const reports = await Promise.all([...listening].map((worker) => reportOf(worker, nr)))
    send(asking, { metrics: 'reports', reports })
  })
}

async function reportOf(worker: Worker, nr: number) {
  const messages = on(worker, 'message', { signal: AbortSignal.timeout(reportWithinMs) })
  send(worker, { metrics: 'report wanted', nr })
  try {
    for await (const [news] of messages as AsyncIterable<[MetricsNews]>) {
      if (news.metrics === 'report' && news.nr === nr) return news.report
    }
  } catch {
    // The worker timed out or has ended.
  }
  return null
}

/** A worker may end at any moment: a failed send is not an error. */
function send(worker: Worker, news: MetricsNews) {
  if (worker.isConnected()) worker.send(news, () => {})
}
