import { toBengaliDigits } from '../format'

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

export const en: typeof home = {
  about:
    'Sarees, panjabis, electronics, home and kitchen goods. Home delivery across Bangladesh in 3–5 days, cash on delivery.',
  offers: 'Offers',
  offer: (percent) => `Offer: ${percent}% off`,

  cash: 'Cash on delivery',
  aboutCash: 'Pay when you have the goods',
  delivery: 'Delivery in 3–5 days',
  aboutDelivery: 'To your home, all over Bangladesh',
  faults: 'Report faults within 7 days',
  aboutFaults: 'Checked and solved in 5–10 days',

  noProducts: 'Products are coming soon',
  aboutNoProducts: 'To ask something now, call or send a message.',
  more: (count) => `Showing ${count} more products`,
}
