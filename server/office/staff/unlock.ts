import type { StaffModel } from '../../database/generated/models.ts'
import type { LimitName } from '../../http/rate-limits.ts'
import { noteAct, type Transaction } from '../as-staff.ts'

const ofLogin: LimitName[] = [
  'staffFailuresPerAccount',
  'staffFailuresPerAccountAndAddress',
  'staffFailuresWithoutFactor',
  'staffFailuresPerKnownDevice',
]
const ofPerson: LimitName[] = ['staffCodes', 'staffCodesPerAccount', 'staffProofs']

/** Deletes an account's counters of wrong passwords and codes; addresses stay limited. */
export async function unlock(tx: Transaction, { id, loginKey }: StaffModel): Promise<number> {
  const keys = [
    ...ofLogin.map((name) => `${name}:${loginKey}`),
    `${'staffFailuresWithoutFactor' satisfies LimitName}Slow:${loginKey}`,
    ...ofPerson.map((name) => `${name}:${id}`),
  ]
  const forgotten = await tx.$executeRaw`
    delete from rate_limit using unnest(${keys}::text[]) k
    where key = k or starts_with(key, k || ' ')`
  await noteAct(tx, { entity: 'staff', id, before: { counters: forgotten }, after: {} })
  return forgotten
}
