import { callHours, shopAddress } from './shop-facts'

export const messages = {
  title: 'যোগাযোগ',
  about: 'প্রশ্ন, পরামর্শ বা অভিযোগ লিখে পাঠান, অথবা সকাল ৯টা থেকে রাত ১০টার মধ্যে কল করুন।',
  send: 'বার্তা পাঠান',
  name: 'আপনার নাম',
  number: 'মোবাইল নম্বর',
  email: 'ইমেইল',
  subject: 'বিষয়',
  message: 'বার্তা',
  callHours,
  askOnWhatsApp: 'WhatsApp-এ জিজ্ঞাসা করুন',
  address: 'ঠিকানা',
  shopAddress,
}
