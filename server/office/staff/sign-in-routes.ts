import * as calls from '#contract/office/staff'
import { readOfficeSettings } from '../../settings/office-settings.ts'
import { noteAct } from '../as-staff.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { acceptInvite, findInvited } from './invites.ts'
import { presentSigned } from './present.ts'
import { findSigner, type Guarding, isStillTheirs, wrongLogin } from './sign-in.ts'

export function signInRoutes({ open }: OfficeRoutes, parts: Guarding) {
  const { prisma, limits } = parts

  open(calls.signIn)(async ({ input, session, logEvent, ...where }) => {
    const { transactAs } = where
    const refuse = (error: unknown) => {
      logEvent('office_login_failed')
      throw error
    }
    const signer = await findSigner(parts, input, where).catch(refuse)
    if (!signer) return { message: 'code needed' }
    const { row, by } = signer
    const device = await session.start(row)
    // A concurrent change of password ends all sessions, perhaps before this one began.
    if (!(await isStillTheirs(prisma, row))) {
      await session.end()
      return refuse(wrongLogin())
    }
    await transactAs(row.id)((tx) =>
      noteAct(tx, { entity: 'session', id: row.id, after: { device, by } }),
    )
    logEvent('office_login')
    return presentSigned(row, await readOfficeSettings(prisma))
  })

  open(calls.signOut)(async ({ session, transactAs, logEvent }) => {
    const { staffId } = session
    if (staffId !== undefined) {
      await transactAs(staffId)((tx) => noteAct(tx, { entity: 'session', id: staffId, before: {} }))
    }
    await session.end()
    logEvent('office_logout')
  })

  open(calls.readInvite)(async ({ input, address, logStaff }) => {
    await limits.count('staffLinksPerAddress', address)
    const { id, name, login, totpSince } = await findInvited(prisma, input.token)
    logStaff(id)
    return { name, login, totp: totpSince !== null }
  })

  open(calls.acceptInvite)(async ({ input, session, logEvent, ...where }) => {
    const { address, transactAs } = where
    await limits.count('staffLinksPerAddress', address)
    const row = await acceptInvite(parts, input, where)
    const device = await session.start(row)
    await transactAs(row.id)((tx) =>
      noteAct(tx, { entity: 'session', id: row.id, after: { device, by: 'link' } }),
    )
    logEvent('office_invite_used')
    return presentSigned(row, await readOfficeSettings(prisma))
  })
}
