import { toBengaliDigits } from '../text/format'
import type { Words } from '../text/pairs'

export const cartWords = {
  about: [
    'আপনার কার্টের পণ্য, পরিমাণ ও মোট মূল্য।',
    'The goods in your cart, how many, and what they come to.',
  ],
  goShopping: ['কেনাকাটা করুন', 'Go shopping'],
  goOnShopping: ['আরও কেনাকাটা করুন', 'Continue shopping'],
  removeSoldOut: [
    'স্টকে নেই এমন পণ্য সরিয়ে দিলে চেকআউট করতে পারবেন।',
    'Remove what is out of stock to check out.',
  ],
  left: (pieces: number) => [`আর ${toBengaliDigits(pieces)}টি আছে`, `Only ${pieces} left`],
  make: (pieces: number) => [`${toBengaliDigits(pieces)}টি করুন`, `Make it ${pieces}`],
  hadBefore: (pieces: number) => [
    `আগে থেকেই কার্টে ${toBengaliDigits(pieces)}টি আছে`,
    `${pieces} already in your cart`,
  ],
  least: (pieces: number) => [
    `সর্বনিম্ন অর্ডার ${toBengaliDigits(pieces)}টি`,
    `Minimum order ${pieces}`,
  ],
  chooseFirst: ['কোনটি চান, বেছে নিন', 'Please choose which one you want'],
  choose: ['বেছে নিন', 'Choose'],
  otherChoice: ['বদলান', 'Change'],
  asked: {
    both: ['রং ও সাইজ কলে জেনে নেব', 'We ask for colour and size on the call'],
    color: ['রং কলে জেনে নেব', 'We ask for the colour on the call'],
    size: ['সাইজ কলে জেনে নেব', 'We ask for the size on the call'],
  },
  hadChoice: (chosen: string) => [
    `আগে থেকেই কার্টে আছে: ${chosen}`,
    `Already in your cart: ${chosen}`,
  ],
  takeChoice: (chosen: string) => [`${chosen} নিন`, `Take ${chosen}`],
  keepChoice: ['এটিই চাই', 'I want this one'],
  soldOut: ['এখন স্টকে নেই, সরিয়ে দিন', 'Out of stock now, please remove it'],
  willBeRemoved: (title: string) => [
    `“${title}” কার্ট থেকে সরিয়ে দেওয়া হবে।`,
    `“${title}” will be removed from your cart.`,
  ],
  see: ['কার্ট দেখুন', 'See the cart'],
  change: ['কার্টে বদলান', 'Change it in the cart'],
  quantityOf: (title: string) => [`পরিমাণ: ${title}`, `Quantity: ${title}`],
} satisfies Words
