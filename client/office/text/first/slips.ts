/** The screen of slips; texts on the slips are in `paper.ts`. */
export const bn = {
  slips: {
    title: (n: number) => `${n}টি স্লিপ ছাপুন`,
    none: 'কোনো অর্ডার বাছাই করা হয়নি',
    noneHint: 'অর্ডারের তালিকা থেকে বেছে নিয়ে স্লিপ ছাপুন।',
    tooMany: (most: number) => `একবারে সর্বোচ্চ ${most}টি স্লিপ`,
    missing: (ids: string) => `এই অর্ডার পাওয়া যায়নি: ${ids}`,
    toOrders: 'অর্ডারে যান',
    paper: 'কাগজ',
    papers: { a5: 'A5 স্লিপ', label: '4×6 লেবেল', both: 'দুটোই' },
    print: 'ছাপুন',
    nothingMoves: 'ছাপলে ধাপ বদলায় না। প্যাক করার পর অর্ডারে ‘প্যাক হয়েছে’ দিন।',
  },
}

export const en: typeof bn = {
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
