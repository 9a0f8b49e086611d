import { toBengaliDigits } from '../format'

/** Cards of products and lists of menus. */
export const catalog = {
  off: (percent: number) => `${percent}% ছাড়`,
  soldOut: 'স্টক শেষ',
  average: (stars: number) => toBengaliDigits(stars.toFixed(1)),
  ratings: (count: number) => `(${toBengaliDigits(count)})`,
  rated: (stars: number, count: number) =>
    `৫ তারার মধ্যে ${toBengaliDigits(stars.toFixed(1))}, ${toBengaliDigits(count)}টি রিভিউ থেকে`,
  coming: 'পণ্য আসছে',
  seen: 'একটু আগে দেখেছেন',
  allMenus: 'সব মেনু',
  aboutAllMenus: 'সব মেনু ও তাদের ক্যাটাগরি এক পাতায়: যা খুঁজছেন, এখান থেকে বেছে নিন।',
  seeAllProducts: 'সব পণ্য দেখুন',
}

export const en: typeof catalog = {
  off: (percent) => `${percent}% off`,
  soldOut: 'Sold out',
  average: (stars) => stars.toFixed(1),
  ratings: (count) => `(${count})`,
  rated: (stars, count) =>
    `${stars.toFixed(1)} of 5 stars, from ${count} ${count === 1 ? 'review' : 'reviews'}`,
  coming: 'Products are coming',
  seen: 'Recently seen',
  allMenus: 'All menus',
  aboutAllMenus: 'All menus and their categories on one page: pick what you are looking for.',
  seeAllProducts: 'See all products',
}
