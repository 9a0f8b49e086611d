import type { Words } from '../text/pairs'
import { callHours } from '../text/shop-facts'
import type { Money } from './words'

export const deliveryRulesWords = {
  figures: (fee: Money) => [
    [
      { figure: '৩–৫ দিন', meaning: 'সারা দেশে হোম ডেলিভারি' },
      { figure: fee.inside, meaning: 'ঢাকার ভেতরে ডেলিভারি খরচ' },
      { figure: fee.outside, meaning: 'ঢাকার বাইরে ডেলিভারি খরচ' },
      { figure: 'নগদ', meaning: 'পণ্য হাতে পেয়ে মূল্য দিন' },
    ],
    [
      { figure: '3–5 days', meaning: 'Home delivery across the country' },
      { figure: fee.inside, meaning: 'Delivery inside Dhaka' },
      { figure: fee.outside, meaning: 'Delivery outside Dhaka' },
      { figure: 'Cash', meaning: 'Pay when you have the goods' },
    ],
  ],
  timeAndCost: ['সময় ও খরচ', 'Time and cost'],
  costs: (fee: Money, booking: string) => [
    [
      { text: 'সারা দেশে ৩ থেকে ৫ দিনের মধ্যে হোম ডেলিভারি দেওয়া হয়।' },
      { text: `ডেলিভারি খরচ ঢাকার ভেতরে ${fee.inside} এবং ঢাকার বাইরে ${fee.outside}।` },
      {
        text: `মূল্য দিন ক্যাশ অন ডেলিভারিতে, অথবা পুরোটা আগেই (কল করার সময় জানান)। কিছু পণ্যে ${booking} অগ্রিম বুকিং লাগে।`,
      },
    ],
    [
      { text: 'Home delivery across the country takes 3 to 5 days.' },
      { text: `Delivery costs ${fee.inside} inside Dhaka and ${fee.outside} outside Dhaka.` },
      {
        text: `Pay cash on delivery, or everything beforehand (tell us when we call). Some products need an advance booking of ${booking}.`,
      },
    ],
  ],
  before: ['ডেলিভারির আগে', 'Before the delivery'],
  preparing: [
    [
      { text: 'ঠিকানায় বাড়ি, রোড, এলাকা, থানা ও জেলা লিখুন, যাতে কুরিয়ার সহজে খুঁজে পায়।' },
      { text: 'মোবাইল নম্বরটি চালু রাখুন, যাতে কুরিয়ার যোগাযোগ করতে পারে।' },
      { text: 'অর্ডার এখন কোথায়, তা যেকোনো সময় ‘অর্ডার ট্র্যাক করুন’ থেকে দেখা যায়।' },
    ],
    [
      {
        text: 'Write house, road, area, thana and district, so that the courier finds you easily.',
      },
      { text: 'Keep your mobile on, so that the courier can reach you.' },
      { text: '‘Track Order’ shows at any time where your order is.' },
    ],
  ],
  atTheDoor: ['পার্সেল হাতে পেয়ে', 'When you have the parcel'],
  checking: [
    [
      {
        name: 'আনবক্সিং ভিডিও করুন।',
        text: 'প্যাকেট খোলার শুরু থেকে শেষ পর্যন্ত একটানা ভিডিও রাখুন; যেকোনো অভিযোগের জন্য সম্পূর্ণ আনবক্সিং ভিডিও আবশ্যক।',
      },
      { text: 'ইলেকট্রনিক পণ্য ব্যবহারের আগে ৩ থেকে ৬ ঘণ্টা চার্জ দিয়ে পরীক্ষা করুন।' },
      {
        get text() {
          return `কোনো ত্রুটি পেলে ইনভয়েসের তারিখ থেকে ৭ দিনের মধ্যে জানান; কল করার সময় ${callHours('bn')}।`
        },
      },
    ],
    [
      {
        name: 'Film the unboxing.',
        text: 'Film without a break from opening the parcel to the end; a full unboxing video is required for any claim.',
      },
      { text: 'Charge tech products for 3 to 6 hours as a test before you use them.' },
      {
        get text() {
          return `Tell us of a fault within 7 days of the invoice date; we answer calls ${callHours('en')}.`
        },
      },
    ],
  ],
} satisfies Words
