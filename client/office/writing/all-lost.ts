import { bodyOf } from './known-html'
import { findExternalPictures } from './lost-at-paste'
import type { Lost } from './removed-note'

/** Each part once: lost in a paste, removed by the shop, and pictures that it would remove. */
export function allLost(html: string, pasted: readonly Lost[], removed: readonly Lost[]): Lost[] {
  const far = html.includes('<img') ? findExternalPictures(bodyOf(html)) : []
  const taken = far.length > 0 ? removed.filter(({ what }) => what !== far[0]?.what) : removed
  const all = new Map<string, Lost>()
  for (const { what, n, near } of [...pasted, ...far, ...taken]) {
    const known = all.get(what) ?? { what, n: 0, near: [] }
    all.set(what, { what, n: known.n + n, near: [...new Set([...known.near, ...near])] })
  }
  return [...all.values()]
}
