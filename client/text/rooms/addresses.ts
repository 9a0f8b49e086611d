export const addresses = {
  title: 'ডেলিভারির ঠিকানা',
  name: 'প্রাপকের নাম',
  number: 'ডেলিভারির মোবাইল নম্বর',
  address: 'পূর্ণ ঠিকানা',
  addressHint: 'বাড়ি, রোড, এলাকা, থানা ও জেলা',
  save: 'ঠিকানা সেভ করুন',
  cancel: 'বাদ দিন',
  change: 'ঠিকানা বদলান',
  remarks: {
    short: 'ঠিকানাটি খুব ছোট: বাড়ি, রোড, থানা ও জেলা লিখলে কুরিয়ার সহজে পাবে',
    no_district: 'ঠিকানায় জেলার নাম নেই: লিখলে কুরিয়ার সহজে পাবে',
  },
}

export const en: typeof addresses = {
  title: 'Delivery address',
  name: 'Name of the recipient',
  number: 'Mobile number for the delivery',
  address: 'Full address',
  addressHint: 'House, road, area, thana and district',
  save: 'Save the address',
  cancel: 'Leave it as it was',
  change: 'Change the address',
  remarks: {
    short: 'The address is very short: with house, road, thana and district the courier finds it',
    no_district: 'The address names no district: with it the courier finds you sooner',
  },
}
