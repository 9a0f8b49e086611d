import { callHours, shopAddress } from './shop-facts'

export const messages = {
  title: 'যোগাযোগ',
  get about() {
    return `প্রশ্ন, পরামর্শ বা অভিযোগ লিখে পাঠান, অথবা কল করুন (${callHours('bn')})।`
  },
  send: 'বার্তা পাঠান',
  name: 'আপনার নাম',
  number: 'মোবাইল নম্বর',
  email: 'ইমেইল',
  subject: 'বিষয়',
  message: 'বার্তা',
  get callHours() {
    return callHours('bn')
  },
  askOnWhatsApp: 'WhatsApp-এ জিজ্ঞাসা করুন',
  address: 'ঠিকানা',
  get shopAddress() {
    return shopAddress('bn')
  },
}
