import { toBengaliDigits } from '../format'
import { shopName, shopNameLatin } from '../shop-facts'

/** What a listing shows in place of products, and where words about the shop lead. */
export const answers = {
  search: 'পণ্য খুঁজুন',
  get aboutSearch() {
    return `পণ্যের নাম লিখে ${shopName()}-এ খুঁজুন।`
  },
  whatFor: 'কী খুঁজছেন?',
  howToSearch: 'উপরের ঘরে পণ্যের নাম লিখুন, যেমন শাড়ি, ঘড়ি, মধু।',
  off: (percent: string) => `${toBengaliDigits(Number(percent))}% ছাড়`,
  answeredThere: 'এ বিষয়ে জানতে দেখুন:',
  coming: 'পণ্য শিগগিরই আসছে',
  none: 'কোনো পণ্য পাওয়া যায়নি',
  clearFilters: 'ফিল্টার মুছুন',
  call: 'যা খুঁজছেন তা না পেলে ফোন করুন:',
  otherWords: 'বানান বদলে বা ইংরেজিতে লিখে দেখুন।',
  didYouMean: 'আপনি কি খুঁজছেন:',
  closeCategories: 'কাছাকাছি ক্যাটাগরি',
  categories: 'সব ক্যাটাগরি',
  popular: 'যা সবচেয়ে বেশি বিক্রি হচ্ছে',
}

export const en: typeof answers = {
  search: 'Search products',
  get aboutSearch() {
    return `Type the name of a product to find it at ${shopNameLatin()}.`
  },
  whatFor: 'What are you looking for?',
  howToSearch: 'Type the name of a product above, such as saree, watch, honey.',
  off: (percent) => `${percent}% off`,
  answeredThere: 'Read about this here:',
  coming: 'Products are coming soon',
  none: 'No products found',
  clearFilters: 'Clear filters',
  call: 'Not found what you are looking for? Call us:',
  otherWords: 'Try another spelling, or search in Bengali.',
  didYouMean: 'Did you mean:',
  closeCategories: 'Close categories',
  categories: 'All categories',
  popular: 'Best sellers',
}
