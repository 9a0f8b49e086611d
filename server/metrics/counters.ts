import type { IncomingMessage, ServerResponse } from 'node:http'

export type CountAnswer = (
  request: IncomingMessage & { route?: { path: unknown } },
  response: ServerResponse,
  seconds: number,
) => void

/** Plain numbers, which are cheap to raise; read only for `/metrics`. */
export type Counters = {
  orders: Record<'confirmed' | 'repeated' | 'refused', number>
  messages: Record<'sent' | 'failed' | 'unsure' | 'dropped', number>
  /** Messages to customers that should have gone by now, and since when the oldest. */
  due: { messages: number; since: Date | null }
}

export function openCounters(): Counters {
  return {
    orders: { confirmed: 0, repeated: 0, refused: 0 },
    messages: { sent: 0, failed: 0, unsure: 0, dropped: 0 },
    due: { messages: 0, since: null },
  }
}
