import type { Words } from '../text/pairs'
export const addressWords = {
  title: ['ডেলিভারির ঠিকানা', 'Delivery address'],
  name: ['প্রাপকের নাম', 'Name of the recipient'],
  number: ['ডেলিভারির মোবাইল নম্বর', 'Mobile number for the delivery'],
  address: ['পূর্ণ ঠিকানা', 'Full address'],
  addressHint: ['বাড়ি, রোড, এলাকা, থানা ও জেলা', 'House, road, area, thana and district'],
  save: ['ঠিকানা সেভ করুন', 'Save the address'],
  cancel: ['বাদ দিন', 'Leave it as it was'],
  change: ['ঠিকানা বদলান', 'Change the address'],
  remarks: {
    short: [
      'ঠিকানাটি খুব ছোট: বাড়ি, রোড, থানা ও জেলা লিখলে কুরিয়ার সহজে পাবে',
      'The address is very short: with house, road, thana and district the courier finds it',
    ],
    no_district: [
      'ঠিকানায় জেলার নাম নেই: লিখলে কুরিয়ার সহজে পাবে',
      'The address names no district: with it the courier finds you sooner',
    ],
  },
} satisfies Words
