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

/** `startsWith` is sent as a pattern. */
const verbatim = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Deletes an account's counters of wrong passwords and codes; addresses stay limited. */
export async function unlock(tx: Transaction, { id, loginKey }: StaffModel): Promise<number> {
  const keys = [
    ...ofLogin.map((name) => `${name}:${loginKey}`),
    `${'staffFailuresWithoutFactor' satisfies LimitName}Slow:${loginKey}`,
    ...ofPerson.map((name) => `${name}:${id}`),
  ]
  const { count: forgotten } = await tx.rateLimit.deleteMany({
    where: { OR: keys.flatMap((key) => [{ key }, { key: { startsWith: `${verbatim(key)} ` } }]) },
  })
  await noteAct(tx, { entity: 'staff', id, before: { counters: forgotten }, after: {} })
  return forgotten
}
