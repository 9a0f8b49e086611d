import { menuInPath } from '#contract/shop'
import type { OwnPage } from '#contract/shop-facts'
import type { NamedKind } from '../database/names.ts'
import { orNull } from '../failures/or-null.ts'

export function pathOf(kind: NamedKind, name: string): string {
  return `/${kind}/${encodeURIComponent(kind === 'menu' ? menuInPath(name) : name)}`
}

const named = /^\/(menu|category|tag|product)\/([^/]+)\/?$/i

export function readPath(path: string): { kind: NamedKind; name: string } | null {
  const [, kind, name] = named.exec(path) ?? []
  if (!kind || !name) return null
  const decoded = orNull(() => decodeURIComponent(name))
  return decoded === null ? null : { kind: kind.toLowerCase() as NamedKind, name: decoded }
}

const ownPaths: Record<string, OwnPage> = {
  '/order-rocedure': 'order_procedure',
  '/delivery-rules': 'delivery_rules',
  '/return-policy': 'return_policy',
}

/** The page of rules at an address, for which the shop may have a text of its own. */
export function ownPageAt(address: string): OwnPage | undefined {
  const [path = ''] = address.split('?')
  const decoded = orNull(() => decodeURIComponent(path)) ?? ''
  // No pattern for slashes at the end: it would try each of 16,000 of them as their first.
  const names = decoded.toLowerCase().split('/').filter(Boolean)
  return ownPaths[`/${names.join('/')}`]
}
