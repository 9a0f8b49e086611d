import { createHash, randomInt } from 'node:crypto'
import bcrypt from 'bcrypt'
import { lockRows } from '../../database/lock-rows.ts'
import type { Transaction } from '../as-staff.ts'

const howMany = 10
/** Without i, l, o and u, which are read as others: 32 signs, so 80 bits a code. */
const signs = '0123456789abcdefghjkmnpqrstvwxyz'
const shape = new RegExp(`^[${signs}]{16}$`)
/** Below 112 bits a code is stored like a password. */
const cost = 10
const saltLetters = 29

type Factor = { id: number; recovery: string[] }

/** Ten codes in fours, shown once, and their hashes: one salt for the person, so one hash a try. */
export async function makeRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const salt = await bcrypt.genSalt(cost)
  const codes = Array.from({ length: howMany }, () =>
    Array.from({ length: 16 }, () => signs[randomInt(signs.length)]).join(''),
  )
  const hashes = await Promise.all(codes.map((code) => bcrypt.hash(code, salt)))
  return { codes: codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-')), hashes }
}

/** Whether the code was one of the person's: it is accepted once. */
export async function takeRecoveryCode(
  tx: Transaction,
  { id, recovery }: Factor,
  typed: string,
): Promise<boolean> {
  const hash = await hashOf(typed.toLowerCase(), recovery)
  // The lock lets two codes at once leave the list one after the other.
  await lockRows(tx, 'staff', id)
  const current = await tx.staff.findUnique({ where: { id }, select: { recovery: true } })
  if (!current?.recovery.includes(hash)) return false
  const left = current.recovery.filter((each) => each !== hash)
  await tx.staff.update({ where: { id }, data: { recovery: left }, select: { id: true } })
  return true
}

async function hashOf(typed: string, recovery: string[]): Promise<string> {
  const code = typed.replace(/o/g, '0').replace(/[il]/g, '1')
  const salt = recovery.find((hash) => hash.startsWith('$2'))?.slice(0, saltLetters)
  if (salt && shape.test(code)) return bcrypt.hash(code, salt)
  // Codes of former versions: 35 random digits.
  return createHash('sha256').update(`recovery ${typed}`).digest('base64url')
}
