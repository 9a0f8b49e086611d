import type { Percent } from './shapes.ts'

export type BannerName = 'eid-collection' | 'gadget-fair' | 'organic-food' | 'home-kitchen'

/** Slides by the name of their picture, with the words over it and these in English. */
export const banners: { name: BannerName; percent: Percent; alt: string; english: string }[] = [
  {
    name: 'eid-collection',
    percent: 20,
    alt: 'ঈদ কালেকশন, 20% ছাড়: শাড়ি, পাঞ্জাবি ও গয়না',
    english: 'Eid collection, 20% off: sarees, panjabis and jewellery',
  },
  {
    name: 'gadget-fair',
    percent: 25,
    alt: 'গ্যাজেট মেলা, 25% ছাড়: ঘড়ি, পাওয়ার ব্যাংক ও গেমিং',
    english: 'Gadget fair, 25% off: watches, power banks and gaming',
  },
  {
    name: 'organic-food',
    percent: 10,
    alt: 'খাঁটি খাবার, 10% ছাড়: মধু, ঘি ও সরিষার তেল',
    english: 'Pure food, 10% off: honey, ghee and mustard oil',
  },
  {
    name: 'home-kitchen',
    percent: 20,
    alt: 'ঘর সাজান, 20% ছাড়: বেডশিট, ফ্রাইপ্যান ও জায়নামাজ',
    english: 'Home & kitchen, 20% off: bedsheets, frying pans and prayer mats',
  },
]

export const notes = [
  { title: 'আম', note: 'রাজশাহীর হিমসাগর ওঠে জ্যৈষ্ঠের শুরুতে।' },
  { title: 'কাঁঠাল', note: 'জাতীয় ফল, কুরিয়ারে পাঠানো কঠিন।' },
  { title: 'Litchi', note: 'Dinajpur, two weeks in June; packs of one hundred.' },
  { title: 'পেয়ারা', note: 'স্বরূপকাঠির ভাসমান হাট, সারা বর্ষা।' },
  { title: 'Pineapple', note: 'Madhupur; sold by the pair.' },
]
