import { toBengaliDigits } from '../text/format'
import type { Words } from '../text/pairs'

/** Reviews of a product. */
export const reviewWords = {
  picture: (place: number) => [
    `রিভিউর ছবি ${toBengaliDigits(place)}`,
    `Picture ${place} of the review`,
  ],
  enlarge: (place: number) => [
    `রিভিউর ছবি ${toBengaliDigits(place)} বড় করে দেখুন`,
    `Enlarge picture ${place} of the review`,
  ],
  more: ['আরও রিভিউ দেখুন', 'See more reviews'],
  logIn: ['পণ্যটি কেমন লাগল? লগইন করে জানান।', 'How do you like it? Log in and tell us.'],
  write: ['রিভিউ লিখুন', 'Write a review'],
  answer: ['দোকানের উত্তর', 'The shop’s answer'],
  spread: ['কে কত তারা দিয়েছেন', 'How many stars were given'],
  gave: (stars: number, count: number) => [
    `${toBengaliDigits(stars)} তারা: ${toBengaliDigits(count)}টি রিভিউ`,
    `${stars} ${stars === 1 ? 'star' : 'stars'}: ${count} ${count === 1 ? 'review' : 'reviews'}`,
  ],
  figure: (count: number) => [toBengaliDigits(count), String(count)],
  stars: (stars: number) => [`৫ তারার মধ্যে ${toBengaliDigits(stars)}`, `${stars} of 5 stars`],
  bought: ['এখান থেকে কেনা', 'Bought here'],
} satisfies Words
