import type { Cache, Kind } from '../database/cache.ts'
import type { AskedHere } from '../http/route.ts'

type KeptRead = { status: number; body: unknown; bytes: number }

const pageReads: Kind<KeptRead> = {
  name: 'reads of pages',
  sizeOf: ({ bytes }) => bytes + 500,
  isWhole: ({ status }) => status === 200,
}

/** Pages of many addresses show the same menus. Nobody may change a body that is given out. */
export function keepReads(ask: AskedHere, cache: Cache): AskedHere {
  return (call, input) => {
    const key = `${call.path} ${JSON.stringify(input)}`
    const make = async () => {
      const { status, body } = await ask(call, input)
      return { status, body, bytes: 2 * (JSON.stringify(body)?.length ?? 0) }
    }
    return cache.snapshot().keep(pageReads, key, make)
  }
}
