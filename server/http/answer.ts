import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'
import type { Kind } from '../database/cache.ts'

type Headers = Readonly<Record<string, string>>
export type Packed = 'br' | 'gzip'
export type Answer = {
  status: number
  headers: Headers & { etag: string }
  body: Buffer
  /** Encodings that may be sent, and the bodies encoded so far, each once. */
  encodings: Packed[]
  encoded: Partial<Record<Packed, Buffer | Promise<Buffer>>>
  /** False when something was missing: sent, but not cached. */
  isWhole: boolean
}

export const jsonType = { 'content-type': 'application/json; charset=utf-8' }
/** Smaller bodies fit into one packet uncompressed. */
const leastCompressed = 1000
/**
 * Level 5 of 11: the highest takes seconds for a page. A window as large as the body, from 64 KB: the
 * usual one of 4 MB is allocated for each answer, which takes twice the time of a small one.
 */
const brotliOf = ({ length }: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(length)))),
  },
})
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
    status,
    body,
    isWhole,
    encoded: {},
    encodings: body.length < leastCompressed ? [] : ['br', 'gzip'],
    headers: { ...headers, etag, vary: 'Accept-Encoding' },
  }
}

/** A file with the encodings of the build; without any it is sent unchanged. */
export function makeFileAnswer(
  body: Buffer,
  headers: Headers,
  encoded: Partial<Record<Packed, Buffer>>,
): Answer {
  const encodings = (['br', 'gzip'] as const).filter((encoding) => encoded[encoding])
  return { ...makeAnswer(body, headers), encodings, encoded }
}

const sizeOf = ({ body }: Answer) => Math.ceil(body.length * 1.6) + 1500
const isWhole = (answer: Answer) => answer.isWhole
/** Public reads: an answer from before a change is never returned. */
export const answers: Kind<Answer> = { name: 'answers', sizeOf, isWhole }
export const documents: Kind<Answer> = { name: 'documents', sizeOf, isWhole, mayLag: true }

export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): Promise<void> {
  const { status } = answer
  const { etag, ...others } = answer.headers
  // Browsers do not cache refusals.
  const headers = status === 200 ? answer.headers : others
  // A POST ignores If-None-Match: its client has no cached body to show.
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

/** Sends an answer for one customer. It is never cached, so it has no ETag. */
export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  const text = JSON.stringify(body)
  response.writeHead(status, { ...jsonType, 'content-length': Buffer.byteLength(text) })
  response.end(text)
}

/** A compressing proxy makes an ETag weak (`W/`), and a browser may send several. */
export function hasIt(known: string | undefined, etag: string): boolean {
  if (known === undefined || known === etag) return known === etag
  return known.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')))
}

function encode({ body, encoded }: Answer, encoding: Packed): Buffer | Promise<Buffer> {
  const make = () => (encoding === 'br' ? toBrotli(body, brotliOf(body)) : toGzip(body))
  // zlib returns a view of a buffer of 16 KB or more: a copy lets that buffer go.
  encoded[encoding] ??= make().then((packed) => Buffer.from(packed))
  return encoded[encoding]
}

type Encoding = 'br' | 'gzip' | 'identity'

/** The package's types lack the `preferred` parameter. */
type Preferring = {
  encodings: (available: Encoding[], more: { preferred: Encoding[] }) => Encoding[]
}

function preferredEncoding<E extends Encoding>(
  request: IncomingMessage,
  available: E[],
): E | 'identity' {
  if (available.length === 0) return 'identity'
  const negotiator = new Negotiator(request) as unknown as Preferring
  const [best] = negotiator.encodings([...available, 'identity'], { preferred: available })
  return available.find((encoding) => encoding === best) ?? 'identity'
}
