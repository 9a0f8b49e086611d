import type { Request, RequestHandler, Response } from 'express'
import { type Answer, makeAnswer, sendAnswer } from './answer.ts'
import { type FirstView, type PageAssets, writeDocument } from './document.ts'
import type { Headers } from './headers.ts'
import type { Kept } from './kept.ts'
import { answerOf } from './quick.ts'

export type PageParts = {
  render: (address: string, sent?: SentForm) => Promise<FirstView>
  assetsFor: (pageName: string) => PageAssets
  phone: string
  publicUrl: string | undefined
  kept: Kept<Answer>
  /** Security headers of pages. */
  headers: Headers
}

/** A form that was sent without scripts and refused, with what was typed, passwords excepted. */
export type SentForm = {
  form: string
  message: string
  errors: Record<string, string[]>
  values: Record<string, string>
}

/**
 * Answers every screen with its rendered first view, kept until the catalogue changes. Guards of
 * customer screens are the browser's: a shopper who comes from another site has no cookie yet.
 */
export function answerPages(parts: PageParts): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    sendAnswer(
      request,
      response,
      await answerOf(request, parts.kept, () => makePage(parts, request)),
    )
  }
}

/** Shows a screen with its refused form to the one who sent it; nobody keeps that. */
export function openFormAnswers(parts: PageParts) {
  return async (request: Request, response: Response, status: number, sent: SentForm) => {
    const page = await makePage(parts, request, sent)
    const { etag: _ofNobody, ...rest } = page.headers
    const headers = { ...rest, 'cache-control': 'no-store' }
    sendAnswer(request, response, { ...page, status, headers })
  }
}

async function makePage(parts: PageParts, request: Request, sent?: SentForm): Promise<Answer> {
  const address = request.originalUrl
  // What a proxy passes on is taken as it stands, and the answer is kept for others.
  const scheme = request.protocol === 'https' ? 'https' : 'http'
  const origin = parts.publicUrl ?? `${scheme}://${request.get('host') ?? 'localhost'}`
  const view = await parts.render(address, sent)
  const assets = parts.assetsFor(view.pageName)
  const text = writeDocument(view, { address, origin, phone: parts.phone, assets })
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
