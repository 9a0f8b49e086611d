import { noteOrder } from '#contract/office/orders'

type Sent = { key: string; input: unknown; things: readonly string[]; atMs: number }

/** As long as an order stays in hand. The earliest next call after one without an answer is later. */
const lastsMs = 10 * 60_000
/** Acts whose answer did not come, by what was pressed. */
const unanswered = new Map<string, Sent>()

/**
 * The key and the input under which an act is sent. Pressed again after a lost answer it is the same
 * act, with the version that was seen then, though the screen has read a newer one since; another act
 * upon the same thing ends that.
 */
export function beginAct<I>(path: string, input: I, nowMs = Date.now()): { key: string; input: I } {
  const pressed = pressedOf(path, input)
  const former = unanswered.get(pressed)
  if (former && nowMs - former.atMs < lastsMs) {
    unanswered.set(pressed, { ...former, atMs: nowMs })
    return { key: former.key, input: former.input as I }
  }
  const things = thingsOf(path, input)
  for (const [other, sent] of unanswered) {
    if (sent.things.some((lost) => things.some((thing) => isWithin(thing, lost)))) {
      unanswered.delete(other)
    }
  }
  const key = newKey()
  unanswered.set(pressed, { key, input, things, atMs: nowMs })
  return { key, input }
}

/** The server has answered: the next press is another act. */
export function endAct(path: string, input: unknown): void {
  unanswered.delete(pressedOf(path, input))
}

/** What one sees of an act: all but the version of what it is done to. */
function pressedOf(path: string, input: unknown): string {
  return JSON.stringify([path, input], (name, value) => (name === 'v' ? undefined : value))
}

/** What an act changes, by its room and id; without an id, anything in the room. A note changes nothing. */
function thingsOf(path: string, input: unknown): string[] {
  if (path === noteOrder.path) return []
  const [, , , room = ''] = path.split('/')
  const { id, order_id, orders, event_id } = Object(input)
  if (event_id) return [`event ${event_id}`]
  const ids: unknown[] = orders?.map((order: object) => Object(order).order_id) ?? [order_id ?? id]
  return ids.map((id) => (id === undefined ? room : `${room} ${id}`))
}

function isWithin(thing: string, lost: string): boolean {
  return thing === lost || thing.startsWith(`${lost} `)
}

/** Not `randomUUID`, which plain http does not have. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
