import { toBengaliDigits } from '../text/format'
import type { Words } from '../text/pairs'

/** Cards of products and lists of menus. */
export const catalogWords = {
  off: (percent: number) => [`${percent}% ছাড়`, `${percent}% off`],
  soldOut: ['স্টক শেষ', 'Sold out'],
  average: (stars: number) => [toBengaliDigits(stars.toFixed(1)), stars.toFixed(1)],
  ratings: (count: number) => [`(${toBengaliDigits(count)})`, `(${count})`],
  rated: (stars: number, count: number) => [
    `৫ তারার মধ্যে ${toBengaliDigits(stars.toFixed(1))}, ${toBengaliDigits(count)}টি রিভিউ থেকে`,
    `${stars.toFixed(1)} of 5 stars, from ${count} ${count === 1 ? 'review' : 'reviews'}`,
  ],
  coming: ['পণ্য আসছে', 'Products are coming'],
  seen: ['একটু আগে দেখেছেন', 'Recently seen'],
  allMenus: ['সব মেনু', 'All menus'],
  aboutAllMenus: [
    'সব মেনু ও তাদের ক্যাটাগরি এক পাতায়: যা খুঁজছেন, এখান থেকে বেছে নিন।',
    'All menus and their categories on one page: pick what you are looking for.',
  ],
  seeAllProducts: ['সব পণ্য দেখুন', 'See all products'],
} satisfies Words
