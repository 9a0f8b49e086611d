import { createHmac } from 'node:crypto'
import { availableParallelism } from 'node:os'
import bcrypt from 'bcrypt'
import { takeFairTurns } from './fair-turns.ts'

const cost = 11
/** Hashes at once: two, but no more than half of the cores, so that a flood of logins leaves the rest. */
const atOnce = Math.min(2, Math.ceil(availableParallelism() / 2))
const mostWaiting = 30
const inTurn = takeFairTurns(atOnce, mostWaiting)

/** An unknown email must take as long as a wrong password. The start does not wait for it. */
const nobodysHash = bcrypt.hash(digest('nobody has this password'), cost)

/** `whose`: who takes a place in the queue. Throws a 429 when there is none. */
export function hashPassword(password: string, whose = 'the shop'): Promise<string> {
  return inTurn(whose, () => bcrypt.hash(digest(password), cost))
}

/** A `hash` of null stands for an unknown email. Throws a 429 as above. */
export async function isPassword(
  password: string,
  hash: string | null,
  whose = 'the shop',
): Promise<boolean> {
  const against = hash ?? (await nobodysHash)
  const same = await inTurn(whose, () => bcrypt.compare(digest(password), against))
  return same && hash !== null
}

/** bcrypt stops at 72 bytes, which is 24 Bengali letters: this is 64 characters without NUL. */
function digest(password: string): string {
  // The key only keeps the digests apart from other uses.
  return createHmac('sha384', 'nokshi-haat password')
    .update(password.normalize('NFC'))
    .digest('base64')
}
