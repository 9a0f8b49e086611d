import { sanitise } from '../../http/html.ts'
import { invalid } from '../../refusals.ts'
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
  if (changed.length > 0)
    await writePolicies(
      tx,
      changed.map((id) => ({ id, policy })),
    )
  return changed
}

export async function writePolicies(
  tx: Transaction,
  rows: readonly { id: number; policy: string }[],
): Promise<void> {
  await tx.$executeRaw`
    insert into product_content (product_id, order_policy)
    select w.id, w.policy from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as w(id int, policy text) order by w.id
    on conflict (product_id) do update set order_policy = excluded.order_policy`
}
