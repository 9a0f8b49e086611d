import type { Pick } from '#contract/office/picks'
import { serverNow } from '../../text/server-clock'
import { dayOf } from '../../text/times'
import { openStoredText } from '../../ui/state/stored-text'

/** What a row held when it was ticked. */
type Tick = { pieces: number; orders: number[] }
type Kept = { day: string; ticks: Record<string, Tick> }

const stored = openStoredText('local', 'picks')

/** The rows that were picked today, kept on the device. */
export function usePicked() {
  const text = stored.use()
  const day = dayOf(serverNow())
  return {
    /** A row that holds more than it was ticked for is to be picked again. */
    has: (pick: Pick) => {
      const tick = ticksOf(text, day)[keyOf(pick)]
      return (
        tick !== undefined &&
        pick.pieces <= tick.pieces &&
        pick.orders.every((id) => tick.orders.includes(id))
      )
    },
    set: (pick: Pick, isPicked: boolean) => {
      const { [keyOf(pick)]: _former, ...others } = ticksOf(stored.read(), day)
      const { pieces, orders } = pick
      const ticks = isPicked ? { ...others, [keyOf(pick)]: { pieces, orders } } : others
      stored.write(JSON.stringify({ day, ticks } satisfies Kept))
    },
  }
}

/** A row by its choice, also for React. */
export function keyOf({ product_id, color, size }: Pick): string {
  return JSON.stringify([product_id, color ?? null, size ?? null])
}

function ticksOf(text: string | null, day: string): Kept['ticks'] {
  try {
    const kept: Partial<Kept> | null = JSON.parse(text ?? 'null')
    return (kept?.day === day && kept.ticks) || {}
  } catch {
    return {}
  }
}
