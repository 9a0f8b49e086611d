import type { Lost } from './removed-note'

/** Tags that the editor can show. */
const shownTags = new Set(
  'h2 h3 h4 p br hr ul ol li blockquote strong b em i u s a img del strike'.split(' '),
)
/** Tags whose loss changes nothing visible. */
const unseen = new Set(
  'html head body meta link title div section article main font span header footer aside nav center col colgroup picture source caption tbody thead tfoot tr td th h1 h5 h6 ins small dl dt dd figure figcaption label abbr cite time wbr o:p'.split(
    ' ',
  ),
)
const mostNear = 3
const mostNearLetters = 40

/** Losses of pasted HTML in the editor, which does not report them; styles are in `data-style`. */
export function findLost(body: HTMLElement): Lost[] {
  return findIn(body, lossesOf)
}

/** Pictures that the shop does not show, since they are on other sites. */
export function findExternalPictures(body: HTMLElement): Lost[] {
  return findIn(body, (element) =>
    element.localName === 'img' && !isOwn(element) ? ['foreign picture'] : [],
  )
}

function findIn(body: HTMLElement, lossesOf: (element: Element) => string[]): Lost[] {
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

const colored = /(^|;)\s*(color|background(-color)?)\s*:\s*([^;]+)/gi
/** Colors that look like the default. */
const usual =
  /^(black|#000(000)?|#111111|windowtext|white|#fff(fff)?|transparent|inherit|initial|none|rgba?\((0, ?0, ?0|255, ?255, ?255).*)$/i

function lossesOf(element: Element): string[] {
  const { localName: tag } = element
  if (tag !== 'svg' && element.closest('svg')) return []
  const style = element.getAttribute('data-style') ?? ''
  const losses: string[] = []
  const colors = [...style.matchAll(colored)].map(([, , , , color = '']) => color.trim())
  if (colors.some((color) => !usual.test(color)) || element.hasAttribute('color')) {
    losses.push('color')
  }
  if (/text-align\s*:\s*(center|right|end|justify)/i.test(style)) losses.push('alignment')
  if (tag === 'img' && !isOwn(element) && !isExternal(element)) losses.push('foreign picture')
  if (!shownTags.has(tag) && !unseen.has(tag)) losses.push(tag)
  return losses
}

export function isOwn(picture: Element): boolean {
  return sourceOf(picture).startsWith('/uploads/')
}

/** A picture of another site stays until the shop removes it: it may be fetched as an own one. */
export function isExternal(picture: Element): boolean {
  return /^https:\/\//i.test(sourceOf(picture))
}

function sourceOf(picture: Element): string {
  return picture.getAttribute('src') ?? ''
}
