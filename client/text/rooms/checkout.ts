/** Promo code, delivery cost and sums. */
export const checkout = {
  promoCode: 'প্রোমো কোড',
  apply: 'প্রয়োগ করুন',
  applied: (sum: string) => `প্রয়োগ হয়েছে: ${sum} ছাড়`,
  from: (sum: string) => `এখন প্রয়োগ হয়নি: ${sum} থেকে চলে`,
  takeOff: 'প্রোমো কোড সরান',
  promo: 'প্রোমো',
  publicPromos: 'চলতি প্রোমো কোড',
  off: (sum: string) => `${sum} ছাড়`,
  needs: (sum: string) => `আর ${sum}-এর পণ্য নিলে চলবে`,
  take: (code: string) => `${code} নিন`,
  takeIt: 'নিন',
  addressIn: (place: string | undefined, sum: string) =>
    `ঠিকানা ${place ?? 'ঢাকার বাইরে'} · ডেলিভারি ${sum}`,
  takeFee: (sum: string) => `${sum} নিন`,
  keepFee: (sum: string) => `${sum} থাক`,
  daysInside: '৩ দিন',
  daysOutside: '৩–৫ দিন',
}

export const en: typeof checkout = {
  promoCode: 'Promo code',
  apply: 'Apply',
  applied: (sum) => `applied: ${sum} off`,
  from: (sum) => `not applied now: from ${sum}`,
  takeOff: 'Take the promo code off',
  promo: 'Promo',
  publicPromos: 'Promo codes of today',
  off: (sum) => `${sum} off`,
  needs: (sum) => `with ${sum} more in the cart`,
  take: (code) => `Apply ${code}`,
  takeIt: 'Apply',
  addressIn: (place, sum) => `Address ${place ?? 'outside Dhaka'} · delivery ${sum}`,
  takeFee: (sum) => `Take ${sum}`,
  keepFee: (sum) => `Keep ${sum}`,
  daysInside: '3 days',
  daysOutside: '3–5 days',
}
