import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Its types are of a version that knew no preference. */
type Preferring = {
  encodings: (available: Encoding[], options: { preferred: Encoding[] }) => Encoding[]
}

const longestKept = 200
/** By the header: browsers send a few, always alike. */
const known = new LRUCache<string, Encoding>({ max: 100 })

/** The form that an Accept-Encoding asks for; of several that it takes as gladly, the shortest. */
export function preferredEncoding(accepted: string): Encoding {
  const kept = known.get(accepted)
  if (kept) return kept
  const asked = { headers: { 'accept-encoding': accepted } }
  const negotiator = new Negotiator(asked) as unknown as Preferring
  const found = negotiator.encodings(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] })
  const preferred = found[0] ?? 'identity'
  if (accepted.length <= longestKept) known.set(accepted, preferred)
  return preferred
}
