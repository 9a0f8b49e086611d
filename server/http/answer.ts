import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import type { Headers } from './headers.ts'

/** An answer that is the same for everybody. */
export type Answer = {
  status: number
  etag: string
  /** The text; of a long one, `isPacked`, its brotli form, which takes an eighth of the memory. */
  body: Buffer
  isPacked: boolean
  /** The forms that were asked for so far, each with its headers. */
  forms: Partial<Record<Encoding, Form>>
  /** False when something was missing: it is sent, but not kept. */
  isWhole: boolean
  /** Everything that stands before the body, encoding and length aside. */
  headers: Headers
}
type Encoding = 'br' | 'gzip' | 'identity'
type Form = { body: Buffer; headers: Record<string, string | number> }

export const jsonType = { 'content-type': 'application/json; charset=utf-8' }
const brotliQuality = 5
/** Smaller bodies fit into one packet as they are. */
const leastCompressed = 1000
const leastPacked = 32_000

export function makeAnswer(
  text: string,
  headers: Headers,
  { status = 200, isWhole = true }: { status?: number; isWhole?: boolean } = {},
): Answer {
  const plain = Buffer.from(text)
  const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`
  const isPacked = plain.length >= leastPacked
  const body = isPacked ? encode(plain, 'br') : plain
  return {
    status,
    etag,
    body,
    isPacked,
    forms: {},
    isWhole,
    headers: { ...headers, etag, vary: 'Accept-Encoding' },
  }
}

/** Bytes that an answer takes in memory, with the other forms that it may come to have. */
export function bytesOf({ body, isPacked }: Answer): number {
  return Math.ceil(body.length * (isPacked ? 2.2 : 1.6)) + 1500
}

/** Sends an answer in the form that the browser takes, or a 304 when it has it. */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): void {
  if (answer.status === 200 && request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, answer.headers).end()
    return
  }
  const { body, headers } = formOf(answer, encodingFor(request.headers['accept-encoding'], answer))
  response.writeHead(answer.status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** Sends what is meant for one customer: nobody keeps it, so it has no ETag. */
export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  const text = JSON.stringify(body)
  response.writeHead(status, { ...jsonType, 'content-length': Buffer.byteLength(text) })
  response.end(text)
}

function encodingFor(accepted: string | undefined, { body, isPacked }: Answer): Encoding {
  const isShort = !isPacked && body.length < leastCompressed
  if (!accepted || isShort || accepted.includes(';q=0')) return 'identity'
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}

/** Made once, when it is first asked for; what was packed is not kept at length. */
function formOf(answer: Answer, encoding: Encoding): Form {
  const known = answer.forms[encoding]
  if (known) return known
  const isReady = answer.isPacked && encoding === 'br'
  const body = isReady ? answer.body : encode(textOf(answer), encoding)
  const form: Form = { body, headers: { ...answer.headers, 'content-length': body.length } }
  if (encoding !== 'identity') form.headers['content-encoding'] = encoding
  if (encoding !== 'identity' || !answer.isPacked) answer.forms[encoding] = form
  return form
}

function textOf({ body, isPacked }: Answer): Buffer {
  return isPacked ? brotliDecompressSync(body) : body
}

function encode(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return plain
  if (encoding === 'gzip') return gzipSync(plain, { level: 6 })
  return brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
}
