import type { ProductAnswer } from '#contract/first-view'
import type { Choice } from '#contract/shop'
import { type Answer, makeAnswer } from '../http/answer.ts'
import { writeDocument } from './document.ts'
import type { PageParts } from './page.ts'
import { picturesFrom } from './photo-hosts.ts'
import { pathOf } from './shop-paths.ts'

/** A preview of a product's page: without scripts, for a frame of the office, never cached. */
export function openProductPreview({ render, assetsFor, readFacts, readPhotoHosts }: PageParts) {
  return async (
    answer: ProductAnswer,
    { choice, origin, tab = '' }: { choice: Choice; origin: string; tab: string | undefined },
  ): Promise<Answer> => {
    const address = `${pathOf('product', answer.product.slug)}?${new URLSearchParams({ tab })}`
    const facts = await readFacts()
    const view = await render(address, choice, facts, { product: answer })
    const assets = assetsFor(view.pageName, choice)
    // The reader's browser runs scripts, but this frame does not.
    const html = view.html
      .replace(/<noscript>.*?<\/noscript>/gs, '')
      // All other links open beside the frame.
      .replaceAll('role="tab"', 'role="tab" target="_self"')
    const head = { ...view.head, hidden: true, facts: [] }
    const text = writeDocument(
      { ...view, html, head },
      { canonical: address, choice, origin, facts, assets, inline: null },
    )
    return makeAnswer(text, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': [
        policy,
        [picturesFrom((await readPhotoHosts()) ?? []), 'data:'].join(' '),
        `style-src 'self' ${assets.cssHash}`,
      ].join('; '),
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
  }
}

const policy = [
  "default-src 'none'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')
