import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'

type Encoding = 'br' | 'gzip' | 'identity'

/** Its types are of a version that knew no preference. */
type Preferring = {
  encodings: (available: Encoding[], more: { preferred: Encoding[] }) => Encoding[]
}

/** Of the encodings that the request takes as gladly, the first available one. */
export function preferredEncoding<E extends Encoding>(
  request: IncomingMessage,
  available: E[],
): E | 'identity' {
  if (available.length === 0) return 'identity'
  const negotiator = new Negotiator(request) as unknown as Preferring
  const [best] = negotiator.encodings([...available, 'identity'], { preferred: available })
  return available.find((encoding) => encoding === best) ?? 'identity'
}
