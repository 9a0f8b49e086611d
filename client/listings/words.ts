import { toBengaliDigits } from '../text/format'
import type { Words } from '../text/pairs'

/** The five listings, their filters and their order. */
export const listingWords = {
  found: (keyword: string) => [`“${keyword}” খুঁজে যা পাওয়া গেল`, `Results for “${keyword}”`],
  notFound: (keyword: string) => [`“${keyword}” পাওয়া যায়নি`, `Nothing found for “${keyword}”`],
  off: (percent: string) => [`${percent}% ছাড়`, `${percent}% off`],
  discounted: (percent: string, label: string) => [
    `${percent}% ছাড়, ${label}`,
    `${percent}% off, ${label}`,
  ],
  tagged: (label: string) => [`ট্যাগ: ${label}`, `Tag: ${label}`],
  paged: (title: string, page: number) => [
    `${title}, পাতা ${toBengaliDigits(page)}`,
    `${title}, page ${page}`,
  ],
  about: (label: string) => [
    `${label}: দাম ও ট্যাগ ধরে বেছে নিন। ক্যাশ অন ডেলিভারি, সারা বাংলাদেশে ৩–৫ দিনে।`,
    `${label}: choose by price and tag. Cash on delivery, in 3-5 days anywhere in Bangladesh.`,
  ],
  products: ['পণ্য', 'Products'],
  all: ['সব পণ্য', 'All products'],

  filter: ['ফিল্টার', 'Filter'],
  show: (total: number | undefined) =>
    total === undefined
      ? ['পণ্য দেখুন', 'Show products']
      : [`${toBengaliDigits(total)}টি পণ্য দেখুন`, `Show ${total} products`],
  removeFilter: (range: string) => [`ফিল্টার সরান: ${range}`, `Remove the filter: ${range}`],
  priceRange: ['দামের সীমা', 'Price range'],
  minPrice: ['সর্বনিম্ন দাম', 'Lowest price'],
  maxPrice: ['সর্বোচ্চ দাম', 'Highest price'],
  min: ['সর্বনিম্ন', 'From'],
  max: ['সর্বোচ্চ', 'To'],
  tags: ['ট্যাগ', 'Tags'],
  under: (price: string) => [`${price}-এর মধ্যে`, `Up to ${price}`],
  above: (price: string) => [`${price}-এর বেশি`, `Above ${price}`],
  moreFilters: ['রং, সাইজ, স্টক, তারা, ছাড়', 'Colour, size, stock, stars, offers'],
  only: ['শুধু এগুলো', 'Only these'],
  inStock: ['স্টকে আছে', 'In stock'],
  starred: ['৪ তারা বা বেশি', '4 stars and more'],
  offers: ['ছাড়ে আছে', 'On offer'],
  color: ['রং', 'Colour'],
  size: ['সাইজ', 'Size'],
  sizeOf: (size: string) => [`সাইজ ${size}`, `Size ${size}`],
  countOf: (products: number) => [toBengaliDigits(products), String(products)],

  sortBy: ['সাজান', 'Sort by'],
  bestMatch: ['সবচেয়ে মিল', 'Best match'],
  latest: ['নতুন আগে', 'Latest'],
  oldest: ['পুরোনো আগে', 'Oldest'],
  highToLow: ['দাম: বেশি থেকে কম', 'Price: High to Low'],
  lowToHigh: ['দাম: কম থেকে বেশি', 'Price: Low to High'],
  aToZ: ['নাম: A-Z', 'Name: A-Z'],
  zToA: ['নাম: Z-A', 'Name: Z-A'],

  close: ['ঠিক এমন পণ্য নেই, কাছাকাছি পণ্য', 'Nothing is exactly this: close products'],
} satisfies Words
