import * as calls from '#contract/office/staff'
import { namesOf } from '#contract/shop-facts'
import { staffAt } from '../../customers/callers.ts'
import { hashPassword } from '../../customers/passwords.ts'
import { conflict, unauthenticated } from '../../failures/refusals.ts'
import { readOfficeSettings } from '../../settings/office-settings.ts'
import { noteAct } from '../as-staff.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { withoutFactor } from './accounts.ts'
import { checkNewPassword } from './new-password.ts'
import { presentMe, presentSigned, roleOf } from './present.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { refuseTakenName } from './refuse-taken-name.ts'
import { checkCode, checkPassword, type Guarding } from './sign-in.ts'

export function meRoutes(
  { read, write, act }: OfficeRoutes,
  parts: Guarding & { needsTotp: boolean; demo: boolean },
) {
  const { prisma, totp, needsTotp, demo } = parts
  const rowOf = async (id: number) => {
    const row = await prisma.staff.findUnique({ where: { id } })
    if (!row) throw unauthenticated('Please sign in first')
    return row
  }

  read(calls.getMe)(async ({ staff }) => {
    const row = await rowOf(staff.id)
    const totp_required = needsTotp && roleOf(row) !== 'agent' && row.totpSince === null
    return { ...presentSigned(row, await readOfficeSettings(prisma)), totp_required }
  })

  write(calls.saveMe)(async ({ staff, input, tx }) => {
    await refuseTakenName(tx, input.name, staff.id)
    const data = { name: input.name, lang: input.lang }
    const row = await tx.staff.update({ where: { id: staff.id }, data })
    return { staff: presentMe(row) }
  })

  read(calls.prove)(async ({ staff, input, address, session, transact, logEvent }) => {
    const row = await rowOf(staff.id)
    logEvent('office_proof_refused')
    if (input.code && row.totpSince !== null) {
      await checkCode({ ...parts, transact }, row, input.code, 422)
    } else await checkPassword(parts, row, input.password ?? '', { address })
    session.prove()
    logEvent('office_proved')
  })

  act(calls.changeMyPassword)(async ({ staff, input, address, session, transact, logEvent }) => {
    const row = await rowOf(staff.id)
    const { loginKey, passwordHash: former } = row
    logEvent('password_refused')
    await checkPassword(parts, row, input.current, { address, field: 'current' })
    await checkNewPassword(input.password, loginKey)
    const passwordHash = await hashPassword(input.password, staffAt(address))
    // The password may have been reset during the hashing, with all sessions.
    const where = { id: staff.id, passwordHash: former }
    const data = { passwordHash, inviteHash: null, inviteUntil: null }
    const { count } = await transact((tx) => tx.staff.updateMany({ where, data }))
    if (count === 0) throw unauthenticated('Please sign in first')
    await session.start({ ...row, passwordHash })
    logEvent('password_changed')
  })

  write(calls.startTotp)(async ({ staff, tx }) => {
    const row = await tx.staff.findUniqueOrThrow({ where: { id: staff.id } })
    if (row.totpSince !== null) throw conflict('Two-step sign-in is on already')
    const setting = await tx.setting.findUnique({ where: { part: 'shop' } })
    const { latin_name: shop } = namesOf({ demo, ...Object(setting?.value) })
    const { stored, uri, secret } = totp.make(row.login, shop)
    await tx.staff.update({
      where: { id: row.id },
      data: { ...withoutFactor, totpSecret: stored },
    })
    return { uri, secret }
  })

  act(calls.confirmTotp)(
    async ({ staff, input, session, rememberDevice, transact, once, findAnswer, logEvent }) => {
      const row = await rowOf(staff.id)
      const former = await findAnswer()
      if (former) {
        rememberDevice(row)
        return former
      }
      if (row.totpSince !== null) throw conflict('Two-step sign-in is on already')
      logEvent('office_proof_refused')
      await checkCode({ ...parts, transact }, row, input.code, 422)
      const { codes, hashes } = await makeRecoveryCodes()
      // The key must belong to the secret of the code.
      const where = { id: row.id, totpSecret: row.totpSecret, totpSince: null }
      const totpSince = new Date()
      const data = { totpSince, recovery: hashes }
      const answer = await once(async (tx) => {
        // Sessions started without the factor end.
        await tx.staffSession.deleteMany({ where: { staffId: row.id, sid: { not: session.id } } })
        const { count } = await tx.staff.updateMany({ where, data })
        if (count === 0) throw conflict('Somebody changed this account meanwhile')
        return { recovery: codes }
      })
      session.prove()
      rememberDevice({ ...row, totpSince })
      logEvent('office_factor_on')
      return answer
    },
  )

  act(calls.stopTotp)(async ({ staff, input, rememberDevice, transact, logEvent }) => {
    const row = await rowOf(staff.id)
    logEvent('office_proof_refused')
    if (row.totpSince !== null) await checkCode({ ...parts, transact }, row, input.code, 422)
    await transact((tx) => tx.staff.update({ where: { id: row.id }, data: withoutFactor }))
    rememberDevice({ ...row, totpSince: null })
    logEvent('office_factor_off')
  })

  read(calls.getSessions)(async ({ staff, session }) => ({
    sessions: await session.list(staff.id),
  }))

  read(calls.endSessions)(async ({ staff, input, session, transact, logEvent }) => {
    const ended = await session.endOthers(staff.id, input.id)
    if (ended > 0) {
      await transact((tx) => noteAct(tx, { entity: 'session', id: staff.id, before: { ended } }))
      logEvent('office_sessions_ended')
    }
    return { ended }
  })
}
