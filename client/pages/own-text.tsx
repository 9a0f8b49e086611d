import { useEffect } from 'react'
import type { OwnPage } from '#contract/shop-facts'
import type { SafeHtml } from '#contract/wire'
import { scriptOf } from '../text/script-of'
import { shopFacts } from '../text/shop-facts'
import './own-text.css'

/**
 * The shop's own text of a page, null without one. Only the page's own document holds it, so that
 * other pages stay short; links to the page load that document.
 */
export function useOwnText(page: OwnPage): SafeHtml | null | undefined {
  const { own_pages: ownPages = [], own_page: here } = shopFacts()
  const elsewhere = ownPages.includes(page) ? undefined : null
  const own = here?.page === page ? here.text : elsewhere
  useEffect(() => {
    if (own === undefined) location.reload()
  }, [own])
  return own
}

export function OwnText({ safe }: { safe: SafeHtml }) {
  return (
    <div
      className="policy-own"
      data-own-text
      lang={scriptOf(safe)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only a SafeHtml comes here
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  )
}
