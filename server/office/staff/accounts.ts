import { hasRight, type Role, roles } from '#contract/office/rights'
import { violatedUnique } from '../../database/errors.ts'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { StaffModel } from '../../database/generated/models.ts'
import { conflict, invalid, notFound, unauthenticated } from '../../failures/refusals.ts'
import type { LimitName } from '../../http/rate-limits.ts'
import type { Transaction } from '../as-staff.ts'
import { releaseAll } from '../orders/claims.ts'
import { makeInvite } from './invites.ts'
import { loginKeyOf } from './login-key.ts'
import { presentStaff, roleOf } from './present.ts'
import { lockStaffTable, refuseTakenName } from './refuse-taken-name.ts'

export function roleNumber(role: Role): number {
  return roles.indexOf(role) + 1
}

/** Active ones first, with their last visit and the number of failed tries of strangers. */
export async function readStaff(prisma: PrismaClient) {
  const [rows, seen] = await Promise.all([
    prisma.staff.findMany({ orderBy: [{ active: 'desc' }, { role: 'asc' }, { id: 'asc' }] }),
    prisma.staffSession.groupBy({ by: ['staffId'], _max: { expire: true } }),
  ])
  const tried = await prisma.rateLimit.findMany({
    where: { key: { in: rows.map(failuresOf) }, expire: { gt: Date.now() } },
  })
  const seenAt = new Map(seen.map(({ staffId, _max }) => [staffId, visitOf(_max.expire)]))
  const triedOf = new Map(tried.map(({ key, points }) => [key, points]))
  return rows.map((row) => presentStaff(row, seenAt.get(row.id), triedOf.get(failuresOf(row))))
}

const failuresOf = ({ loginKey }: StaffModel) =>
  `${'staffFailuresPerAccount' satisfies LimitName}:${loginKey}`

/** A session ends a week after its last visit. */
function visitOf(expire: Date | null): Date | undefined {
  return expire ? new Date(expire.getTime() - 7 * 24 * 60 * 60 * 1000) : undefined
}

type NewStaff = { name: string; login: string; role: Role }

/** Adds a person without a password and makes their link. Throws a 422 for a login in use. */
export async function addStaff(
  database: PrismaClient | Transaction,
  { name, login, role }: NewStaff,
  invite: { origin: string; lastsMs: number },
) {
  const { link, columns } = makeInvite(invite.origin, invite.lastsMs)
  const row = await database.staff
    .create({
      data: { name, login, loginKey: loginKeyOf(login), role: roleNumber(role), ...columns },
    })
    .catch((error: unknown) => {
      throw violatedUnique(error) === null ? error : invalid('login', 'This login is taken')
    })
  return { row, link }
}

/** A closed account loses its claims. Throws a 409 for another version or the last owner. */
export async function saveStaff(
  tx: Transaction,
  by: number,
  change: { id: number; v: number; name: string; role: Role; active: boolean },
) {
  const row = await lockStaff(tx, by, change)
  await refuseTakenName(tx, change.name, change.id)
  const isOwner = (role: number, active: boolean) => role === 1 && active
  const role = roleNumber(change.role)
  if (isOwner(row.role, row.active) && !isOwner(role, change.active)) {
    const owners = await tx.staff.count({
      where: { role: 1, active: true, passwordHash: { not: null }, id: { not: row.id } },
    })
    if (owners === 0) throw conflict('The last owner stays an owner', { current: present(row) })
  }
  const { name, active } = change
  if (!active) await releaseAll(tx, row.id)
  return present(await tx.staff.update({ where: { id: row.id }, data: { name, role, active } }))
}

/**
 * Removes password and second factor; the link lets the person choose new ones. Throws a 409 for
 * one's own account, so that one owner stays, for a closed one and for another version.
 */
export async function resetStaff(
  tx: Transaction,
  by: number,
  { id, v }: { id: number; v: number },
  invite: { origin: string; lastsMs: number },
) {
  const row = await lockStaff(tx, by, { id, v })
  // An owner who resets their own account would be signed out before seeing the link.
  if (row.id === by) throw conflict('Another owner resets your account', { current: present(row) })
  if (!row.active) throw conflict('This account is closed', { current: present(row) })
  const { link, columns } = makeInvite(invite.origin, invite.lastsMs)
  const changed = await tx.staff.update({
    where: { id },
    data: { ...columns, ...withoutFactor, passwordHash: null },
  })
  return { staff: present(changed), link }
}

export const withoutFactor = {
  totpSecret: null,
  totpSince: null,
  totpLastStep: null,
  recovery: [],
}

/**
 * Allows one change of accounts at a time, so that two owners cannot close each other. Throws a 401
 * for a person who was closed, reset or demoted while waiting.
 */
export async function lockAccounts(tx: Transaction, by: number): Promise<void> {
  await lockStaffTable(tx)
  const row = await tx.staff.findUnique({ where: { id: by } })
  if (!row?.active || row.passwordHash === null || !hasRight(roleOf(row), 'staff')) {
    throw unauthenticated('Please sign in first')
  }
}

async function lockStaff(
  tx: Transaction,
  by: number,
  { id, v }: { id: number; v: number },
): Promise<StaffModel> {
  await lockAccounts(tx, by)
  const row = await tx.staff.findUnique({ where: { id } })
  if (!row) throw notFound('The person')
  if (row.version !== v) {
    throw conflict('Somebody changed this account meanwhile', { current: present(row) })
  }
  return row
}

function present(row: StaffModel) {
  return presentStaff(row)
}
