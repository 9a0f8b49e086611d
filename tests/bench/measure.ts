import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon, { type Request } from 'autocannon'
import { type Server, threadMs } from './processes.ts'

/** Figures of a run; waits in milliseconds, and processor time of the serving thread. */
export type Figures = Record<'perSecond' | 'p50' | 'p95' | 'p99' | 'threadMs', number>
export type Requests = {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
  /** Gives each request its own content, by its number. */
  vary?: (nr: number) => Partial<Pick<Request, 'path' | 'headers' | 'body'>>
}
export type Span = { warmMs: number; runMs: number }

const longestWaitMs = 30_000

/** Repeats a request for this long; answers during `warmMs` are not counted. */
export async function measure(
  server: Server,
  { vary, ...constant }: Requests,
  { warmMs, runMs }: Span,
  clients = 32,
): Promise<Figures> {
  const waits: number[] = []
  const wrong = new Map<number, number>()
  let counting = false
  let nr = 0
  const request: Request = vary
    ? { ...constant, setupRequest: (request) => ({ ...request, ...vary(nr++) }) }
    : constant
  const options = {
    url: server.url,
    connections: clients,
    duration: 3600,
    timeout: 30,
    requests: [request],
  }
  const run = autocannon({ ...options, setupClient: leaveBodies }, () => {})
  const ended = once(run, 'done')
  run.on('response', (_client, status, _bytes, waitMs) => {
    if (counting) waits.push(waitMs)
    if (status !== 200) wrong.set(status, (wrong.get(status) ?? 0) + 1)
  })
  await delay(warmMs)
  counting = true
  const started = performance.now()
  const workedBefore = threadMs(server)
  // A busy machine may answer nothing in a short run.
  do await delay(runMs)
  while (waits.length === 0 && performance.now() - started < longestWaitMs)
  counting = false
  const seconds = (performance.now() - started) / 1000
  const worked = threadMs(server) - workedBefore
  run.stop()
  await ended
  if (wrong.size > 0) throw new Error(`${constant.path}: ${JSON.stringify([...wrong])}`)
  if (waits.length === 0) throw new Error(`${constant.path} was not answered`)
  waits.sort((one, other) => one - other)
  const at = (share: number) => waits[Math.floor(waits.length * share)] ?? Number.NaN
  return {
    perSecond: waits.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    threadMs: worked / waits.length,
  }
}

/** Decoding compressed bytes would cost the measuring process more than the shop's answer. */
function leaveBodies(client: autocannon.Client) {
  const { pipelinedRequests } = Object(client)
  pipelinedRequests.addBody = () => {}
}
