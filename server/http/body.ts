import express, { type Request, type RequestHandler } from 'express'
import type { Call } from '#contract/endpoint'
import { isTooDeep } from '#contract/json-depth'
import { maxReviewImageBytes, maxReviewImages } from '#contract/shop'
import { tooLarge, unknownType, unreadable } from '../failures/refusals.ts'
import { countBytes, firstOf } from './count-bytes.ts'
import { deepestField, mostFields, readMultipart } from './multipart.ts'

/** Limits in bytes: for most calls, and for those with a long text or a cart, or a form of the office. */
const usualBytes = 16_000
const longBytes = 100_000
const formBytes = 1_000_000
const mostPictures = { images: maxReviewImages, picture: 1 }

/** Stores pictures in `incomingDir`, drops other files. Throws a 413 for too many bytes. */
export function readBody(call: Call, incomingDir: string): RequestHandler {
  const limit = call.isLong === 'form' ? formBytes : call.isLong ? longBytes : usualBytes
  const multipartLimit = limit + (call.files ? mostPictures[call.files] * maxReviewImageBytes : 0)
  const json = express.json({ limit, verify: refuseOddJson })
  // body-parser's types lack `depth`.
  const formOptions = { limit, extended: true, depth: deepestField, parameterLimit: mostFields }
  const form = express.urlencoded(formOptions)
  const pictures = call.files && { field: call.files, incomingDir }
  const multipart = readMultipart(pictures, multipartLimit)
  return (request, response, next) => {
    const length = bytesSaid(request)
    const isMultipart = request.is('multipart/form-data')
    if (length > (isMultipart ? multipartLimit : limit)) throw tooLarge()
    if (isMultipart) return multipart(request, response, next)
    const isForm = request.is('application/x-www-form-urlencoded')
    if (isForm || request.is('application/json')) {
      const first = firstOf(next)
      countBytes(request, limit, () => first(tooLarge()))
      return (isForm ? form : json)(request, response, first)
    }
    const hasBody = request.headers['transfer-encoding'] !== undefined || length > 0
    next(hasBody ? unknownType() : undefined)
  }
}

function bytesSaid(request: Request): number {
  return Number(request.headers['content-length'] ?? 0)
}

/** In UTF-8 the byte of a bracket never occurs inside another character. */
function refuseOddJson(_request: unknown, _response: unknown, body: Buffer, encoding: string) {
  if (encoding !== 'utf-8' || isTooDeep(body.toString('latin1'))) throw unreadable()
}
