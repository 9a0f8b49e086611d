/** The tags of the shop's sanitiser. */
export const knownTags =
  'h2 h3 h4 p br hr ul ol li dl dt dd blockquote strong b em i u s small sub sup span a img table caption thead tbody tfoot tr th td figure figcaption'.split(
    ' ',
  )
export const silentTags = [
  'script',
  'style',
  'iframe',
  'template',
  'noscript',
  'textarea',
  'object',
]
const blocks = 'p, div, h2, h3, h4, ul, ol, dl, blockquote, table, figure, hr'
const knownAttributes: Record<string, string[]> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
}

export function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}

export function rename(element: Element, tag: string): Element {
  const made = element.ownerDocument.createElement(tag)
  for (const { name, value } of element.attributes) made.setAttribute(name, value)
  made.append(...element.childNodes)
  element.replaceWith(made)
  return made
}

export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

/** Readable HTML: known tags with known attributes, and no others. */
export function knownHtml(html: string): string {
  const body = bodyOf(html.replace(/<!--.*?-->/gs, ''))
  for (const element of [...body.querySelectorAll('*')].reverse()) {
    const { localName: tag } = element
    if (silentTags.includes(tag)) element.remove()
    else if (tag === 'div' && !element.querySelector(blocks)) rename(element, 'p')
    else if (tag === 'span' || !knownTags.includes(tag)) unwrap(element)
  }
  for (const element of body.querySelectorAll('*')) {
    const allowed = knownAttributes[element.localName] ?? []
    for (const name of element.getAttributeNames()) {
      if (!allowed.includes(name)) element.removeAttribute(name)
    }
  }
  for (const alone of body.querySelectorAll(':is(td, th) > p:only-child')) unwrap(alone)
  return body.innerHTML.replace(/\s*\n\s*/g, '\n').trim()
}
