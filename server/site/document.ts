import { createHash } from 'node:crypto'
import type { FirstView } from '#contract/first-view'
import type { Choice } from '#contract/shop'
import type { ShopFacts } from '#contract/shop-facts'

/** Scripts that stand in the document itself. */
export type InlineScripts = { fonts: string; loader: string }

export type PageAssets = {
  /** Scripts in order of running, the entry last, and those that it loads later. */
  scripts: { run: string[]; ahead: string[] }
  css: string
  /** In the form of the Content-Security-Policy. */
  cssHash: string
  sheets: string[]
}

export function hashInline(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Disabled links list the style sheets that are already inside. `origin` has no final slash. */
export function writeDocument(
  view: FirstView,
  {
    canonical,
    choice,
    origin,
    facts,
    assets,
    inline,
  }: {
    /** The screen's address without the origin. */
    canonical: string
    choice: Choice
    origin: string
    facts: ShopFacts
    assets: PageAssets
    /** None for a page without scripts, which is shown in a frame: its links open beside it. */
    inline: InlineScripts | null
  },
): string {
  const { head } = view
  const isEnglish = choice === 'en'
  const picture = origin + (head.picture ?? '/share.jpg')
  return `<!doctype html>
<html lang="${isEnglish ? 'en' : 'bn'}" data-lang="${choice}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(head.title)}</title>
<meta name="description" content="${escapeHtml(head.description)}">
<meta name="robots" content="${head.hidden || head.missing ? 'noindex' : 'index,follow'}">
<meta name="shop-facts" content="${escapeHtml(JSON.stringify(facts))}">
<meta name="format-detection" content="telephone=no">
<meta name="theme-color" content="#07362a">
${head.hidden ? '' : `<link rel="canonical" href="${escapeHtml(origin + canonical)}">\n`}<meta property="og:type" content="${head.offer ? 'product' : 'website'}">
<meta property="og:site_name" content="${escapeHtml(view.siteName)}">
<meta property="og:locale" content="${isEnglish ? 'en_GB' : 'bn_BD'}">
<meta property="og:title" content="${escapeHtml(head.title)}">
<meta property="og:description" content="${escapeHtml(head.description)}">
<meta property="og:url" content="${escapeHtml(origin + canonical)}">
<meta property="og:image" content="${escapeHtml(picture)}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${escapeHtml(head.title)}">
${offerOf(head)}<meta name="twitter:card" content="summary_large_image">
${iconOf(facts)}
<link rel="apple-touch-icon" href="/touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${preloadOf(view)}<style>${assets.css}</style>
${assets.sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('')}
${inline === null ? '<base target="_blank">' : `<script>${inline.fonts}</script>`}
${head.facts.map((facts) => `<script type="application/ld+json">${json(facts(origin))}</script>\n`).join('')}</head>
<body>
<div id="root">${view.html}</div>
${inline === null ? '' : scriptsOf(view, assets, inline.loader)}</body>
</html>`
}

function scriptsOf(view: FirstView, { scripts }: PageAssets, loader: string): string {
  // A missing screen has no usable state: the browser makes it again.
  const isTaken = view.status === 200
  const state = `<script type="application/json" id="state">${json(view.state)}</script>\n`
  const rest = `<script type="application/json" id="scripts">${json(scripts)}</script>
<script>${loader}</script>
`
  return (isTaken ? state : '') + rest
}

function iconOf({ logo }: ShopFacts): string {
  // A wide logo would be squeezed into the square of a tab.
  const isSquare = /-(\d+)x\1\.webp$/.test(logo ?? '')
  return logo && isSquare
    ? `<link rel="icon" href="${escapeHtml(logo)}">`
    : '<link rel="icon" href="/favicon.svg" type="image/svg+xml">'
}

function preloadOf({ eager }: FirstView): string {
  if (!eager) return ''
  const [srcSet, sizes] = [escapeHtml(eager.srcSet), escapeHtml(eager.sizes)]
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">\n`
}

function offerOf({ offer }: FirstView['head']): string {
  if (!offer) return ''
  return `<meta property="product:price:amount" content="${offer.priceTaka}">
<meta property="product:price:currency" content="BDT">
<meta property="product:availability" content="${offer.isInStock ? 'in stock' : 'out of stock'}">
`
}

function json(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
}
