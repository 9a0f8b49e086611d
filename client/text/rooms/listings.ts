import { toBengaliDigits } from '../format'

/** The five listings, their filters and their order. */
export const listings = {
  found: (keyword: string) => `“${keyword}” খুঁজে যা পাওয়া গেল`,
  notFound: (keyword: string) => `“${keyword}” পাওয়া যায়নি`,
  off: (percent: string) => `${toBengaliDigits(Number(percent))}% ছাড়`,
  discounted: (percent: string, label: string) => `${percent}% ছাড়, ${label}`,
  tagged: (label: string) => `ট্যাগ: ${label}`,
  paged: (title: string, page: number) => `${title}, পাতা ${toBengaliDigits(page)}`,
  about: (label: string) => `${label}: দাম ও ট্যাগ ধরে বেছে নিন। ক্যাশ অন ডেলিভারি, সারা বাংলাদেশে ৩–৫ দিনে।`,
  products: 'পণ্য',
  all: 'সব পণ্য',

  filter: 'ফিল্টার',
  show: (total: number | undefined) =>
    total === undefined ? 'পণ্য দেখুন' : `${toBengaliDigits(total)}টি পণ্য দেখুন`,
  removeFilter: (range: string) => `ফিল্টার সরান: ${range}`,
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

  close: 'ঠিক এমন পণ্য নেই, কাছাকাছি পণ্য',
}

export const en: typeof listings = {
  found: (keyword) => `Results for “${keyword}”`,
  notFound: (keyword) => `Nothing found for “${keyword}”`,
  off: (percent) => `${percent}% off`,
  discounted: (percent, label) => `${percent}% off, ${label}`,
  tagged: (label) => `Tag: ${label}`,
  paged: (title, page) => `${title}, page ${page}`,
  about: (label) =>
    `${label}: choose by price and tag. Cash on delivery, in 3-5 days anywhere in Bangladesh.`,
  products: 'Products',
  all: 'All products',

  filter: 'Filter',
  show: (total) => (total === undefined ? 'Show products' : `Show ${total} products`),
  removeFilter: (range) => `Remove the filter: ${range}`,
  priceRange: 'Price range',
  minPrice: 'Lowest price',
  maxPrice: 'Highest price',
  min: 'From',
  max: 'To',
  tags: 'Tags',

  sortBy: 'Sort by',
  bestMatch: 'Best match',
  latest: 'Latest',
  oldest: 'Oldest',
  highToLow: 'Price: High to Low',
  lowToHigh: 'Price: Low to High',
  aToZ: 'Name: A-Z',
  zToA: 'Name: Z-A',

  close: 'Nothing is exactly this: close products',
}
