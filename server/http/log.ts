import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { SecurityEvent } from '../refusals.ts'
import { maskToken, redactFault } from './redact.ts'

export type { Logger }

declare module 'node:http' {
  interface IncomingMessage {
    log?: Logger
    requestId?: string
    event?: SecurityEvent
    customer?: number
    staffId?: number
  }
}

export function openLog(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: redactFault },
  }
  return to ? pino(options, to) : pino(options)
}

/** One line for each request, after its answer or its loss. No bodies, no cookies. */
export function logAnswer(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  more: Record<string, unknown>,
): void {
  const level = response.statusCode >= 500 ? 'error' : 'info'
  if (!log.isLevelEnabled(level)) return
  log[level]({
    id: requestIdOf(request),
    method: request.method,
    path: pathOf(request),
    status: response.statusCode,
    event: request.event,
    customer: request.customer,
    staff: request.staffId,
    ...more,
  })
}

export function logFault(request: IncomingMessage, error: unknown, message: string): void {
  request.log?.error({ id: requestIdOf(request), err: error }, message)
}

export function requestIdOf(request: IncomingMessage): string {
  request.requestId ??= randomUUID()
  return request.requestId
}

/** The path without query and token: a query may hold a search. */
function pathOf(request: IncomingMessage & { originalUrl?: string }): string {
  return maskToken((request.originalUrl ?? request.url ?? '').split('?')[0] ?? '')
}
