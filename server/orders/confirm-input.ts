import { confirmInput, confirmOrder } from '#contract/orders'
import type { Fees } from '#contract/shop'
import type { ReadOwnFees } from '../settings/shop-facts.ts'

/** The input of a confirm with the shop's present fees; made again only where they changed. */
export function openConfirmInput(
  readOwnFees: ReadOwnFees,
): () => Promise<typeof confirmOrder.input> {
  let made: { fees: Fees; input: typeof confirmOrder.input } | undefined
  return async () => {
    const fees = await readOwnFees()
    if (!fees) return confirmOrder.input
    const isSame = made?.fees.inside === fees.inside && made.fees.outside === fees.outside
    if (!made || !isSame) made = { fees, input: confirmInput(fees, sayFees(fees)) }
    return made.input
  }
}

/** To a page that still shows the former fees. */
function sayFees({ inside, outside }: Fees): string {
  return `Delivery costs ৳${inside} inside Dhaka and ৳${outside} outside now, please check the total`
}
