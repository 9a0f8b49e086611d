import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { SecurityEvent } from '../failures/refusals.ts'
import { redactError } from './redact.ts'

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
    serializers: { err: redactError },
  }
  return to ? pino(options, to) : pino(options)
}

export function logError(request: IncomingMessage, error: unknown, message: string): void {
  request.log?.error({ id: requestIdOf(request), err: error }, message)
}

export function requestIdOf(request: IncomingMessage): string {
  request.requestId ??= randomUUID()
  return request.requestId
}
