import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { type Logger, pino } from 'pino'
import { pinoHttp } from 'pino-http'

export type { Logger }

/** JSON lines on standard output. */
export function openLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}

/** One line a request, with a request id that a 500's answer carries too. No bodies, no cookies. */
export function logRequests(log: Logger): RequestHandler {
  const logRequest = pinoHttp({
    logger: log,
    genReqId: () => randomUUID(),
    quietReqLogger: true,
    customLogLevel: (_request, response, error) =>
      error || response.statusCode >= 500 ? 'error' : 'info',
    customSuccessMessage: (request, response) =>
      `${request.method} ${pathOf(request)} ${response.statusCode}`,
    customErrorMessage: (request, response) =>
      `${request.method} ${pathOf(request)} ${response.statusCode}`,
    serializers: {
      req: (request) => ({ method: request.method, path: pathOf(request.raw ?? request) }),
      res: (response) => ({ status: response.statusCode }),
    },
  })
  return (request, response, next) => {
    logRequest(request, response)
    next()
  }
}

/** The log of this request, or a silent one where requests are not logged. */
export function logOf(request: IncomingMessage): Logger {
  return request.log ?? silent
}

const silent = pino({ level: 'silent' })

/** Without the query, which may hold what somebody searched for. */
function pathOf(request: { url?: string; originalUrl?: string }): string {
  return (request.originalUrl ?? request.url ?? '').split('?')[0] ?? ''
}
