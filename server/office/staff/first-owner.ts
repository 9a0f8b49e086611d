import type { PrismaClient } from '../../database/generated/client.ts'
import { asConsole, noteAct } from '../as-staff.ts'
import { addStaff } from './accounts.ts'
import { consoleInviteMs, makeInvite } from './invites.ts'
import { loginKeyOf } from './login-key.ts'

/** A link for a new or an existing owner's account; null where the login is somebody else's. */
export async function linkForOwner(
  prisma: PrismaClient,
  { name, login, origin }: { name: string; login: string; origin: string },
): Promise<string | null> {
  return asConsole(prisma, 'console owner', async (tx) => {
    const known = await tx.staff.findUnique({ where: { loginKey: loginKeyOf(login) } })
    if (!known) {
      const invite = { origin, lastsMs: consoleInviteMs }
      const { row, link } = await addStaff(tx, { name, login, role: 'owner' }, invite)
      await noteAct(tx, { entity: 'staff', id: row.id, after: { name, role: row.role } })
      return link
    }
    if (known.role !== 1 || !known.active) return null
    const { link, columns } = makeInvite(origin, consoleInviteMs)
    await tx.staff.update({ where: { id: known.id }, data: columns })
    const after = { invite_until: columns.inviteUntil.toISOString() }
    await noteAct(tx, { entity: 'staff', id: known.id, before: {}, after })
    return link
  })
}
