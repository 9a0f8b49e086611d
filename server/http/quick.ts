import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { listCategory, listDiscount, listMenu, listTag } from '#contract/catalog'
import { type Answer, sendAnswer } from './answer.ts'
import type { Kept } from './kept.ts'
import { type Logger, logAnswer } from './log.ts'
import type { Tally } from './tally.ts'

declare module 'node:http' {
  interface IncomingMessage {
    /** Under what the answer may be kept; not set where nothing may be. */
    keptKey?: string
  }
}

/** Filters and sorts of a listing are short; what is longer is not looked up. */
const longestBody = 500
const longestUrl = 600
const keptPosts = [listCategory, listMenu, listTag, listDiscount].map(({ path }) =>
  path.slice(0, path.indexOf(':')),
)

/**
 * Answers what is kept ahead of every middleware that it does not need, and hands all else to the
 * app, having noted under what its answer may be kept.
 */
export function answerQuickly(kept: Kept<Answer>, log: Logger, tally: Tally, app: RequestListener) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { method, url = '', headers } = request
    if (url.length > longestUrl) app(request, response)
    else if (method === 'GET') answer(request, response, `${headers.host ?? ''} ${url}`)
    else if (method === 'POST' && keptPosts.some((path) => url.startsWith(path)))
      answerPost(request, response)
    else app(request, response)
  }

  /** The body is part of what a listing is asked; it is read and put back. */
  function answerPost(request: IncomingMessage, response: ServerResponse) {
    const { 'content-length': length = '0', 'content-type': type = '' } = request.headers
    const key = `POST ${request.url} ${type} `
    const isShort = !request.headers['transfer-encoding'] && Number(length) <= longestBody
    if (!isShort) app(request, response)
    else if (length === '0') answer(request, response, key)
    else
      request.once('readable', () => {
        const body: Buffer | null = request.read()
        if (body) request.unshift(body)
        if (String(body?.length) !== length) app(request, response)
        else answer(request, response, key + body?.toString('latin1'))
      })
  }

  function answer(request: IncomingMessage, response: ServerResponse, key: string) {
    const found = kept.get(key)
    if (!found?.headers) {
      request.keptKey = key
      return void app(request, response)
    }
    tally.keptAnswers++
    sendAnswer(request, response, found)
    logAnswer(log, request, response, { kept: true })
  }
}

/** The answer of an act, kept where this request's may be; the act's own faults pass through. */
export async function answerOf(
  request: IncomingMessage,
  kept: Kept<Answer>,
  make: () => Promise<Answer>,
): Promise<Answer> {
  if (!request.keptKey) return make()
  return kept.getOrMake(request.keptKey, make, ({ isWhole }) => isWhole)
}
