import type { RequestHandler, Response } from 'express'
import { type Answer, makeAnswer, sendAnswer } from './answer.ts'
import { type FirstView, hashInline, type PageAssets, writeDocument } from './document.ts'
import type { Kept } from './kept.ts'
import { answerOf } from './quick.ts'

export type PageParts = {
  render: (address: string) => Promise<FirstView>
  assetsFor: (pageName: string) => PageAssets
  phone: string
  publicUrl: string | undefined
  kept: Kept<Answer>
}

/**
 * Answers every screen with its rendered first view, kept until the catalogue changes. Guards of
 * customer screens are the browser's: a shopper who comes from another site has no cookie yet.
 */
export function answerPages(parts: PageParts): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const origin = parts.publicUrl ?? `${request.protocol}://${request.get('host') ?? 'localhost'}`
    const answer = await answerOf(request, parts.kept, async () => {
      const address = request.originalUrl
      const view = await parts.render(address)
      const assets = parts.assetsFor(view.pageName)
      allowStyle(response, hashInline(assets.css))
      const text = writeDocument(view, { address, origin, phone: parts.phone, assets })
      return makeAnswer(text, { status: view.status, isWhole: view.isWhole })
    })
    response.type('html').set('Cache-Control', 'no-cache')
    sendAnswer(request, response, answer)
  }
}

/** Each document has sheets of its own inside it, which its policy must let through. */
function allowStyle(response: Response, hash: string) {
  const policy = String(response.get('Content-Security-Policy'))
  const allowed = policy.replace("style-src 'self'", `style-src 'self' ${hash}`)
  response.set('Content-Security-Policy', allowed)
}
