import type { PrismaClient } from '../../database/generated/client.ts'
import { addStaff, loginKeyOf } from './accounts.ts'
import { consoleInviteMs, makeInvite } from './invites.ts'

/** For a new account, or an owner's that is there; null where the login is somebody else's. */
export async function linkForOwner(
  prisma: PrismaClient,
  { name, login, origin }: { name: string; login: string; origin: string },
): Promise<string | null> {
  const known = await prisma.staff.findUnique({ where: { loginKey: loginKeyOf(login) } })
  if (!known) {
    const invite = { origin, lastsMs: consoleInviteMs }
    return (await addStaff(prisma, { name, login, role: 'owner' }, invite)).link
  }
  if (known.role !== 1 || !known.active) return null
  const { link, columns } = makeInvite(origin, consoleInviteMs)
  await prisma.staff.update({ where: { id: known.id }, data: columns })
  return link
}
