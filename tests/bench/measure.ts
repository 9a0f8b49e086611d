import { setTimeout as delay } from 'node:timers/promises'
import autocannon, { type Request } from 'autocannon'

/** What a run of one request tells; times in milliseconds. */
export type Figures = {
  perSecond: number
  p50: number
  p95: number
  p97: number
  p99: number
  /** What a request took of the thread that answers. */
  threadMs: number
}
/** Who is measured. `threadMs`: what its thread has worked so far. */
export type Measured = { url: string; threadMs: () => number }
export type Asked = {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
  /** Gives each request something of its own, by its number; none is sent twice. */
  vary?: (nr: number) => Partial<Pick<Request, 'path' | 'headers' | 'body'>>
}

export const connections = 32
const longestWaitMs = 30_000

/** Sends a request over and over for so long; what comes during `warmMs` is uncounted. */
export async function measure(
  { url, threadMs }: Measured,
  { vary, ...asked }: Asked,
  { warmMs, runMs }: { warmMs: number; runMs: number },
  { clients = connections }: { clients?: number } = {},
): Promise<Figures> {
  const times: number[] = []
  const wrong = new Map<number, number>()
  let counting = false
  let nr = 0
  const request: Request = vary
    ? { ...asked, setupRequest: (request) => ({ ...request, ...vary(nr++) }) }
    : asked
  let end = () => {}
  const ended = new Promise<void>((done) => {
    end = done
  })
  const options = {
    url,
    connections: clients,
    duration: 3600,
    timeout: 30,
    requests: [request],
    setupClient: leaveBodies,
  }
  const run = autocannon(options, () => end())
  run.on('response', (_client, status, _bytes, timeMs) => {
    if (counting) times.push(timeMs)
    if (status !== 200) wrong.set(status, (wrong.get(status) ?? 0) + 1)
  })
  await delay(warmMs)
  counting = true
  const begun = performance.now()
  const workedBefore = threadMs()
  // A busy machine may answer nothing in a short run, of which there is nothing to tell.
  do await delay(runMs)
  while (times.length === 0 && performance.now() - begun < longestWaitMs)
  counting = false
  const seconds = (performance.now() - begun) / 1000
  const worked = threadMs() - workedBefore
  run.stop()
  await ended
  if (wrong.size > 0) {
    throw new Error(`${asked.path} was answered with ${JSON.stringify([...wrong])}`)
  }
  if (times.length === 0) throw new Error(`${asked.path} was not answered`)
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return {
    perSecond: times.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p97: at(0.975),
    p99: at(0.99),
    threadMs: worked / times.length,
  }
}

/** To make text of compressed bytes would cost the measuring process more than the answer the shop. */
function leaveBodies(client: autocannon.Client) {
  const { pipelinedRequests } = Object(client)
  pipelinedRequests.addBody = () => {}
}

/** A read that nothing kept answers: each is asked of a host of its own. */
export function uncached(asked: Asked): Asked {
  return {
    ...asked,
    vary: () => ({ headers: { ...asked.headers, host: `shop-${uncachedNr++}.example` } }),
  }
}
let uncachedNr = 0

/** What a browser sends when it asks for a page. */
export const browser = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' }

/** A page that nothing kept answers, as browsers ask for it. */
export const unasked = (path: string) => uncached({ path, headers: browser })

/**
 * A page with a mark of another site in its address, each time another: the shop does not read it, so
 * it is the page that is kept.
 */
export function marked(path: string): Asked {
  return { path, headers: browser, vary: (nr) => ({ path: `${path}?fbclid=${nr}` }) }
}
