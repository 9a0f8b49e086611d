import type { IncomingMessage, ServerResponse } from 'node:http'

export type CountAnswer = (
  request: IncomingMessage & { route?: { path: unknown } },
  response: ServerResponse,
  seconds: number,
) => void

/** Plain numbers, which are cheap to raise; read only for `/metrics`. */
export type Counters = {
  orders: Record<'confirmed' | 'repeated' | 'refused', number>
}

export function openCounters(): Counters {
  return { orders: { confirmed: 0, repeated: 0, refused: 0 } }
}
