import { toBengaliDigits } from '../text/format'
import type { Words } from '../text/pairs'

/** The home screen: its banners, its promises and all products. */
export const homeWords = {
  about: [
    'শাড়ি, পাঞ্জাবি, ইলেকট্রনিক্স, ঘর ও রান্নার পণ্য। সারা বাংলাদেশে ৩–৫ দিনে হোম ডেলিভারি, ক্যাশ অন ডেলিভারি।',
    'Sarees, panjabis, electronics, home and kitchen goods. Home delivery across Bangladesh in 3–5 days, cash on delivery.',
  ],
  offers: ['অফার', 'Offers'],
  offer: (percent: string) => [`${percent}% ছাড়ের অফার`, `Offer: ${percent}% off`],

  cash: ['ক্যাশ অন ডেলিভারি', 'Cash on delivery'],
  aboutCash: ['পণ্য হাতে পেয়ে টাকা দিন', 'Pay when you have the goods'],
  delivery: ['৩–৫ দিনে ডেলিভারি', 'Delivery in 3–5 days'],
  aboutDelivery: ['সারা বাংলাদেশে হোম ডেলিভারি', 'Home delivery, nationwide'],
  faults: ['ত্রুটি হলে ৭ দিনের মধ্যে জানান', 'Report faults within 7 days'],
  aboutFaults: ['যাচাই করে সমাধান ৫–১০ দিনে', 'Checked and solved in 5–10 days'],

  noProducts: ['পণ্য শিগগিরই আসছে', 'Products are coming soon'],
  aboutNoProducts: [
    'এখনই কিছু জানতে চাইলে কল বা মেসেজ দিন।',
    'To ask something now, call or send a message.',
  ],
  more: (count: number) => [
    `আরও ${toBengaliDigits(count)}টি পণ্য দেখানো হচ্ছে`,
    `Showing ${count} more products`,
  ],
} satisfies Words
