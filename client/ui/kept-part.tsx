import type { ComponentType, ReactNode } from 'react'

/** For whom a part is made: as long as this object lives, and for a variant of its own. */
type Whose = [object, variant: string]
/** HTML, its kept parts in UTF-8, and the address of the picture of the first view, as a preload names it. */
export type Html = { pieces: (string | Uint8Array)[]; preload: string }
type Kept = { bytes: Uint8Array; preload: string }
type Part = { made: Map<string, Kept>; variant: string; element: ReactNode }

const place = /<template data-part="(\d+)"><\/template>/g
const eagerPicture =
  /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/>(?:(?!<\/picture>)[\s\S])*?fetchPriority="high"/
/** Those of the page that is rendered now: rendering does not pause. */
let parts: Part[] = []

/**
 * A part of a page that depends on nothing but an object of an answer. The server renders it once
 * for that object, which lives until the catalogue changes, and not for every page that shows it; in
 * the browser it is the component itself. It is one element, without `useId`.
 */
export function keptPart<P extends object>(
  Component: ComponentType<P>,
  whoseOf: (props: P) => Whose,
): ComponentType<P> {
  if (!import.meta.env.SSR) return Component
  const kept = new WeakMap<object, Map<string, Kept>>()
  return function KeptPart(props: P) {
    const [whose, variant] = whoseOf(props)
    const made = kept.get(whose) ?? new Map<string, Kept>()
    kept.set(whose, made)
    const nr = parts.push({ made, variant, element: <Component {...props} /> }) - 1
    return <template data-part={nr} />
  }
}

const always = {}

/** A part that depends on nothing but its variant, of which there are few: it is kept for good. */
export function keptForGood<P extends object>(
  Component: ComponentType<P>,
  variantOf: (props: P) => string = () => '',
): ComponentType<P> {
  if (!import.meta.env.SSR) return Component
  return keptPart(Component, (props) => [always, variantOf(props)])
}

/**
 * Renders a page and puts its parts in their places. Those as bytes: to copy the text of a page, which
 * has Bengali letters, costs more than to encode what is new of it.
 */
export function renderWithParts(page: ReactNode, render: (node: ReactNode) => string): Html {
  parts = []
  return fill(page)

  function fill(node: ReactNode): Html {
    const html: Html = { pieces: [], preload: '' }
    // Between the texts stand the numbers of parts.
    for (const [nr, text] of render(node).split(place).entries()) {
      const piece = nr % 2 === 0 ? { bytes: text, preload: preloadOf(text) } : partOf(Number(text))
      html.pieces.push(piece.bytes)
      html.preload ||= piece.preload
    }
    return html
  }

  function partOf(nr: number): Kept {
    const part = parts[nr]
    if (!part) return encode({ pieces: [], preload: '' })
    const { made, variant, element } = part
    const known = made.get(variant) ?? encode(fill(element))
    made.set(variant, known)
    return known
  }
}

function preloadOf(text: string): string {
  const [, srcSet, sizes] = eagerPicture.exec(text) ?? []
  return srcSet ? `imagesrcset="${srcSet}" imagesizes="${sizes}"` : ''
}

const encoder = new TextEncoder()

function encode({ pieces, preload }: Html): Kept {
  const encoded = pieces.map((p) => (typeof p === 'string' ? encoder.encode(p) : p))
  const bytes = new Uint8Array(encoded.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of encoded) {
    bytes.set(piece, at)
    at += piece.length
  }
  return { bytes, preload }
}
