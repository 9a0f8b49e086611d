/** Cards of goods and lists of menus. */
export const catalog = {
  off: (percent: number) => `${percent}% ছাড়`,
  soldOut: 'স্টক শেষ',
  coming: 'পণ্য আসছে',
  allMenus: 'সব মেনু',
  aboutAllMenus: 'সব মেনু ও তাদের ক্যাটাগরি এক পাতায়: যা খুঁজছেন, এখান থেকে বেছে নিন।',
  seeAllProducts: 'সব পণ্য দেখুন',
}
