import { siteOf } from '../http/network.ts'
import type { Caller } from '../turns/fair-groups.ts'

/** Each class of callers has own turns and places: no other class can use them up. */

export function knownDeviceOf(account: string): Caller {
  return ['known devices', account]
}

export function strangerAt(network: string): Caller {
  return ['strangers', siteOf(network), network]
}

export function staffAt(network: string): Caller {
  return ['staff', siteOf(network), network]
}
