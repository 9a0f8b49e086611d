import type { Words } from '../text/pairs'
/** Promo code, delivery cost and sums. */
export const checkoutWords = {
  promoCode: ['প্রোমো কোড', 'Promo code'],
  apply: ['প্রয়োগ করুন', 'Apply'],
  applied: (sum: string) => [`প্রয়োগ হয়েছে: ${sum} ছাড়`, `applied: ${sum} off`],
  from: (sum: string) => [`এখন প্রয়োগ হয়নি: ${sum} থেকে চলে`, `not applied now: from ${sum}`],
  takeOff: ['প্রোমো কোড সরান', 'Take the promo code off'],
  promo: ['প্রোমো', 'Promo'],
  rebate: ['বিশেষ ছাড়', 'Discount'],
  advance: ['অগ্রিম দিয়েছেন', 'Paid in advance'],
  due: ['হাতে পেয়ে দেবেন', 'To pay on delivery'],
  publicPromos: ['চলতি প্রোমো কোড', 'Promo codes of today'],
  off: (sum: string) => [`${sum} ছাড়`, `${sum} off`],
  offAtMost: (percent: string, most: string) => [
    `${percent} ছাড়, সর্বোচ্চ ${most}`,
    `${percent} off, at most ${most}`,
  ],
  freeDelivery: ['ডেলিভারি ফ্রি', 'free delivery'],
  needs: (sum: string) => [`আর ${sum}-এর পণ্য নিলে চলবে`, `with ${sum} more in the cart`],
  take: (code: string) => [`${code} নিন`, `Apply ${code}`],
  takeIt: ['নিন', 'Apply'],
  addressIn: (place: string | undefined, sum: string) => [
    `ঠিকানা ${place ?? 'ঢাকার বাইরে'} · ডেলিভারি ${sum}`,
    `Address ${place ?? 'outside Dhaka'} · delivery ${sum}`,
  ],
  takeFee: (sum: string) => [`${sum} নিন`, `Take ${sum}`],
  keepFee: (sum: string) => [`${sum} থাক`, `Keep ${sum}`],
  daysInside: ['৩ দিন', '3 days'],
  daysOutside: ['৩–৫ দিন', '3–5 days'],
} satisfies Words
