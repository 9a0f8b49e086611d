import type { ComponentType, ReactNode } from 'react'

/** For whom a part is made: as long as this object lives, and for a variant of its own. */
type Whose = [object, variant: string]
/** HTML in UTF-8, and the address of the picture of the first view in it, as a preload names it. */
export type Html = { bytes: Uint8Array; preload: string }
type Part = { made: Map<string, Html>; variant: string; element: ReactNode }

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
  const kept = new WeakMap<object, Map<string, Html>>()
  return function KeptPart(props: P) {
    const [whose, variant] = whoseOf(props)
    const made = kept.get(whose) ?? new Map<string, Html>()
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
 * Renders a page and puts its parts in their places. As bytes: to copy the text of a page, which has
 * Bengali letters, costs more than to encode what is new of it.
 */
export function renderWithParts(page: ReactNode, render: (node: ReactNode) => string): Html {
  parts = []
  return fill(page)

  function fill(node: ReactNode): Html {
    // Between the texts stand the numbers of parts.
    const pieces = render(node).split(place)
    return join(pieces.map((piece, nr) => (nr % 2 === 0 ? encode(piece) : partOf(Number(piece)))))
  }

  function partOf(nr: number): Html {
    const part = parts[nr]
    if (!part) return encode('')
    const { made, variant, element } = part
    const known = made.get(variant) ?? fill(element)
    made.set(variant, known)
    return known
  }
}

const encoder = new TextEncoder()

function encode(text: string): Html {
  const [, srcSet, sizes] = eagerPicture.exec(text) ?? []
  const preload = srcSet ? `imagesrcset="${srcSet}" imagesizes="${sizes}"` : ''
  return { bytes: encoder.encode(text), preload }
}

function join(pieces: Html[]): Html {
  const bytes = new Uint8Array(pieces.reduce((length, piece) => length + piece.bytes.length, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece.bytes, at)
    at += piece.bytes.length
  }
  return { bytes, preload: pieces.find(({ preload }) => preload)?.preload ?? '' }
}
