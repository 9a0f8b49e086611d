import { bodyOf, rename, unwrap } from './known-html'
import { findLost, isExternal, isOwn } from './lost-at-paste'
import type { Lost } from './removed-note'
import { withoutTables } from './tables-as-lines'

/** `html`: without tables, for the editor. `whole`: with its tables, which the editor lacks. */
export type Pasted = { html: string; lost: Lost[]; whole: string | null }

/** Converts pasted HTML to the editor's tags: Word, Google Docs and Facebook use styles. */
export function readPasted(pasted: string): Pasted {
  const body = bodyOf(withoutStyles(pasted))
  readStyles(body)
  readPictures(body)
  const lost = findLost(body)
  for (const picture of body.querySelectorAll('img')) {
    if (!isOwn(picture) && !isExternal(picture)) picture.remove()
  }
  for (const [former, tag] of renamed) {
    for (const element of body.querySelectorAll(former)) rename(element, tag)
  }
  const whole = body.querySelector('table') ? body.innerHTML : null
  withoutTables(body)
  return { html: body.innerHTML, lost, whole }
}

const renamed = [
  ['h1', 'h2'],
  ['h5, h6', 'h4'],
  ['ins', 'u'],
] as const

/** Styles move to `data-style`: the page's policy refuses them, and a browser reports each. */
function withoutStyles(html: string): string {
  return html
    .replace(/<style\b[^>]*>.*?<\/style>/gis, '')
    .replace(/<[^>]+>/g, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))
}

const byStyle = [
  ['strong', /font-weight\s*:\s*(bold|[6-9]00)/i],
  ['em', /font-style\s*:\s*italic/i],
  ['u', /text-decoration(-line)?\s*:[^;]*underline/i],
  ['s', /text-decoration(-line)?\s*:[^;]*line-through/i],
] as const

function readStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[data-style]')) {
    const style = element.getAttribute('data-style') ?? ''
    // Google Docs wraps the whole text in one.
    if (/^(b|strong)$/.test(element.localName) && /font-weight\s*:\s*(normal|400)/i.test(style)) {
      unwrap(element)
    } else if (/^(span|font|p|a)$/.test(element.localName)) {
      for (const [tag, pattern] of byStyle) {
        if (!pattern.test(style) || (tag === 'u' && element.closest('a'))) continue
        const made = element.ownerDocument.createElement(tag)
        made.append(...element.childNodes)
        element.append(made)
      }
    }
  }
}

/** A smiley of Facebook or WhatsApp is a picture with the character as its alt text. */
function readPictures(body: HTMLElement): void {
  for (const picture of body.querySelectorAll('img')) {
    const alt = picture.getAttribute('alt') ?? ''
    const src = picture.getAttribute('src') ?? ''
    if (/^\p{Extended_Pictographic}[^\p{L}\p{N}]*$/u.test(alt)) picture.replaceWith(alt)
    else picture.setAttribute('src', src.replace(/^(http:)?\/\//i, 'https://'))
    picture.setAttribute('alt', alt)
  }
}
