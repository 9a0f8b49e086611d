import { createHmac } from 'node:crypto'
import { availableParallelism } from 'node:os'
import bcrypt from 'bcrypt'
import { type Caller, takeFairTurns } from './fair-turns.ts'

const cost = 11
/** Hashes at once: two, but no more than half of the cores, so that a flood of logins leaves the rest. */
const atOnce = Math.min(2, Math.ceil(availableParallelism() / 2))
const mostWaiting = 30
const turns = takeFairTurns(atOnce, mostWaiting)
const theShop: Caller = ['the shop']

/** An unknown email must take as long as a wrong password. The start does not wait for it. */
const nobodysHash = bcrypt.hash(digest('nobody has this password'), cost)

/** What may be done in one's turn, and at no other time. A `hash` of null stands for an unknown email. */
export type Hashing = {
  hash: (password: string) => Promise<string>
  isRight: (password: string, hash: string | null) => Promise<boolean>
}
const hashing: Hashing = {
  hash: (password) => bcrypt.hash(digest(password), cost),
  isRight: async (password, hash) => {
    const same = await bcrypt.compare(digest(password), hash ?? (await nobodysHash))
    return same && hash !== null
  },
}

/**
 * Waits for the asker's turn; throws a 429 when there is no place. What a flood would ask the
 * database for belongs inside. Takes no second turn inside: it would wait for itself.
 */
export function inTurn<T>(caller: Caller, act: (hashing: Hashing) => Promise<T>): Promise<T> {
  return turns(caller, () => act(hashing))
}

/** In a turn of its own. */
export function hashPassword(password: string, caller = theShop): Promise<string> {
  return inTurn(caller, ({ hash }) => hash(password))
}

/** In a turn of its own. */
export function isPassword(password: string, hash: string | null, caller = theShop) {
  return inTurn(caller, ({ isRight }) => isRight(password, hash))
}

/** bcrypt stops at 72 bytes, which is 24 Bengali letters: this is 64 characters without NUL. */
function digest(password: string): string {
  // The key only keeps the digests apart from other uses.
  return createHmac('sha384', 'nokshi-haat password')
    .update(password.normalize('NFC'))
    .digest('base64')
}
