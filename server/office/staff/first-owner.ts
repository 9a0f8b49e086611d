import type { PrismaClient } from '../../database/generated/client.ts'
import { addStaff, loginKeyOf } from './accounts.ts'
import { consoleInviteMs, makeInvite } from './invites.ts'

/**
 * A link for an owner whom the console lets in: a new account, or another password for an owner that is
 * there. Null where the login is that of somebody else.
 */
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
