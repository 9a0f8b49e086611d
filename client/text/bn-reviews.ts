import { toBengaliDigits } from './format'

/** Reviews of a product. */
export const reviews = {
  picture: (place: number) => `রিভিউর ছবি ${toBengaliDigits(place)}`,
  enlarge: (place: number) => `রিভিউর ছবি ${toBengaliDigits(place)} বড় করে দেখুন`,
  more: 'আরও রিভিউ দেখুন',
  logIn: 'পণ্যটি কেমন লাগল? লগইন করে জানান।',
  write: 'রিভিউ লিখুন',
}
