export const addresses = {
  title: 'ডেলিভারির ঠিকানা',
  name: 'প্রাপকের নাম',
  number: 'ডেলিভারির মোবাইল নম্বর',
  address: 'পূর্ণ ঠিকানা',
  addressHint: 'বাড়ি, রোড, এলাকা, থানা ও জেলা',
  save: 'ঠিকানা সেভ করুন',
  cancel: 'বাদ দিন',
  change: 'ঠিকানা বদলান',
}
