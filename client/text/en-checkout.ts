import type { Texts } from './bn'

export const checkout: Texts['checkout'] = {
  promoCode: 'Promo code',
  apply: 'Apply',
  applied: (sum) => `applied: ${sum} off`,
  from: (sum) => `for orders from ${sum}`,
  takeOff: 'Take the promo code off',
  promo: 'Promo',
  addressIn: (place, sum) => `Address ${place ? `in ${place}` : 'outside Dhaka'}: delivery ${sum}`,
  takeFee: (sum) => `Take ${sum}`,
  daysInside: '3 days',
  daysOutside: '3–5 days',
}
