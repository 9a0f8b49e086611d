import { withExternalPictures } from './external-picture'
import { bodyOf } from './known-html'

/** Equivalent tags. */
const equivalents: Record<string, string> = { b: 'strong', i: 'em', del: 's', strike: 's' }
/** Added by the server, or without effect. */
const ofNoWeight = ['rel', 'loading', 'target']

/** The editor's HTML without paragraphs in points of lists. */
export function simpleHtml(html: string): string {
  const body = bodyOf(html)
  withExternalPictures(body)
  for (const first of body.querySelectorAll('li > p:first-child')) {
    const { nextElementSibling: next } = first
    const isAlone = !next || (/^[uo]l$/.test(next.localName) && !next.nextElementSibling)
    if (isAlone) first.replaceWith(...first.childNodes)
  }
  return body.innerHTML
}

/** Whether two texts look the same. */
export function isSameHtml(one: string, other: string): boolean {
  return normal(one) === normal(other)
}

function normal(html: string): string {
  const body = bodyOf(simpleHtml(html))
  const isBare = ![...body.children].some(({ localName }) =>
    /^(p|h\d|[uo]l|blockquote|hr)$/.test(localName),
  )
  if (isBare && body.childNodes.length > 0) body.innerHTML = `<p>${body.innerHTML}</p>`
  for (const element of body.querySelectorAll('*')) {
    for (const name of ofNoWeight) element.removeAttribute(name)
    if (element.getAttribute('alt') === '') element.removeAttribute('alt')
    const equivalent = equivalents[element.localName]
    if (!equivalent) continue
    const renamed = body.ownerDocument.createElement(equivalent)
    renamed.append(...element.childNodes)
    element.replaceWith(renamed)
  }
  return body.innerHTML
    .replace(/\s+/g, ' ')
    .replace(/\s*(<\/?(?:p|h[2-4]|ul|ol|li|blockquote|hr|br)>)\s*/g, '$1')
    .trim()
}
