/** Promo code, delivery cost and sums. */
export const checkout = {
  promoCode: 'প্রোমো কোড',
  apply: 'প্রয়োগ করুন',
  applied: (sum: string) => `প্রয়োগ হয়েছে: ${sum} ছাড়`,
  takeOff: 'প্রোমো কোড সরান',
  promo: 'প্রোমো',
  daysInside: '৩ দিন',
  daysOutside: '৩–৫ দিন',
}
