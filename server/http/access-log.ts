import type { RequestHandler } from 'express'
import type { CountAnswer } from '../metrics/counters.ts'
import { type Logger, logAnswer } from './log.ts'
import type { AddressOf } from './origin.ts'

/** Monitors request these every few seconds. */
const health = /^\/(healthz|readyz)$/

export function openAccessLog(
  log: Logger,
  count: CountAnswer,
  addressOf: AddressOf,
): RequestHandler {
  return (request, response, next) => {
    request.log = log
    const { url = '' } = request
    const begun = performance.now()
    // Read now: a closed connection has no address.
    const address = addressOf(request)
    response.once('close', () => {
      const ms = performance.now() - begun
      count(request, response, ms / 1000)
      const left = response.writableFinished ? {} : { left: true }
      if (!health.test(url)) {
        logAnswer(log, request, response, { address, ms: Math.round(ms), ...left })
      }
    })
    next()
  }
}
