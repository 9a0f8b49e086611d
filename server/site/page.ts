import type { Request, RequestHandler, Response } from 'express'
import type { Cache } from '../database/cache.ts'
import { type Answer, documents, makeAnswer, sendAnswer } from '../http/answer.ts'
import type { Headers } from '../http/headers.ts'
import { documentKey, type OriginOf } from '../http/origin.ts'
import { type FirstView, type PageAssets, writeDocument } from './document.ts'

export type PageParts = {
  render: (address: string, sent?: SentForm) => Promise<FirstView>
  addressOfScreen: (address: string) => string
  assetsFor: (pageName: string) => PageAssets
  loader: string
  phone: string
  originOf: OriginOf
  cache: Cache
  headers: Headers
}

/** A form that was sent without scripts and refused, with what was typed, passwords excepted. */
export type SentForm = {
  form: string
  message: string
  errors: Record<string, string[]>
  values: Record<string, string>
}

/** The browser guards customer screens: a shopper who comes from another site has no cookie yet. */
export function answerPages(parts: PageParts): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const address = parts.addressOfScreen(request.originalUrl)
    const key = documentKey(parts.originOf(request), address)
    const make = () => makePage(parts, request, address)
    sendAnswer(request, response, await parts.cache.snapshot().keep(documents, key, make))
  }
}

/** Shows a screen with its refused form to the one who sent it; nobody keeps that. */
export function openFormAnswers(parts: PageParts) {
  return async (request: Request, response: Response, status: number, sent: SentForm) => {
    const page = await makePage(parts, request, request.originalUrl, sent)
    const { etag: _ofNobody, ...rest } = page.headers
    const headers = { ...rest, 'cache-control': 'no-store' }
    sendAnswer(request, response, { ...page, status, headers })
  }
}

async function makePage(
  parts: PageParts,
  request: Request,
  address: string,
  sent?: SentForm,
): Promise<Answer> {
  const origin = parts.originOf(request)
  const view = await parts.render(address, sent)
  const assets = parts.assetsFor(view.pageName)
  const { phone, loader } = parts
  const text = writeDocument(view, { address, origin, phone, assets, loader })
  const headers = {
    ...allowStyle(parts.headers, assets.cssHash),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  }
  return makeAnswer(text, headers, { status: view.status, isWhole: view.isWhole })
}

/** Each document has sheets of its own inside it, which its policy must let through. */
function allowStyle(headers: Headers, hash: string): Headers {
  const policy = headers[policyName] ?? ''
  return {
    ...headers,
    [policyName]: policy.replace("style-src 'self'", `style-src 'self' ${hash}`),
  }
}
const policyName = 'content-security-policy'
