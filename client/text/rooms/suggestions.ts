import { toBengaliDigits } from '../format'

/** What the search offers while somebody types. */
export const suggestions = {
  offered: 'মিলে যাওয়া পণ্য ও ক্যাটাগরি',
  category: 'ক্যাটাগরি',
  clear: 'লেখা মুছুন',
  orders: 'অর্ডার ট্র্যাক করুন',
  off: (percent: string) => `${toBengaliDigits(Number(percent))}% ছাড়`,
}

export const en: typeof suggestions = {
  offered: 'Matching products and categories',
  category: 'Category',
  clear: 'Clear the search',
  orders: 'Track Order',
  off: (percent) => `${percent}% off`,
}
