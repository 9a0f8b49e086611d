import type { z } from 'zod'
import type { Shape } from '#contract/endpoint'
import { forbidden, type SecurityEvent } from '../refusals.ts'

export type Context<S extends Shape> = {
  input: z.output<S['input']>
  /** Paths of uploaded pictures below the incoming folder; they are gone after the answer. */
  files: string[]
  /** Of calls with pictures: aborted when the sender has left, or the server stops. */
  signal: AbortSignal
  header: (name: string) => string | undefined
  /** What counts as the address that the request came from: of IPv6 its /64. */
  address: string
  /** Whether this browser has logged in to the account (the key of its email) before. */
  isKnownDevice: (account: string) => boolean
  rememberDevice: (account: string) => void
  /** Names in the log what this request is, and whose account it is about. */
  logEvent: (event: SecurityEvent, customerId?: number) => void
  /** Begins a session in place of whatever the browser had. */
  logIn: (customerId: number) => Promise<void>
  logOut: () => Promise<void>
}

/** Who asks from inside the server. */
export const guest: Omit<Context<Shape>, 'input'> = {
  files: [],
  signal: new AbortController().signal,
  header: () => undefined,
  address: 'here',
  isKnownDevice: () => false,
  rememberDevice: () => {},
  logEvent: () => {},
  logIn: () => Promise.reject(forbidden()),
  logOut: () => Promise.reject(forbidden()),
}
