import type { Texts } from './bn'
import type { slips as bengali } from './bn-slips'

export const slips: Pick<Texts, keyof typeof bengali> = {
  slips: {
    title: (n) => (n === 1 ? 'Print 1 slip' : `Print ${n} slips`),
    none: 'No order is chosen',
    noneHint: 'Choose orders in their list to print slips.',
    tooMany: (most) => `At most ${most} slips at once`,
    missing: (ids) => `There is no such order: ${ids}`,
    toOrders: 'To the orders',
    paper: 'Paper',
    papers: { a5: 'A5 slip', label: '4×6 label', both: 'Both' },
    print: 'Print',
    nothingMoves: 'Printing moves no order. Once it is packed, set it to ‘packed’ in the order.',
  },
}
