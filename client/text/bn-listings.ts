import { toBengaliDigits } from './format'
import { shopName } from './shop-facts'

/** The five listings, their filters and their order. */
export const listings = {
  found: (keyword: string) => `“${keyword}” খুঁজে যা পাওয়া গেল`,
  notFound: (keyword: string) => `“${keyword}” পাওয়া যায়নি`,
  off: (percent: string) => `${toBengaliDigits(Number(percent))}% ছাড়`,
  discounted: (percent: string, label: string) => `${percent}% ছাড়, ${label}`,
  tagged: (label: string) => `ট্যাগ: ${label}`,
  paged: (title: string, page: number) => `${title}, পাতা ${toBengaliDigits(page)}`,
  about: (label: string) => `${label}: দাম ও ট্যাগ ধরে বেছে নিন। ক্যাশ অন ডেলিভারি, সারা বাংলাদেশে ৩-৫ দিনে।`,
  products: 'পণ্য',

  filter: 'ফিল্টার',
  show: (total: number | undefined) =>
    total === undefined ? 'পণ্য দেখুন' : `${toBengaliDigits(total)}টি পণ্য দেখুন`,
  removeFilter: (range: string) => `ফিল্টার সরান: ${range}`,
  clearFilters: 'ফিল্টার মুছুন',
  priceRange: 'দামের সীমা',
  minPrice: 'সর্বনিম্ন দাম',
  maxPrice: 'সর্বোচ্চ দাম',
  min: 'সর্বনিম্ন',
  max: 'সর্বোচ্চ',
  tags: 'ট্যাগ',

  sortBy: 'সাজান',
  bestMatch: 'সবচেয়ে মিল',
  latest: 'নতুন আগে',
  oldest: 'পুরোনো আগে',
  highToLow: 'দাম: বেশি থেকে কম',
  lowToHigh: 'দাম: কম থেকে বেশি',
  aToZ: 'নাম: A-Z',
  zToA: 'নাম: Z-A',

  coming: 'পণ্য শিগগিরই আসছে',
  none: 'কোনো পণ্য পাওয়া যায়নি',
  otherWords: 'বানান বদলে বা ইংরেজিতে লিখে দেখুন।',
  close: 'সব শব্দ মেলেনি, কাছাকাছি পণ্য',
  didYouMean: 'আপনি কি খুঁজছেন:',
  categories: 'সব ক্যাটাগরি',
  popular: 'যা সবচেয়ে বেশি বিক্রি হচ্ছে',
  call: 'যা খুঁজছেন তা না পেলে ফোন করুন:',

  search: 'পণ্য খুঁজুন',
  get aboutSearch() {
    return `পণ্যের নাম লিখে ${shopName()}-এ খুঁজুন।`
  },
  whatFor: 'কী খুঁজছেন?',
  howToSearch: 'উপরের ঘরে পণ্যের নাম লিখুন, যেমন শাড়ি, ঘড়ি, মধু।',
}
