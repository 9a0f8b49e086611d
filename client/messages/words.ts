import type { Words } from '../text/pairs'
import { callHours, shopAddress } from '../text/shop-facts'

export const messageWords = {
  title: ['যোগাযোগ', 'Contact'],
  about: () => [
    `প্রশ্ন, পরামর্শ বা অভিযোগ লিখে পাঠান, অথবা কল করুন (${callHours('bn')})।`,
    `Write us a question, an idea or a complaint, or call us (${callHours('en')}).`,
  ],
  send: ['বার্তা পাঠান', 'Send the message'],
  name: ['আপনার নাম', 'Your name'],
  number: ['মোবাইল নম্বর', 'Mobile number'],
  email: ['ইমেইল', 'Email'],
  subject: ['বিষয়', 'Subject'],
  message: ['বার্তা', 'Message'],
  callHours: () => [callHours('bn'), callHours('en')],
  askOnWhatsApp: ['WhatsApp-এ জিজ্ঞাসা করুন', 'Ask on WhatsApp'],
  address: ['ঠিকানা', 'Address'],
  shopAddress: () => [shopAddress('bn') ?? '', shopAddress('en') ?? ''],
} satisfies Words
