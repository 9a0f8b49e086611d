import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gzip,
  gzipSync,
} from 'node:zlib'
import type { Kind } from '../database/cache.ts'
import { type Encoding, preferredEncoding } from './encoding.ts'
import type { Headers } from './headers.ts'

export type Answer = {
  status: number
  etag: string
  /** The text; of a long one, `isPacked`, its brotli form, which takes an eighth of the memory. */
  body: Buffer
  isPacked: boolean
  forms: Partial<Record<Encoding, Form | Promise<Form>>>
  /** False when something was missing: it is sent, but not kept. */
  isWhole: boolean
  headers: Headers
}
type Form = { body: Buffer; headers: Record<string, string | number> }

export const jsonType = { 'content-type': 'application/json; charset=utf-8' }
/** Smaller bodies fit into one packet as they are. */
const leastCompressed = 1000
/** To hand a shorter text to another thread takes more of this one than to compress it here. */
const leastPacked = 32_000
const gzipped = { level: 6 }
/** Room for a page in one go: it is compressed beside the thread that answers. */
const chunkSize = 64 * 1024
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const unpack = promisify(brotliDecompress)

export async function makeAnswer(
  text: string | Buffer,
  headers: Headers,
  { status = 200, isWhole = true }: { status?: number; isWhole?: boolean } = {},
): Promise<Answer> {
  const plain = typeof text === 'string' ? Buffer.from(text) : text
  const isPacked = plain.length >= leastPacked
  const body = isPacked ? await encode(plain, 'br') : plain
  // The packed form says as much of the text as the text itself, and is an eighth of it.
  const etag = etagOf(body)
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

/** A form that the build has not packed is sent as it is. */
export function makeFileAnswer(
  body: Buffer,
  headers: Headers,
  packed: { br?: Buffer; gzip?: Buffer },
): Answer {
  const etag = etagOf(body)
  const answer: Answer = {
    ...{ status: 200, etag, body, isPacked: false, forms: {}, isWhole: true },
    headers: { ...headers, etag, vary: 'Accept-Encoding' },
  }
  const identity = withHeaders(answer, 'identity', body)
  answer.forms = {
    identity,
    br: packed.br ? withHeaders(answer, 'br', packed.br) : identity,
    gzip: packed.gzip ? withHeaders(answer, 'gzip', packed.gzip) : identity,
  }
  return answer
}

function etagOf(body: Buffer): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`
}

const isWhole = (answer: Answer) => answer.isWhole
/** Answers of public reads: never those of before a change. */
export const answers: Kind<Answer> = { name: 'answers', sizeOf: bytesOf, isWhole }
export const documents: Kind<Answer> = {
  name: 'documents',
  sizeOf: bytesOf,
  isWhole,
  mayLag: true,
}

/** Bytes in memory, with the other forms that it may come to have. */
function bytesOf({ body, isPacked }: Answer): number {
  return Math.ceil(body.length * (isPacked ? 2.2 : 1.6)) + 1500
}

export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): void {
  // An ETag is no condition for a POST: its client has nothing kept that could be shown.
  const isRead = request.method !== 'POST'
  if (isRead && answer.status === 200 && hasIt(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, answer.headers).end()
    return
  }
  response.statusCode = answer.status
  const send = ({ body, headers }: Form) => {
    response.writeHead(answer.status, headers)
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  const form = formOf(answer, encodingFor(request.headers['accept-encoding'], answer))
  if (form instanceof Promise) form.then(send).catch(() => response.destroy())
  else send(form)
}

/** Sends what is meant for one customer: nobody keeps it, so it has no ETag. */
export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  const text = JSON.stringify(body)
  response.writeHead(status, { ...jsonType, 'content-length': Buffer.byteLength(text) })
  response.end(text)
}

/** A proxy that compresses makes a weak one of an ETag (`W/`), and a browser may name several. */
function hasIt(known: string | undefined, etag: string): boolean {
  if (known === undefined || known === etag) return known === etag
  return known.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')))
}

function encodingFor(accepted: string | undefined, { body, isPacked }: Answer): Encoding {
  const isShort = !isPacked && body.length < leastCompressed
  return accepted === undefined || isShort ? 'identity' : preferredEncoding(accepted)
}

/** Made once, when it is first asked for; what was packed is not kept at length. */
function formOf(answer: Answer, encoding: Encoding): Form | Promise<Form> {
  const { forms, isPacked, body } = answer
  const known = forms[encoding]
  if (known) return known
  const ready = encoding === (isPacked ? 'br' : 'identity')
  if (ready) {
    const form = withHeaders(answer, encoding, body)
    forms[encoding] = form
    return form
  }
  const making = makeForm(answer, encoding)
  if (encoding === 'identity') return making
  forms[encoding] = making
  making.then(
    (form) => {
      forms[encoding] = form
    },
    () => delete forms[encoding],
  )
  return making
}

async function makeForm(answer: Answer, encoding: Encoding): Promise<Form> {
  const plain = answer.isPacked ? await unpack(answer.body, { chunkSize }) : answer.body
  return withHeaders(answer, encoding, await encode(plain, encoding))
}

function withHeaders(answer: Answer, encoding: Encoding, body: Buffer): Form {
  const headers = { ...answer.headers, 'content-length': body.length }
  if (encoding === 'identity') return { body, headers }
  return { body, headers: { ...headers, 'content-encoding': encoding } }
}

async function encode(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return plain
  const compressed = await (encoding === 'br' ? toBrotli(plain) : toGzip(plain))
  // zlib gives a view of its whole output buffer, of 16 or 64 KB: without a copy all of it is kept.
  return Buffer.from(compressed)
}

function toGzip(plain: Buffer): Buffer | Promise<Buffer> {
  return plain.length < leastPacked ? gzipSync(plain, gzipped) : compress.gzip(plain, gzipped)
}

function toBrotli(plain: Buffer): Buffer | Promise<Buffer> {
  const isShort = plain.length < leastPacked
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isShort ? 4 : 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    // A window of the text's own size: a larger one is memory that is taken and cleared for nothing.
    [constants.BROTLI_PARAM_LGWIN]: Math.max(16, Math.min(22, Math.ceil(Math.log2(plain.length)))),
  }
  return isShort ? brotliCompressSync(plain, { params }) : compress.br(plain, { chunkSize, params })
}
