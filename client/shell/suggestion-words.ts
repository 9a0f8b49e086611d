import { toBengaliDigits } from '../text/format'
import type { Words } from '../text/pairs'

/** What the search offers while somebody types. */
export const suggestionWords = {
  offered: ['মিলে যাওয়া পণ্য ও ক্যাটাগরি', 'Matching products and categories'],
  category: ['ক্যাটাগরি', 'Category'],
  clear: ['লেখা মুছুন', 'Clear the search'],
  orders: ['অর্ডার ট্র্যাক করুন', 'Track Order'],
  off: (percent: string) => [`${toBengaliDigits(Number(percent))}% ছাড়`, `${percent}% off`],
} satisfies Words
