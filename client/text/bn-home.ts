import { toBengaliDigits } from './format'

/** The home screen: its banners, its promises and all products. */
export const home = {
  about: 'শাড়ি, পাঞ্জাবি, ইলেকট্রনিক্স, ঘর ও রান্নার পণ্য। সারা বাংলাদেশে ৩–৫ দিনে হোম ডেলিভারি, ক্যাশ অন ডেলিভারি।',
  offers: 'অফার',
  offer: (percent: string) => `${percent}% ছাড়ের অফার`,

  cash: 'ক্যাশ অন ডেলিভারি',
  aboutCash: 'পণ্য হাতে পেয়ে টাকা দিন',
  delivery: '৩–৫ দিনে ডেলিভারি',
  aboutDelivery: 'সারা বাংলাদেশে হোম ডেলিভারি',
  faults: 'ত্রুটি হলে ৭ দিনের মধ্যে জানান',
  aboutFaults: 'যাচাই করে সমাধান ৫–১০ দিনে',

  noProducts: 'পণ্য শিগগিরই আসছে',
  aboutNoProducts: 'এখনই কিছু জানতে চাইলে কল বা মেসেজ দিন।',
  more: (count: number) => `আরও ${toBengaliDigits(count)}টি পণ্য দেখানো হচ্ছে`,
}
