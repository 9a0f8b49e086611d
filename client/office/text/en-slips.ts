import type { Texts } from './bn'
import type { slips as bengali } from './bn-slips'

export const slips: Pick<Texts, keyof typeof bengali> = {
  slips: {
    title: (n) => (n === 1 ? 'Print 1 slip' : `Print ${n} slips`),
    none: 'No order is chosen',
    noneHint: 'Select orders in the list, then print their slips.',
    tooMany: (most) => `At most ${most} slips at once`,
    missing: (ids) => `There is no such order: ${ids}`,
    toOrders: 'Go to the orders',
    paper: 'Paper',
    papers: { a5: 'A5 slip', label: '4×6 label', both: 'Both' },
    print: 'Print',
    nothingMoves: 'Printing changes no order. When it is packed, press “Packed” in the order.',
  },
}
