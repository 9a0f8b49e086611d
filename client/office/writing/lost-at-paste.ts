import type { Lost } from './removed-note'

/** What the editor can show. */
const kept = new Set(
  'h2 h3 h4 p br hr ul ol li blockquote strong b em i u s a img del strike'.split(' '),
)
/** What changes nothing that a reader sees. */
const unseen = new Set(
  'html head body meta link title div section article main font span header footer aside nav center col colgroup picture source tbody thead tfoot tr td th caption h1 h5 h6 ins o:p'.split(
    ' ',
  ),
)
const mostNear = 3
const mostNearLetters = 40

/**
 * Pasted HTML whose styles stand in `data-style`: the page's policy refuses them, and a browser says
 * so for each.
 */
export function withoutStyles(html: string): string {
  return html
    .replace(/<style\b[^>]*>.*?<\/style>/gis, '')
    .replace(/<[^>]+>/g, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))
}

/** What pasted HTML, `withoutStyles`, loses on its way into the editor, which would not say so. */
export function lostAtPaste(html: string): Lost[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const lost = new Map<string, Lost>()
  let before = ''
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) for (const what of lossesOf(node)) lose(what)
    else before = node.textContent?.replace(/\s+/g, ' ').trim() || before
  }
  return [...lost.values()]

  function lose(what: string) {
    const known = lost.get(what) ?? { what, n: 0, near: [] }
    lost.set(what, known)
    known.n++
    const words = [...before].slice(-mostNearLetters).join('')
    if (known.near.length < mostNear && !known.near.includes(words)) known.near.push(words)
  }
}

function lossesOf(element: Element): string[] {
  const { localName: tag } = element
  const style = element.getAttribute('data-style') ?? ''
  const losses: string[] = []
  const isColored = /(^|;)\s*(color|background(-color)?)\s*:/i.test(style)
  if (isColored || element.hasAttribute('color')) losses.push('color')
  if (/text-align\s*:\s*(center|right|end|justify)/i.test(style)) losses.push('alignment')
  // A picture of another site stays until the shop says so: it may be fetched as an own one.
  if (tag === 'img' && !/^(https?:\/\/|\/uploads\/)/i.test(element.getAttribute('src') ?? '')) {
    losses.push('foreign picture')
  }
  if (!kept.has(tag) && !unseen.has(tag)) losses.push(tag)
  return losses
}
