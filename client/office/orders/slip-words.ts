import type { Words } from '../../text/pairs'
/** The screen of slips; texts on the slips are in `paper.ts`. */
export const slipWords = {
  slips: {
    title: (n: number) => [`${n}টি স্লিপ ছাপুন`, n === 1 ? 'Print 1 slip' : `Print ${n} slips`],
    none: ['কোনো অর্ডার বাছাই করা হয়নি', 'No order is chosen'],
    noneHint: [
      'অর্ডারের তালিকা থেকে বেছে নিয়ে স্লিপ ছাপুন।',
      'Select orders in the list, then print their slips.',
    ],
    tooMany: (most: number) => [`একবারে সর্বোচ্চ ${most}টি স্লিপ`, `At most ${most} slips at once`],
    missing: (ids: string) => [`এই অর্ডার পাওয়া যায়নি: ${ids}`, `There is no such order: ${ids}`],
    toOrders: ['অর্ডারে যান', 'Go to the orders'],
    paper: ['কাগজ', 'Paper'],
    papers: {
      a5: ['A5 স্লিপ', 'A5 slip'],
      label: ['4×6 লেবেল', '4×6 label'],
      both: ['দুটোই', 'Both'],
    },
    print: ['ছাপুন', 'Print'],
    nothingMoves: [
      'ছাপলে ধাপ বদলায় না। প্যাক করার পর অর্ডারে ‘প্যাক হয়েছে’ দিন।',
      'Printing changes no order. When it is packed, press “Packed” in the order.',
    ],
  },
} satisfies Words
