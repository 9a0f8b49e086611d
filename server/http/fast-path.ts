import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Call } from '#contract/endpoint'
import type { Cache, Kind } from '../database/cache.ts'
import type { Counters } from '../metrics/counters.ts'
import type { AccessLog } from './access-log.ts'
import { type Answer, answers, documents, sendAnswer } from './answer.ts'
import { sendFault } from './errors.ts'
import { type Headers, putHeaders } from './headers.ts'
import { type Logger, logAnswer } from './log.ts'
import { documentKey, type OriginOf } from './origin.ts'
import { type FoundRead, nameOf, type PublicReads } from './public-reads.ts'

type FastPathParts = {
  cache: Cache
  reads: PublicReads
  /** Stands inside documents, so it is a part of their key. */
  originOf: OriginOf
  addressOfScreen: ((address: string) => string) | undefined
  /** Security headers of the API's answers. */
  headers: Headers
  headersOfAll: Headers
  /** Throws a 429. */
  countCall: (request: IncomingMessage) => Promise<void>
  log: Logger
  counters: Counters
  noteRequest: AccessLog
  app: RequestListener
}

/** Filters and sorts of a listing are short; what is longer is not looked up. */
const longestBody = 500
const longestUrl = 600
const apiUrl = /^\/api\//i

/** Answers what is kept, and public reads, ahead of every middleware. Decision 014. */
export function openFastPath(parts: FastPathParts): RequestListener {
  const { cache, reads, originOf, headers, countCall, log, counters, noteRequest, app } = parts
  const asked = new LRUCache<string, true>({
    maxSize: 1_000_000,
    sizeCalculation: (_known, key) => key.length + 50,
  })
  return (request, response) => {
    putHeaders(response, parts.headersOfAll)
    const { method = '', url = '' } = request
    const asGet = method === 'HEAD' ? 'GET' : method
    if (url.length > longestUrl) pass(request, response)
    else if (asGet === 'GET' && !apiUrl.test(url)) answerPage(request, response)
    else answerCall(request, response, reads.find(asGet, url))
  }

  function pass(request: IncomingMessage, response: ServerResponse) {
    noteRequest(request, response)
    app(request, response)
  }

  function answerPage(request: IncomingMessage, response: ServerResponse) {
    const { url = '' } = request
    const send = (address: string) =>
      sendKept(request, response, documents, documentKey(originOf(request), address))
    if (send(url)) return
    const plain = withoutMarks(url)
    if (plain === url || !send(plain)) pass(request, response)
  }

  /** Links on other sites carry marks (`fbclid`), each time others. */
  function withoutMarks(url: string): string {
    if (!url.includes('?')) return url
    try {
      return parts.addressOfScreen?.(url) ?? url
    } catch {
      return url
    }
  }

  function answerCall(request: IncomingMessage, response: ServerResponse, found: FoundRead | null) {
    if (!found) pass(request, response)
    else if (found.call.method === 'POST') readBody(request, response, found)
    else answer(request, response, found)
  }

  /** The body is part of what a listing is asked; it is read, and put back where the app answers. */
  function readBody(request: IncomingMessage, response: ServerResponse, found: FoundRead) {
    const { 'content-length': length = '0', 'content-type': type = '' } = request.headers
    const { 'transfer-encoding': transfer, 'content-encoding': encoding } = request.headers
    const isOdd = transfer || encoding || type.startsWith('multipart')
    if (isOdd || Number(length) > longestBody) pass(request, response)
    else if (length === '0') answer(request, response, found)
    else
      request.once('readable', () => {
        const body: Buffer | null = request.read()
        const isAll = body !== null && String(body.length) === length
        const whole = isAll ? withBody(found, type, body) : null
        if (whole) {
          // To its end, or the time limit of a body would hold the request for half a minute.
          request.resume()
          answer(request, response, whole)
        } else {
          if (body) request.unshift(body)
          pass(request, response)
        }
      })
  }

  function sendKept(
    request: IncomingMessage,
    response: ServerResponse,
    kind: Kind<Answer>,
    key: string,
  ): boolean {
    const kept = cache.snapshot().get(kind, key)
    if (!kept) return false
    counters.keptAnswers++
    sendAnswer(request, response, kept)
    logAnswer(log, request, response, { kept: true })
    return true
  }

  function answer(request: IncomingMessage, response: ServerResponse, found: FoundRead) {
    const key = `${originOf(request)}\n${nameOf(found)}`
    if (sendKept(request, response, answers, key)) return
    // There are endlessly many different reads: one is kept only when it is asked again.
    const make = () => found.answer(found.fields)
    const isKept = asked.has(key)
    asked.set(key, true)
    answerRead(request, response, found.call, () =>
      isKept ? cache.snapshot().keep(answers, key, make) : make(),
    )
  }

  async function answerRead(
    request: IncomingMessage,
    response: ServerResponse,
    { path }: Call,
    read: () => Promise<Answer>,
  ) {
    noteRequest(request, response)
    request.call = path
    try {
      await countCall(request)
      sendAnswer(request, response, await read())
    } catch (error) {
      if (response.headersSent) return void response.destroy()
      putHeaders(response, headers)
      sendFault(request, response, error)
    }
  }
}

const plainJson = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

function withBody(found: FoundRead, type: string, body: Buffer): FoundRead | null {
  if (!plainJson.test(type)) return null
  try {
    const sent: unknown = JSON.parse(body.toString())
    const isObject = typeof sent === 'object' && sent !== null && !Array.isArray(sent)
    return isObject ? { ...found, fields: { ...sent, ...found.fields } } : null
  } catch {
    return null
  }
}
