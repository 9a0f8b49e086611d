import type { PrismaClient } from '../../database/generated/client.ts'
import { openTotp } from './totp.ts'

/**
 * At the start, encrypts second factors of a former SESSION_SECRET with the first one, so that the
 * former can be removed. Returns sentences for the operator.
 */
export async function encryptAnew(
  prisma: PrismaClient,
  secrets: readonly string[],
): Promise<string[]> {
  const totp = openTotp(secrets)
  const rows = await prisma.staff.findMany({
    where: { totpSecret: { not: null } },
    select: { id: true, totpSecret: true },
  })
  let anew = 0
  let lost = 0
  for (const { id, totpSecret } of rows) {
    const stored = totpSecret && totp.encryptAnew(totpSecret)
    if (!stored) lost++
    else if (stored !== totpSecret) {
      // A factor set up at this moment stays.
      const where = { id, totpSecret }
      anew += (await prisma.staff.updateMany({ where, data: { totpSecret: stored } })).count
    }
  }
  const sentences: string[] = []
  if (anew > 0) {
    sentences.push(
      `second factors: ${anew} are encrypted under the first SESSION_SECRET from now on`,
    )
  }
  if (lost > 0) {
    sentences.push(
      `second factors: ${lost} are of a SESSION_SECRET that is not given any more, and their codes are refused. Give it behind the first one once more, or use reset-factor`,
    )
  }
  return sentences
}
