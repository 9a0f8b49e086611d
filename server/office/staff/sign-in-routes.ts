import type { OfficeRoutes } from '../office-routes.ts'
import { acceptInvite, findInvited } from './invites.ts'
import { presentSigned } from './present.ts'
import { findSigner, type Guarding } from './sign-in.ts'
import * as calls from '#contract/office/staff'
import * as shapes from '#contract/office/staff-shapes'

/** For who is not signed in. */
export function signInRoutes({ open }: OfficeRoutes, parts: Guarding) {
  const { prisma, limits } = parts

  open(
    calls.signIn,
    shapes.signIn,
  )(async ({ input, address, session, tell }) => {
    tell('office_login_failed')
    const row = await findSigner(parts, input, address)
    if (!row) return { message: 'code needed' }
    await session.begin(row.id)
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
  )(async ({ input, address, session, tell }) => {
    await limits.count('staffLinksPerAddress', address)
    const row = await acceptInvite(prisma, input, address)
    await session.begin(row.id)
    tell('office_invite_used')
    return { message: 'success', ...presentSigned(row) }
  })
}
