import { createHmac } from 'node:crypto'
import { availableParallelism } from 'node:os'
import bcrypt from 'bcrypt'
import { takeTurns } from '../http/turns.ts'

const cost = 11
/** Hashes at once: two, but no more than half of the cores, so that a flood of logins leaves the rest. */
const inTurn = takeTurns(Math.min(2, Math.ceil(availableParallelism() / 2)))

/** Of a password that nobody has: an unknown email takes as long as a wrong password. */
const nobodysHash = bcrypt.hashSync(digest('nobody has this password'), cost)

/** bcrypt over a digest: bcrypt alone stops at 72 bytes, which is 24 Bengali letters. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => bcrypt.hash(digest(password), cost))
}

/** Whether the password is the one of the hash; null stands for an unknown email. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const same = await inTurn(() => bcrypt.compare(digest(password), hash ?? nobodysHash))
  return same && hash !== null
}

/** 64 characters without NUL. The key only keeps the digests apart from other uses. */
function digest(password: string): string {
  return createHmac('sha384', 'nokshi-haat password')
    .update(password.normalize('NFC'))
    .digest('base64')
}
