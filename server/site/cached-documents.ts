import type { RequestHandler } from 'express'
import type { Cache } from '../database/cache.ts'
import { documents, sendAnswer } from '../http/answer.ts'
import { choiceOf } from '../http/choice.ts'
import { isRead } from '../http/methods.ts'
import { documentKey, type OriginOf } from '../http/origin.ts'

type Parts = {
  cache: Cache
  originOf: OriginOf
  addressOfScreen: (address: string) => string
}

export function answerCachedDocuments(parts: Parts): RequestHandler {
  const { cache, originOf, addressOfScreen } = parts
  return (request, response, next) => {
    if (!isRead(request)) return next()
    const key = documentKey(originOf(request), choiceOf(request), addressOfScreen(request.url))
    const cached = cache.snapshot().get(documents, key)
    return cached ? sendAnswer(request, response, cached) : next()
  }
}
