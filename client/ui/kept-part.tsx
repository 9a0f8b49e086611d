import type { ComponentType, ReactNode } from 'react'

/** For whom a part is made: as long as this object lives, and for a variant of its own. */
type Whose = [object, variant: string]
type Part = { made: Map<string, string>; variant: string; element: ReactNode }

const place = /<template data-part="(\d+)"><\/template>/g
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
  const kept = new WeakMap<object, Map<string, string>>()
  return function KeptPart(props: P) {
    const [whose, variant] = whoseOf(props)
    const made = kept.get(whose) ?? new Map<string, string>()
    kept.set(whose, made)
    const nr = parts.push({ made, variant, element: <Component {...props} /> }) - 1
    return <template data-part={nr} />
  }
}

/** Renders a page and puts its parts in their places. */
export function renderWithParts(page: ReactNode, render: (node: ReactNode) => string): string {
  parts = []
  return fill(render(page))

  function fill(html: string): string {
    return html.replace(place, (_place, nr) => {
      const part = parts[Number(nr)]
      if (!part) return ''
      const { made, variant, element } = part
      const known = made.get(variant) ?? fill(render(element))
      made.set(variant, known)
      return known
    })
  }
}
