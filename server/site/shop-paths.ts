import type { NamedKind } from '../database/names.ts'

/** The path of what an address names, as the page's own links have it. */
export function pathOf(kind: NamedKind, name: string): string {
  return `/${kind}/${encodeURIComponent(kind === 'menu' ? name.toLowerCase() : name)}`
}

const named = /^\/(menu|category|tag|product)\/([^/]+)\/?$/i

/** What a path names, if anything. */
export function readPath(path: string): { kind: NamedKind; name: string } | null {
  const [, kind, name] = named.exec(path) ?? []
  if (!kind || !name) return null
  try {
    return { kind: kind.toLowerCase() as NamedKind, name: decodeURIComponent(name) }
  } catch {
    return null
  }
}
