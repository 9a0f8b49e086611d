import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Cache } from '../database/cache.ts'
import type { CountAnswer, Counters } from './counters.ts'

type OfExpress = { originalUrl?: string }
type MetricParts = {
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>
  cache: Cache
  counters: Counters
  takesPictures: () => boolean
}

/** Seconds: a cached page, a read, a purchase, a password, the database's time limit. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]
const methods = ['GET', 'HEAD', 'POST']

export function openMetrics({ pool, cache, counters, takesPictures }: MetricParts) {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests, by the pattern of their route',
    labelNames: ['call', 'method', 'status'],
    buckets,
    registers,
  })
  new Gauge({ name: 'shop_workers', help: 'Processes that answer shoppers', registers }).set(1)
  new Counter({
    name: 'shop_orders_total',
    help: 'Purchases: confirmed, repeated (the first answer given again) or refused',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(counters.orders)) this.inc({ outcome }, count)
    },
  })
  new Counter({
    name: 'shop_messages_total',
    help: 'Mails and SMS to customers: sent, failed, unsure (may have gone), or dropped (no longer true)',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(counters.messages)) this.inc({ outcome }, count)
    },
  })
  for (const [name, help] of [
    ['messages', 'Mails and SMS to customers that should have gone by now'],
    ['seconds', 'How long the oldest of them waits'],
  ] as const) {
    new Gauge({
      name: name === 'messages' ? 'shop_messages_due' : 'shop_messages_due_seconds',
      help,
      // The same in each process: workers are not added up.
      aggregator: 'max',
      registers,
      collect() {
        const { messages, since } = counters.due
        const waitedMs = since ? Math.max(0, Date.now() - since.getTime()) : 0
        this.set(name === 'messages' ? messages : waitedMs / 1000)
      },
    })
  }
  // The counter has no labels and so is 0 from the start: an alert sees the first error as a rise.
  const errors = new Counter({
    name: 'shop_faults_total',
    help: 'Requests answered with 500, which no input may cause',
    registers,
  })
  new Gauge({
    name: 'shop_database_connections',
    help: 'Connections of the pool: open, and of these idle; calls that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  new Gauge({
    name: 'shop_takes_pictures',
    help: '1 while pictures can be stored, else 0',
    aggregator: 'min',
    registers,
    collect() {
      this.set(takesPictures() ? 1 : 0)
    },
  })
  const ofStores = { labelNames: ['store'], registers } as const
  for (const measure of ['entries', 'bytes'] as const) {
    new Gauge({
      name: `shop_kept_${measure}`,
      help: `Cached values, in ${measure}`,
      ...ofStores,
      collect() {
        for (const [store, size] of cache.figures()) this.set({ store }, size[measure])
      },
    })
  }
  const help = { hits: 'answered from the cache', misses: 'made for the cache' }
  for (const measure of ['hits', 'misses'] as const) {
    new Counter({
      name: `shop_kept_${measure}_total`,
      help: `How often a value was ${help[measure]}`,
      ...ofStores,
      collect() {
        this.reset()
        for (const [store, size] of cache.figures()) this.inc({ store }, size[measure])
      },
    })
  }

  const count: CountAnswer = (request, response, took) => {
    const { method = '', url = '', originalUrl = url } = request as typeof request & OfExpress
    const labels = {
      method: methods.includes(method) ? method : 'other',
      call: callOf(request.route?.path, originalUrl),
      status: response.writableFinished ? response.statusCode : 'aborted',
    }
    seconds.observe(labels, took)
    if (response.statusCode === 500) errors.inc()
  }
  return { register, count }
}

/** The route's pattern, not the address: addresses are unlimited. */
function callOf(pattern: unknown, address: string): string {
  if (pattern) return String(pattern)
  const [folder] = /^\/(uploads|assets|api)\//.exec(address) ?? ['/*']
  return folder === '/*' ? folder : `${folder}*`
}
