import type { RequestHandler } from 'express'
import type { CountAnswer } from '../metrics/counters.ts'
import { type Logger, requestIdOf } from './log.ts'
import type { AddressOf } from './origin.ts'
import { maskToken } from './redact.ts'

/** Monitors request these every few seconds. */
const health = /^\/(healthz|readyz)$/

/** One line for each request, after its answer or its loss. No bodies, no cookies. */
export function openAccessLog(
  log: Logger,
  count: CountAnswer,
  addressOf: AddressOf,
): RequestHandler {
  return (request, response, next) => {
    request.log = log
    const { url = '' } = request
    const started = performance.now()
    // Read now: a closed connection has no address.
    const address = addressOf(request)
    response.once('close', () => {
      const ms = performance.now() - started
      count(request, response, ms / 1000)
      const level = response.statusCode >= 500 ? 'error' : 'info'
      if (health.test(url) || !log.isLevelEnabled(level)) return
      log[level]({
        id: requestIdOf(request),
        method: request.method,
        // Without query and token: a query may hold a search.
        path: maskToken(request.originalUrl.split('?')[0] ?? ''),
        status: response.statusCode,
        event: request.event,
        customer: request.customer,
        staff: request.staffId,
        address,
        ms: Math.round(ms),
        ...(response.writableFinished ? {} : { left: true }),
      })
    })
    next()
  }
}
