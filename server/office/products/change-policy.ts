import { invalid } from '../../failures/refusals.ts'
import { sanitise } from '../../http/html.ts'
import type { Transaction } from '../as-staff.ts'
import { lettersTooMany } from '../html-length.ts'

/** Gives products one order policy. Returns those that had another one. */
export async function changePolicy(
  tx: Transaction,
  ids: readonly number[],
  html: string,
): Promise<number[]> {
  const tooMany = lettersTooMany(html)
  if (tooMany > 0) {
    throw invalid('act.order_policy', `The text is too long by ${tooMany} letters`)
  }
  const policy = sanitise(html)
  const hasIt = { content: { orderPolicy: policy } }
  const unlike = await tx.product.findMany({
    where: {
      id: { in: [...ids] },
      NOT: policy === '' ? { OR: [hasIt, { content: null }] } : hasIt,
    },
    select: { id: true },
    orderBy: { id: 'asc' },
  })
  const changed = unlike.map(({ id }) => id)
  if (changed.length > 0) await writePolicy(tx, changed, policy)
  return changed
}

/** The products are locked. */
export async function writePolicy(
  tx: Transaction,
  ids: readonly number[],
  orderPolicy: string,
): Promise<void> {
  await tx.productContent.updateMany({
    where: { productId: { in: [...ids] } },
    data: { orderPolicy },
  })
  await tx.productContent.createMany({
    data: ids.map((productId) => ({ productId, orderPolicy })),
    skipDuplicates: true,
  })
}
