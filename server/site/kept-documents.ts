import type { RequestHandler } from 'express'
import type { Cache } from '../database/cache.ts'
import { documents, sendAnswer } from '../http/answer.ts'
import { documentKey, type OriginOf } from '../http/origin.ts'
import { choiceOf } from './choice.ts'

type KeptParts = {
  cache: Cache
  originOf: OriginOf
  addressOfScreen: (address: string) => string
}

/** Answers what is cached for an address, whatever marks other sites put on it. */
export function answerKeptDocuments(parts: KeptParts): RequestHandler {
  const { cache, originOf, addressOfScreen } = parts
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const key = documentKey(originOf(request), choiceOf(request), addressOfScreen(request.url))
    const kept = cache.snapshot().get(documents, key)
    return kept ? sendAnswer(request, response, kept) : next()
  }
}
