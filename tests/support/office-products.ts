import { expect } from 'vitest'
import * as calls from '#contract/office/products'
import type { PrismaClient } from '../../server/database/generated/client.ts'
import type { Fields } from './ask.ts'
import type { Visitor } from './shop.ts'

export const unknownId = 2_147_483_647

/** Acts on many products by a member of staff, with the present versions. */
export function openActs(prisma: PrismaClient, author: Visitor) {
  async function seen(ids: number[]) {
    const rows = await prisma.product.findMany({ where: { id: { in: ids } } })
    const versions = new Map(rows.map(({ id, version }) => [id, version]))
    return ids.map((id) => ({ id, v: versions.get(id) ?? 0 }))
  }

  async function change(ids: number[], act: Fields, as = author) {
    const answer = await as.ask(calls.changeProducts, { products: await seen(ids), act })
    if (answer.status === 200) expect(answer).toFitShape(calls.changeProducts)
    return answer
  }

  const undo = (name: string, as = author) => as.ask(calls.undoProducts, { undo: name })

  async function pricesOf(id: number) {
    const row = await prisma.product.findUniqueOrThrow({ where: { id } })
    return [row.priceTaka, row.oldPriceTaka, row.discountPercent]
  }

  return { seen, change, undo, pricesOf }
}
