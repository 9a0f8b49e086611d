import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Kind } from '../database/cache.ts'
import { preferredEncoding } from './encoding.ts'

type Headers = Readonly<Record<string, string>>
export type Packed = 'br' | 'gzip'
export type Answer = {
  status: number
  headers: Headers & { etag: string }
  body: Buffer
  /** The encodings that it may be sent in, and what was encoded already, each once. */
  encodings: Packed[]
  encoded: Partial<Record<Packed, Buffer | Promise<Buffer>>>
  /** False when something was missing: it is sent, but not kept. */
  isWhole: boolean
}

export const jsonType = { 'content-type': 'application/json; charset=utf-8' }
/** Smaller bodies fit into one packet as they are. */
const leastCompressed = 1000
/** Level 5 of 11: the highest would take seconds of a page. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export function makeAnswer(
  text: string | Buffer,
  headers: Headers,
  { status = 200, isWhole = true }: { status?: number; isWhole?: boolean } = {},
): Answer {
  const body = typeof text === 'string' ? Buffer.from(text) : text
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  return {
    ...{ status, body, isWhole, encoded: {} },
    encodings: body.length < leastCompressed ? [] : ['br', 'gzip'],
    headers: { ...headers, etag, vary: 'Accept-Encoding' },
  }
}

/** A file with what the build has made of it: otherwise it is sent as it is. */
export function makeFileAnswer(
  body: Buffer,
  headers: Headers,
  encoded: Partial<Record<Packed, Buffer>>,
): Answer {
  const encodings = (['br', 'gzip'] as const).filter((encoding) => encoded[encoding])
  return { ...makeAnswer(body, headers), encodings, encoded }
}

/** Bytes in memory, with the encoded forms that it may come to have. */
const sizeOf = ({ body }: Answer) => Math.ceil(body.length * 1.6) + 1500
const isWhole = (answer: Answer) => answer.isWhole
/** Answers of public reads: never those of before a change. */
export const answers: Kind<Answer> = { name: 'answers', sizeOf, isWhole }
export const documents: Kind<Answer> = { name: 'documents', sizeOf, isWhole, mayLag: true }

export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<void> {
  const { status } = answer
  const { etag, ...others } = answer.headers
  // A refusal is cached by nobody.
  const headers = status === 200 ? answer.headers : others
  // An ETag is no condition for a POST: its client has nothing cached that could be shown.
  const isRead = request.method !== 'POST' && status === 200
  if (isRead && hasIt(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = preferredEncoding(request, answer.encodings)
  const body = encoding === 'identity' ? answer.body : await encode(answer, encoding)
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  response.writeHead(status, { ...headers, 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
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

function encode({ body, encoded }: Answer, encoding: Packed): Buffer | Promise<Buffer> {
  const make = () => (encoding === 'br' ? toBrotli(body, brotli) : toGzip(body))
  // zlib gives a view of its output buffer of 16 KB or more: without a copy all of it is held.
  encoded[encoding] ??= make().then((packed) => Buffer.from(packed))
  return encoded[encoding]
}
