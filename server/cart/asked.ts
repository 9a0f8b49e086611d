import type { AskedPart } from '#contract/cart'
import type { Prisma } from '../database/generated/client.ts'
import { planOnce } from '../database/plans.ts'

type Reader = Prisma.TransactionClient
type Line = { productId: number; color: string | null; size: string | null }

/** What the call asks about a line: the parts of its choice that the product has and the line has not. */
export async function readAskedParts(
  prisma: Reader,
  lines: readonly Line[],
): Promise<(line: Line) => { asked_on_call?: AskedPart[] }> {
  const ids = lines.filter(isOpen).map(({ productId }) => productId)
  const offered = ids.length > 0 ? await readOffered(prisma, ids) : []
  const parts = new Map(offered.map(({ id, ...parts }) => [id, parts]))
  return (line) => {
    const has = parts.get(line.productId)
    const asked: AskedPart[] = []
    if (has?.colors && line.color === null) asked.push('color')
    if (has?.sizes && line.size === null) asked.push('size')
    return asked.length > 0 ? { asked_on_call: asked } : {}
  }
}

function isOpen({ color, size }: Line): boolean {
  return color === null || size === null
}

type Offered = { id: number; colors: boolean; sizes: boolean }

function readOffered(prisma: Reader, ids: number[]): Promise<Offered[]> {
  return prisma.$queryRaw<Offered[]>`${planOnce}
    select p.id,
      exists (select from product_color where product_id = p.id and removed_at is null) as colors,
      exists (select from product_size where product_id = p.id and removed_at is null) as sizes
    from product p where p.id = any(${ids}::int[])`
}
