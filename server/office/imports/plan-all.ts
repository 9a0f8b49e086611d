import type { PrismaClient } from '../../database/generated/client.ts'
import type { Transaction } from '../as-staff.ts'
import { type Judged, judgePrices } from './judge-prices.ts'
import { asOfficeProduct, isPlain, type JudgedRow, planPlainRow, planRows } from './plan-row.ts'
import type { CleanChanges } from '#contract/office/product-changes'

type Judging = Judged & { changes: CleanChanges | null }

/** Plans the good rows by the rules of the form, as applying them will; adds their problems. */
export async function planAll(prisma: PrismaClient, judging: readonly Judging[]): Promise<void> {
  const whole: { row: JudgedRow; judged: Judging }[] = []
  for (const judged of judging) {
    const { plan, changes, problems } = judged
    if (!changes || problems.isWrong()) continue
    const current = judged.current && asOfficeProduct(judged.current)
    if (!current || !isPlain(changes)) {
      whole.push({ judged, row: { plan, changes, current, problems } })
      continue
    }
    const { price, oldPrice, discount } = planPlainRow({ plan, changes, problems }, current)
    judgePrices(judged, { price, old_price: oldPrice, discount })
  }
  if (whole.length > 0) {
    await withoutTrace(prisma, async (tx) => {
      const plans = await planRows(
        tx,
        whole.map(({ row }) => row),
      )
      for (const [nr, { row }] of plans.entries()) {
        const { priceTaka: price, oldPriceTaka, discountPercent: discount } = row
        const judged = whole[nr]?.judged
        if (judged) judgePrices(judged, { price, old_price: oldPriceTaka, discount })
      }
    })
  }
}

class Undone extends Error {}

/** Rolls back: planning makes tags. */
async function withoutTrace(
  prisma: PrismaClient,
  plan: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  await prisma
    .$transaction(
      async (tx) => {
        await plan(tx)
        throw new Undone()
      },
      { timeout: 60_000 },
    )
    .catch((error) => {
      if (!(error instanceof Undone)) throw error
    })
}
