import type { Words } from '../text/pairs'
import { shopName, shopNameLatin } from '../text/shop-facts'

/** What a listing shows in place of products, and where words about the shop lead. */
export const answerWords = {
  search: ['পণ্য খুঁজুন', 'Search products'],
  aboutSearch: () => [
    `পণ্যের নাম লিখে ${shopName()}-এ খুঁজুন।`,
    `Type the name of a product to find it at ${shopNameLatin()}.`,
  ],
  whatFor: ['কী খুঁজছেন?', 'What are you looking for?'],
  howToSearch: [
    'উপরের ঘরে পণ্যের নাম লিখুন, যেমন শাড়ি, ঘড়ি, মধু।',
    'Type the name of a product above, such as saree, watch, honey.',
  ],
  off: (percent: string) => [`${percent}% ছাড়`, `${percent}% off`],
  answeredThere: ['এ বিষয়ে জানতে দেখুন:', 'Read about this here:'],
  coming: ['পণ্য শিগগিরই আসছে', 'Products are coming soon'],
  none: ['কোনো পণ্য পাওয়া যায়নি', 'No products found'],
  clearFilters: ['ফিল্টার মুছুন', 'Clear filters'],
  call: ['যা খুঁজছেন তা না পেলে ফোন করুন:', 'Not found what you are looking for? Call us:'],
  otherWords: ['বানান বদলে বা ইংরেজিতে লিখে দেখুন।', 'Try another spelling, or search in Bengali.'],
  didYouMean: ['আপনি কি খুঁজছেন:', 'Did you mean:'],
  closeCategories: ['কাছাকাছি ক্যাটাগরি', 'Close categories'],
  categories: ['সব ক্যাটাগরি', 'All categories'],
  popular: ['যা সবচেয়ে বেশি বিক্রি হচ্ছে', 'Best sellers'],
} satisfies Words
