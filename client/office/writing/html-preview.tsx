import { createElement, type ReactNode, useMemo } from 'react'
import { bodyOf, knownTags, silentTags } from './known-html'
import '../../ui/text/html.css'

const empty = ['br', 'hr', 'img']

/** A preview of typed HTML, rebuilt from known elements. Its links have no target. */
export function HtmlPreview({ html }: { html: string }) {
  const shown = useMemo(() => partsOf(bodyOf(html)), [html])
  return <div className="html preview">{shown}</div>
}

function partsOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map(partOf)
}

function partOf(node: Node, key: number): ReactNode {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || silentTags.includes(node.localName)) return null
  const { localName: tag } = node
  if (!knownTags.includes(tag)) return partsOf(node)
  if (tag === 'img') return pictureOf(node, key)
  if (empty.includes(tag)) return createElement(tag, { key })
  if (tag === 'a') return createElement('span', { key, className: 'link' }, ...partsOf(node))
  const spans = { colSpan: numberIn(node, 'colspan'), rowSpan: numberIn(node, 'rowspan') }
  return createElement(tag, { key, ...(/^t[hd]$/.test(tag) && spans) }, ...partsOf(node))
}

/** The shop shows only its own pictures. */
function pictureOf(node: Element, key: number): ReactNode {
  const src = node.getAttribute('src') ?? ''
  return src.startsWith('/uploads/') ? (
    <img key={key} src={src} alt={node.getAttribute('alt') ?? ''} />
  ) : null
}

function numberIn(node: Element, name: string): number | undefined {
  return Number(node.getAttribute(name)) || undefined
}
