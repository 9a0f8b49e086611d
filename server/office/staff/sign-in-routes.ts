import type { OfficeRoutes } from '../office-routes.ts'
import { acceptInvite, findInvited } from './invites.ts'
import { presentSigned } from './present.ts'
import { findSigner, type Guarding, isStillTheirs, wrongLogin } from './sign-in.ts'
import * as calls from '#contract/office/staff'
import * as shapes from '#contract/office/staff-shapes'

export function signInRoutes({ open }: OfficeRoutes, parts: Guarding) {
  const { prisma, limits } = parts

  open(
    calls.signIn,
    shapes.signIn,
  )(async ({ input, address, session, tell }) => {
    const refuse = (error: unknown) => {
      tell('office_login_failed')
      throw error
    }
    const row = await findSigner(parts, input, address).catch(refuse)
    if (!row) return { message: 'code needed' }
    await session.begin(row.id)
    // A change of password ends all sessions; this one may have begun while it was under way.
    if (!(await isStillTheirs(prisma, row))) {
      await session.end()
      return refuse(wrongLogin())
    }
    tell('office_login')
    return { message: 'success', ...presentSigned(row) }
  })

  open(
    calls.signOut,
    shapes.signOut,
  )(async ({ session, tell }) => {
    await session.end()
    tell('office_logout')
    return { message: 'success' }
  })

  open(
    calls.readInvite,
    shapes.readInvite,
  )(async ({ input, address }) => {
    await limits.count('staffLinksPerAddress', address)
    const { name, login } = await findInvited(prisma, input.token)
    return { message: 'success', name, login }
  })

  open(
    calls.acceptInvite,
    shapes.acceptInvite,
  )(async ({ input, address, session, transactAs, tell }) => {
    await limits.count('staffLinksPerAddress', address)
    const row = await acceptInvite(prisma, input, { address, transactAs })
    await session.begin(row.id)
    tell('office_invite_used')
    return { message: 'success', ...presentSigned(row) }
  })
}
