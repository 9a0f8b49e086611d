import { toBengaliDigits } from '../format'

export const cart = {
  about: 'আপনার কার্টের পণ্য, পরিমাণ ও মোট মূল্য।',
  goShopping: 'কেনাকাটা করুন',
  goOnShopping: 'আরও কেনাকাটা করুন',
  removeSoldOut: 'স্টকে নেই এমন পণ্য সরিয়ে দিলে চেকআউট করতে পারবেন।',
  left: (pieces: number) => `আর ${toBengaliDigits(pieces)}টি আছে`,
  make: (pieces: number) => `${toBengaliDigits(pieces)}টি করুন`,
  hadBefore: (pieces: number) => `আগে থেকেই কার্টে ${toBengaliDigits(pieces)}টি আছে`,
  least: (pieces: number) => `সর্বনিম্ন অর্ডার ${toBengaliDigits(pieces)}টি`,
  chooseFirst: 'কোনটি চান, বেছে নিন',
  keepChoice: 'এটিই চাই',
  soldOut: 'এখন স্টকে নেই, সরিয়ে দিন',
  willBeRemoved: (title: string) => `“${title}” কার্ট থেকে সরিয়ে দেওয়া হবে।`,
  see: 'কার্ট দেখুন',
  change: 'কার্টে বদলান',
  quantityOf: (title: string) => `পরিমাণ: ${title}`,
}

export const en: typeof cart = {
  about: 'The goods in your cart, how many, and what they come to.',
  goShopping: 'Go shopping',
  goOnShopping: 'Continue shopping',
  removeSoldOut: 'Remove what is out of stock to check out.',
  left: (pieces) => `Only ${pieces} left`,
  make: (pieces) => `Make it ${pieces}`,
  hadBefore: (pieces) => `${pieces} already in your cart`,
  least: (pieces) => `Minimum order ${pieces}`,
  chooseFirst: 'Please choose which one you want',
  keepChoice: 'I want this one',
  soldOut: 'Out of stock now, please remove it',
  willBeRemoved: (title) => `“${title}” will be removed from your cart.`,
  see: 'See the cart',
  change: 'Change it in the cart',
  quantityOf: (title) => `Quantity: ${title}`,
}
