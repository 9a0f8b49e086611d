import { createHmac } from 'node:crypto'
import { availableParallelism } from 'node:os'
import bcrypt from 'bcrypt'
import type { Caller } from '../turns/fair-groups.ts'
import { takeFairTurns } from '../turns/fair-turns.ts'

const cost = 11
/** Hashes at once: at most half of the cores, so that a flood of logins leaves the rest. */
const atOnce = Math.min(2, Math.ceil(availableParallelism() / 2))
/** Fifty customers behind one address, all in the same second. */
const mostWaiting = 50
const turns = takeFairTurns(atOnce, mostWaiting)
const theShop: Caller = ['the shop']

/** For unknown emails: they must take as long as wrong passwords. No password has it. */
const nobodysHash = `$2b$${cost}$${'.'.repeat(53)}`

/** Functions valid only during a turn. A `hash` of null stands for an unknown email. */
export type Hashing = {
  hash: (password: string) => Promise<string>
  isRight: (password: string, hash: string | null) => Promise<boolean>
}
const hashing: Hashing = {
  hash: (password) => bcrypt.hash(digest(password), cost),
  isRight: async (password, hash) => {
    const same = await bcrypt.compare(digest(password), hash ?? nobodysHash)
    return same && hash !== null
  },
}

/**
 * Waits for the caller's turn; throws a 429 without a place. Reads that a flood would repeat belong
 * inside. Turns are never nested: the inner one would wait for the outer one.
 */
export function inTurn<T>(caller: Caller, act: (hashing: Hashing) => Promise<T>): Promise<T> {
  return turns(caller, () => act(hashing))
}

export function hashPassword(password: string, caller = theShop): Promise<string> {
  return inTurn(caller, ({ hash }) => hash(password))
}

export function isPassword(password: string, hash: string | null, caller = theShop) {
  return inTurn(caller, ({ isRight }) => isRight(password, hash))
}

/** bcrypt reads only 72 bytes, 24 Bengali letters: the digest has 64 characters without NUL. */
function digest(password: string): string {
  // The key only separates these digests from other uses.
  return createHmac('sha384', 'nokshi-haat password')
    .update(password.normalize('NFC'))
    .digest('base64')
}
