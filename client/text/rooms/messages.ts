import { callHours, shopAddress } from '../shop-facts'

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

export const en: typeof messages = {
  title: 'Contact',
  get about() {
    return `Write us a question, an idea or a complaint, or call us (${callHours('en')}).`
  },
  send: 'Send the message',
  name: 'Your name',
  number: 'Mobile number',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  get callHours() {
    return callHours('en')
  },
  askOnWhatsApp: 'Ask on WhatsApp',
  address: 'Address',
  get shopAddress() {
    return shopAddress('en')
  },
}
