import { siteOf } from '../http/network.ts'
import type { Caller } from './fair-turns.ts'

/** Each class has a turn and places of its own, whatever the others ask for. */

export function knownDeviceOf(account: string): Caller {
  return ['known devices', account]
}

/** `network`: as http/network.ts names it. */
export function strangerAt(network: string): Caller {
  return ['strangers', siteOf(network), network]
}

export function staffAt(network: string): Caller {
  return ['staff', siteOf(network), network]
}
