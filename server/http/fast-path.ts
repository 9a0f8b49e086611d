import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Cache } from '../database/cache.ts'
import type { Counters } from '../metrics/counters.ts'
import type { AccessLog } from './access-log.ts'
import { type Answer, answers, documents, sendAnswer } from './answer.ts'
import { sendFault } from './errors.ts'
import { type Headers, putHeaders } from './headers.ts'
import { type Logger, logAnswer } from './log.ts'
import type { OriginOf } from './origin.ts'
import type { FoundRead, PublicReads } from './public-reads.ts'

declare module 'node:http' {
  interface IncomingMessage {
    /** Under what the answer may be kept; not set where nothing may be. */
    keptKey?: string
  }
}

export type FastPathParts = {
  cache: Cache
  reads: PublicReads
  /** Documents name it. */
  originOf: OriginOf
  /** Security headers of the API's answers. */
  headers: Headers
  headersOfAll: Headers
  /** Throws when an address asks too often. */
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
/** With the host or the type of the body. */
const longestKey = 2000

/**
 * Answers what is kept, and public reads that are asked as the contract has them, ahead of every
 * middleware that they do not need. All else is handed to the app, having noted under what its
 * answer may be kept. Decision 014.
 */
export function openFastPath(parts: FastPathParts): RequestListener {
  const { cache, reads, originOf, headers, countCall, log, counters, noteRequest, app } = parts
  const asked = new LRUCache<string, true>({
    maxSize: 1_000_000,
    sizeCalculation: (_known, key) => key.length + 50,
  })
  return (request, response) => {
    putHeaders(response, parts.headersOfAll)
    const { method, url = '' } = request
    if (url.length > longestUrl) pass(request, response)
    else if (method === 'GET' || method === 'HEAD') {
      answer(request, response, `${originOf(request)}\n${url}`, () => reads.find('GET', url))
    } else {
      const found = method === 'POST' ? reads.find('POST', url) : null
      if (found) answerPost(request, response, found)
      else pass(request, response)
    }
  }

  function pass(request: IncomingMessage, response: ServerResponse) {
    noteRequest(request, response)
    app(request, response)
  }

  /** The body is part of what a listing is asked; it is read and put back. */
  function answerPost(request: IncomingMessage, response: ServerResponse, found: FoundRead) {
    const { 'content-length': length = '0', 'content-type': type = '' } = request.headers
    // Neither of the parts has a line break but the body, which is the last.
    const key = `POST\n${request.url}\n${type}\n`
    const { 'transfer-encoding': transfer, 'content-encoding': encoding } = request.headers
    const isOdd = transfer || encoding || type.startsWith('multipart')
    if (isOdd || Number(length) > longestBody) pass(request, response)
    else if (length === '0') answer(request, response, key, () => found)
    else
      request.once('readable', () => {
        const body: Buffer | null = request.read()
        if (body) request.unshift(body)
        if (body === null || String(body.length) !== length) pass(request, response)
        else
          answer(request, response, key + body.toString('latin1'), () =>
            withBody(found, type, body),
          )
      })
  }

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    find: () => FoundRead | null,
  ) {
    const kind = apiUrl.test(request.url ?? '') ? answers : documents
    const known = cache.snapshot().get(kind, key)
    if (known) {
      counters.keptAnswers++
      sendAnswer(request, response, known)
      return logAnswer(log, request, response, { kept: true })
    }
    const found = find()
    // Of reads there is no end: one is kept when it is asked again. A page is dear to make.
    const isWorthKeeping = !found || asked.has(key)
    if (isWorthKeeping && key.length <= longestKey) request.keptKey = key
    if (!found) return pass(request, response)
    asked.set(key, true)
    answerRead(request, response, found)
  }

  async function answerRead(
    request: IncomingMessage,
    response: ServerResponse,
    { call, fields, answer }: FoundRead,
  ) {
    noteRequest(request, response)
    request.call = call.path
    try {
      await countCall(request)
      sendAnswer(request, response, await answerOf(request, cache, () => answer(fields)))
    } catch (error) {
      if (response.headersSent) return void response.destroy()
      putHeaders(response, headers)
      sendFault(request, response, error)
    }
  }
}

/** The answer of an act, kept where this request's may be; the act's own faults pass through. */
export async function answerOf(
  request: IncomingMessage,
  cache: Cache,
  make: () => Promise<Answer>,
): Promise<Answer> {
  if (!request.keptKey) return make()
  return cache.snapshot().keep(answers, request.keptKey, make)
}

const plainJson = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

/** With the fields of a JSON object; null for any other body, which is the app's to read. */
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
