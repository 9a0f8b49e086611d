import { toBengaliDigits } from '../format'

/** Reviews of a product. */
export const reviews = {
  picture: (place: number) => `রিভিউর ছবি ${toBengaliDigits(place)}`,
  enlarge: (place: number) => `রিভিউর ছবি ${toBengaliDigits(place)} বড় করে দেখুন`,
  more: 'আরও রিভিউ দেখুন',
  logIn: 'পণ্যটি কেমন লাগল? লগইন করে জানান।',
  write: 'রিভিউ লিখুন',
  answer: 'দোকানের উত্তর',
  spread: 'কে কত তারা দিয়েছেন',
  gave: (stars: number, count: number) =>
    `${toBengaliDigits(stars)} তারা: ${toBengaliDigits(count)}টি রিভিউ`,
  figure: (count: number) => toBengaliDigits(count),
  stars: (stars: number) => `৫ তারার মধ্যে ${toBengaliDigits(stars)}`,
  bought: 'এখান থেকে কেনা',
}

export const en: typeof reviews = {
  picture: (place) => `Picture ${place} of the review`,
  enlarge: (place) => `Enlarge picture ${place} of the review`,
  more: 'See more reviews',
  logIn: 'How do you like it? Log in and tell us.',
  write: 'Write a review',
  answer: 'The shop’s answer',
  spread: 'How many stars were given',
  gave: (stars, count) =>
    `${stars} ${stars === 1 ? 'star' : 'stars'}: ${count} ${count === 1 ? 'review' : 'reviews'}`,
  figure: (count) => String(count),
  stars: (stars) => `${stars} of 5 stars`,
  bought: 'Bought here',
}
