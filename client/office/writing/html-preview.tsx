import { createElement, type ReactNode, useMemo } from 'react'
import '../../ui/html.css'

/** As the shop's sanitiser has them. */
const tags =
  'h2 h3 h4 p br hr ul ol li dl dt dd blockquote strong b em i u s small sub sup span a img table caption thead tbody tfoot tr th td figure figcaption'.split(
    ' ',
  )
const silent = ['script', 'style', 'iframe', 'template', 'noscript', 'textarea', 'object']
const empty = ['br', 'hr', 'img']

/** What typed HTML shows, built anew of known parts: nothing of it is inserted. Its links lead nowhere. */
export function HtmlPreview({ html }: { html: string }) {
  const shown = useMemo(
    () => partsOf(new DOMParser().parseFromString(html, 'text/html').body),
    [html],
  )
  return <div className="html preview">{shown}</div>
}

function partsOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map(partOf)
}

function partOf(node: Node, key: number): ReactNode {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || silent.includes(node.localName)) return null
  const { localName: tag } = node
  if (!tags.includes(tag)) return partsOf(node)
  if (tag === 'img') return pictureOf(node, key)
  if (empty.includes(tag)) return createElement(tag, { key })
  if (tag === 'a') return createElement('span', { key, className: 'link' }, ...partsOf(node))
  const spans = { colSpan: numberIn(node, 'colspan'), rowSpan: numberIn(node, 'rowspan') }
  return createElement(tag, { key, ...(/^t[hd]$/.test(tag) && spans) }, ...partsOf(node))
}

/** The shop shows pictures of its own alone. */
function pictureOf(node: Element, key: number): ReactNode {
  const src = node.getAttribute('src') ?? ''
  return src.startsWith('/uploads/') ? (
    <img key={key} src={src} alt={node.getAttribute('alt') ?? ''} />
  ) : null
}

function numberIn(node: Element, name: string): number | undefined {
  return Number(node.getAttribute(name)) || undefined
}
