import { Prisma, type PrismaClient } from '../database/generated/client.ts'
import { seek } from './conditions.ts'
import { resolveKeyword } from './words.ts'

/** `tier`: how close it is to the keyword; 0 is the closest. */
export type Found = { id: number; tier: number }

/** Up to `most` of the newest finds that meet a condition on `product e`, in no order. */
export async function findProducts(
  prisma: PrismaClient,
  keyword: string,
  { where, most }: { where: Prisma.Sql; most: number },
): Promise<Found[]> {
  const sought = seek(keyword, await resolveKeyword(prisma, keyword), {})
  if (!sought) return []
  return prisma.$queryRaw<Found[]>(Prisma.sql`
    with m as materialized (
      select e.id from product e where ${sought.matches} and ${where}
      order by e.id desc limit ${Prisma.raw(String(most))}
    )
    select m.id, t.tier from m
    cross join lateral (select ${sought.tier} as tier from product e where e.id = m.id offset 0) t`)
}
