import { siteOf } from '../http/network.ts'
import type { Asker } from './fair-turns.ts'

/** Each class has a turn and places of its own, whatever the others ask for. */

export function knownDeviceOf(account: string): Asker {
  return ['known devices', account]
}

/** `network`: as http/network.ts names it. */
export function strangerAt(network: string): Asker {
  return ['strangers', siteOf(network), network]
}

export function staffAt(network: string): Asker {
  return ['staff', siteOf(network), network]
}
