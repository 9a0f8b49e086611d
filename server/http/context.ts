import type { z } from 'zod'
import type { Shape } from '#contract/endpoint'
import { forbidden, type SecurityEvent } from '../failures/refusals.ts'

type Account = { emailKey: string; passwordHash: string }

export type Context<S extends Shape> = {
  input: z.output<S['input']>
  /** Paths of uploaded pictures in the incoming folder; deleted after the answer. */
  files: string[]
  /** In calls with pictures: aborted when the sender disconnects or the server stops. */
  signal: AbortSignal
  header: (name: string) => string | undefined
  /** The client's address; for IPv6 its /64. */
  address: string
  /** The reader's language; Bengali until one is chosen. */
  lang: 'bn' | 'en'
  /** The id of this browser where it has logged in with this password before, else null. */
  knownDevice: (account: Account) => string | null
  /** Call it after a login and a change of password. */
  rememberDevice: (account: Account) => void
  /** Writes the event, and the account concerned, into the request's log line. */
  logEvent: (event: SecurityEvent, customerId?: number) => void
  logIn: (customerId: number) => Promise<void>
  logOut: () => Promise<void>
}

export const guest: Omit<Context<Shape>, 'input'> = {
  files: [],
  signal: new AbortController().signal,
  header: () => undefined,
  address: 'here',
  lang: 'bn',
  knownDevice: () => null,
  rememberDevice: () => {},
  logEvent: () => {},
  logIn: () => Promise.reject(forbidden()),
  logOut: () => Promise.reject(forbidden()),
}
