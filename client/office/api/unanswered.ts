import { noteOrder } from '#contract/office/orders'
import { newKey } from '../../ui/state/new-key'

type Sent = { key: string; input: unknown; things: readonly string[]; atMs: number }

/** A claim lasts as long: the next call after an unanswered one is later. */
const lastsMs = 10 * 60_000
/** Acts without an answer, by the pressed button. */
const unanswered = new Map<string, Sent>()

/**
 * The key and the input of an act. Pressed again after a lost answer it is the same act, with the
 * version of the first press, even if the screen has read a newer one since; another act on the
 * same target ends that.
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

/** The server has answered: the next press is a new act. */
export function endAct(path: string, input: unknown): void {
  unanswered.delete(pressedOf(path, input))
}

/** The visible input of an act: without the version of its target. */
function pressedOf(path: string, input: unknown): string {
  return JSON.stringify([path, input], (name, value) => (name === 'v' ? undefined : value))
}

/** The targets of an act, by room and id; without an id, the whole room. A note changes none. */
function thingsOf(path: string, input: unknown): string[] {
  if (path === noteOrder.path) return []
  const [, , , room = ''] = path.split('/')
  const { event_id, orders, products, counts } = Object(input)
  if (event_id) return [`event ${event_id}`]
  const many: object[] | undefined = orders ?? products ?? counts
  const ids = (many ?? [Object(input)]).map(idIn)
  return ids.map((id) => (id === undefined ? room : `${room} ${id}`))
}

function idIn(target: object): unknown {
  const { order_id, stock_item_id, id } = Object(target)
  return order_id ?? stock_item_id ?? id
}

function isWithin(thing: string, lost: string): boolean {
  return thing === lost || thing.startsWith(`${lost} `)
}
