import type { Kept } from './kept.ts'
import type { AskedHere } from './route.ts'

/** What a call answered to a guest, and about how many bytes that takes. */
export type KeptRead = { status: number; body: unknown; bytes: number }

/**
 * Asks a call for a page once until the catalogue changes: pages of many addresses show the same
 * menus and products. Nobody may change a body that is given out.
 */
export function keepReads(ask: AskedHere, kept: Kept<KeptRead>): AskedHere {
  return (call, input) => {
    const key = `${call.path} ${JSON.stringify(input)}`
    const make = async () => {
      const { status, body } = await ask(call, input)
      return { status, body, bytes: 2 * (JSON.stringify(body)?.length ?? 0) }
    }
    return kept.getOrMakeOnce(key, make, ({ status }) => status === 200)
  }
}

export function sizeOfRead({ bytes }: KeptRead): number {
  return bytes + 500
}
