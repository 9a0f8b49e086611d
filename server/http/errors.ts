import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorRequestHandler } from 'express'
import multer from 'multer'
import { z } from 'zod'
import type { RefusalBody } from '#contract/endpoint'
import { isDatabaseAway, violatedParent } from '../database/errors.ts'
import {
  noPictureNow,
  notFound,
  Refusal,
  refuseField,
  tooLarge,
  unauthenticated,
  unavailable,
  unreadable,
} from '../failures/refusals.ts'
import { PictureNotStored, StorageAway } from '../pictures/storage.ts'
import { sendJson } from './answer.ts'
import { logError, requestIdOf } from './log.ts'
import { hasMuchToCome, sendAndClose } from './unread-body.ts'

/** The only place that turns an error into an answer. An unknown error is a logged 500. */
export const answerWithError: ErrorRequestHandler = (error, request, response, _next) => {
  if (response.headersSent) {
    // Half an answer is no answer. Express would print the error beside the log.
    if (refusalOf(error).status >= 500) logError(request, error, 'an answer broke off')
    request.socket.destroy()
    return
  }
  const refusal = noteError(request, response, error)
  const { errors, body } = refusal.more
  const refused: RefusalBody & Record<string, unknown> = { message: refusal.message, ...body }
  if (errors) refused.errors = errors
  if (refusal.status >= 500) refused.request_id = requestIdOf(request)
  const send = hasMuchToCome(request) ? sendAndClose.bind(null, request) : sendJson
  send(response, refused, refusal.status)
}

export function noteError(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): Refusal {
  const refusal = refusalOf(error)
  if (refusal.status >= 500) logError(request, error, refusal.message)
  const { retryAfterSeconds, event } = refusal.more
  if (event) request.event = event
  if (retryAfterSeconds) response.setHeader('Retry-After', String(retryAfterSeconds))
  response.setHeader('cache-control', 'no-store')
  return refusal
}

export function refusalAnswer(error: unknown): { status: number; body: RefusalBody } {
  const { status, message } = refusalOf(error)
  return { status, body: { message } }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof z.ZodError) return refusalOfFields(error)
  if (error instanceof multer.MulterError) return refusalOfUpload(error)
  if (error instanceof PictureNotStored) return noPictureNow()
  if (isDatabaseAway(error) || error instanceof StorageAway) return unavailable()
  const parent = violatedParent(error)
  // The account or the product was deleted during the request.
  if (parent !== null) return /customer/.test(parent) ? unauthenticated() : notFound('The product')
  return refusalOfStatus(error)
}

function refusalOfFields(error: z.ZodError): Refusal {
  const errors: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const field = fieldOf(issue.path)
    errors[field] = [...(errors[field] ?? []), issue.message]
  }
  return new Refusal(422, error.issues[0]?.message ?? 'A field is not right', { errors })
}

/** A form of changes gets errors by its own fields: `sizes.3.name`. */
function fieldOf([first = 'body', ...rest]: PropertyKey[]): string {
  if (first !== 'changes' || rest.length === 0) return String(first)
  return rest.filter((part) => part !== 'put' && part !== 'add').join('.')
}

function refusalOfUpload(error: multer.MulterError): Refusal {
  if (error.code === 'LIMIT_FILE_SIZE') {
    const field = error.field?.replace('[]', '') ?? 'images'
    return refuseField(413, field, 'A picture may have at most 8 MB')
  }
  if (/^LIMIT_FIELD_(NESTING|ARRAY_INDEX)$/.test(error.code)) return unreadable()
  if (error.code.startsWith('LIMIT_')) return tooLarge()
  return unreadable()
}

/** Express, body-parser and busboy mark client errors with a status or a plain message. */
function refusalOfStatus(error: unknown): Refusal {
  const { status, message } = Object(error)
  if (status === 413) return tooLarge()
  if (status === 412) return new Refusal(412, 'The file is another one by now')
  if (status === 416) return new Refusal(416, 'There is no such part')
  if (typeof status === 'number' && status >= 400 && status < 500) return unreadable()
  if (
    /^(Request (aborted|closed)|Unexpected end of form|Malformed|Multipart: |Missing Content-Type)/.test(
      String(message),
    )
  ) {
    return unreadable()
  }
  return new Refusal(500, 'Something went wrong, please try again')
}
