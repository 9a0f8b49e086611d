import { createHmac } from 'node:crypto'
import { availableParallelism } from 'node:os'
import bcrypt from 'bcrypt'
import { takeFairTurns } from './fair-turns.ts'

const cost = 11
/** Hashes at once: two, but no more than half of the cores, so that a flood of logins leaves the rest. */
const atOnce = Math.min(2, Math.ceil(availableParallelism() / 2))
const mostWaiting = 30
const inTurn = takeFairTurns(atOnce, mostWaiting)

/**
 * Of a password that nobody has: an unknown email takes as long as a wrong password. Made beside the
 * start, which does not wait for it.
 */
const nobodysHash = bcrypt.hash(digest('nobody has this password'), cost)

/**
 * bcrypt over a digest: bcrypt alone stops at 72 bytes, which is 24 Bengali letters. `whose`: who takes
 * a place in the queue. Throws a 429 when there is none.
 */
export function hashPassword(password: string, whose = 'the shop'): Promise<string> {
  return inTurn(whose, () => bcrypt.hash(digest(password), cost))
}

/** Whether the password is the one of the hash; null stands for an unknown email. As above. */
export async function isPassword(
  password: string,
  hash: string | null,
  whose = 'the shop',
): Promise<boolean> {
  const against = hash ?? (await nobodysHash)
  const same = await inTurn(whose, () => bcrypt.compare(digest(password), against))
  return same && hash !== null
}

/** 64 characters without NUL. The key only keeps the digests apart from other uses. */
function digest(password: string): string {
  return createHmac('sha384', 'nokshi-haat password')
    .update(password.normalize('NFC'))
    .digest('base64')
}
