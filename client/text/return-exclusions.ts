import type { Translation } from './translation'

/** Products that the shop does not take back (spec section 1). */
export const returnExclusions: readonly Translation[] = [
  { bn: 'বাহ্যিকভাবে ক্ষতিগ্রস্ত বা পোড়া পণ্য', en: 'Physically damaged or burnt items' },
  { bn: 'ডিজিটাল পণ্য', en: 'Digital products' },
  { bn: 'ক্লিয়ারেন্স সেলের পণ্য', en: 'Clearance items' },
  { bn: 'সিল ভাঙা পণ্য', en: 'Broken seals' },
  { bn: 'অন্তর্বাস', en: 'Undergarments' },
  { bn: 'অ্যাকসেসরিজ ও চার্জার', en: 'Accessories and chargers' },
  { bn: 'বিনামূল্যে পাওয়া উপহার', en: 'Unpaid gifts' },
  { bn: 'দাগ পড়া বা পুনরায় বিক্রির অযোগ্য পণ্য', en: 'Scratched or non-resaleable items' },
  { bn: 'মূল অ্যাকসেসরিজ ছাড়া পণ্য', en: 'Missing original accessories' },
  {
    bn: 'অন্য ব্র্যান্ডের ডিভাইস বা সফটওয়্যারের সঙ্গে না মিললে',
    en: 'Third-party incompatibility',
  },
]
