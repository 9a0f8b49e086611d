import * as OTPAuth from 'otpauth'
import { expect } from 'vitest'
import type { Role } from '#contract/office/rights'
import { signIn } from '#contract/office/staff'
import type { PrismaClient } from '../../server/database/generated/client.ts'
import { roleNumber } from '../../server/office/staff/accounts.ts'
import { openShop, type Visitor } from './shop.ts'

export type Member = Visitor & { id: number; login: string; cookie: string }

export const staffPassword = 'a loom of many threads'
/** A hash of that password at bcrypt's lowest cost: a sign-in in a test costs nothing. */
const passwordHash = '$2b$04$rmIjbJVWODsU5Wgikpej..VHNCHUFHtL5YSYc7k/CjuDR5h8R/2Hi'
let number = 0

/** The code of a phone for this secret. */
export const codeOf = (secret: string, at = Date.now()) =>
  new OTPAuth.TOTP({ secret: OTPAuth.Secret.fromBase32(secret) }).generate({ timestamp: at })

/** Staff of a test's shop: people of any role, signed in by the call of the office. */
export function openStaff({ prisma, visitor }: { prisma: PrismaClient; visitor: () => Visitor }) {
  const account = (role: Role, name?: string) => addStaff(prisma, role, name)

  async function signedIn(role: Role, name?: string): Promise<Member> {
    const { id, login } = await account(role, name)
    const member = visitor()
    const answer = await member.ask(signIn, { login, password: staffPassword })
    expect(answer.body.message).toBe('success')
    const [cookie = ''] = String(answer.headers['set-cookie']?.[0]).split(';')
    return { ...member, id, login, cookie }
  }

  return { account, signedIn }
}

/** A shop of its own, with one signed-in person of each of these roles, named after it. */
export async function openOffice<R extends Role>(...roles: R[]) {
  const shop = await openShop()
  const staff = openStaff(shop)
  const members = {} as Record<R, Member>
  for (const role of roles) {
    members[role] = await staff.signedIn(role, role.charAt(0).toUpperCase() + role.slice(1))
  }
  const { prisma, make, pool } = shop
  return { shop, prisma, make, pool, ...staff, ...members }
}

/** An account with the password above, not signed in yet. */
export async function addStaff(prisma: PrismaClient, role: Role, given?: string) {
  number++
  // A worker that replaces another gets its database.
  const login = `member-${process.pid}-${number}`
  const name = given ?? `Member ${process.pid}-${number}`
  const { id } = await prisma.staff.create({
    data: { name, login, loginKey: login, role: roleNumber(role), passwordHash },
  })
  return { id, login, name }
}
