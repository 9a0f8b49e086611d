import * as calls from '#contract/office/staff'
import type { PrismaClient } from '../../database/generated/client.ts'
import type { OfficeRoutes } from '../office-calls.ts'
import { addStaff, lockAccounts, readStaff, resetStaff, saveStaff } from './accounts.ts'
import { readAudit } from './audit.ts'
import { inviteMs } from './invites.ts'
import { presentStaff } from './present.ts'
import { refuseTakenName } from './refuse-taken-name.ts'

export function staffRoutes({ read, write }: OfficeRoutes, prisma: PrismaClient) {
  read(calls.getStaff)(async () => ({ staff: await readStaff(prisma) }))

  write(calls.inviteStaff)(async ({ input, staff, origin, tx }) => {
    await lockAccounts(tx, staff.id)
    await refuseTakenName(tx, input.name)
    const { row, link } = await addStaff(tx, input, { origin, lastsMs: inviteMs })
    return { staff: presentStaff(row), link }
  })

  write(calls.saveStaff)(async ({ input, staff, tx }) => ({
    staff: await saveStaff(tx, staff.id, input),
  }))

  write(calls.resetStaff)(({ input, staff, origin, tx }) =>
    resetStaff(tx, staff.id, input, { origin, lastsMs: inviteMs }),
  )

  read(calls.getAudit)(({ input }) => readAudit(prisma, input))
}
