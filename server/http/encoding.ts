import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'

type Encoding = 'br' | 'gzip' | 'identity'

/** The package's types lack the `preferred` parameter. */
type Preferring = {
  encodings: (available: Encoding[], more: { preferred: Encoding[] }) => Encoding[]
}

export function preferredEncoding<E extends Encoding>(
  request: IncomingMessage,
  available: E[],
): E | 'identity' {
  if (available.length === 0) return 'identity'
  const negotiator = new Negotiator(request) as unknown as Preferring
  const [best] = negotiator.encodings([...available, 'identity'], { preferred: available })
  return available.find((encoding) => encoding === best) ?? 'identity'
}
