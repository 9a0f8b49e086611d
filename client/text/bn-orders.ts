import { toBengaliDigits } from './format'
import { callHours } from './shop-facts'

/** Checkout, confirmation, the list of orders and one order. */
export const orders = {
  aboutCheckout: 'ঠিকানা দিয়ে অর্ডার কনফার্ম করুন।',
  mayStand: 'অর্ডারটি হয়ে গিয়ে থাকতে পারে, আমার অর্ডারে দেখুন',
  goShopping: 'কেনাকাটা করুন',
  seeOrders: 'আমার অর্ডার দেখুন',
  deliveryAddress: 'ডেলিভারির ঠিকানা',
  yourGoods: 'আপনার পণ্য',
  askedOnCall: 'রং ও সাইজ কলে জেনে নেব।',
  gone: 'কার্টে আর নেই',
  goToCart: 'কার্টে যান',
  isNew: 'এই পণ্যটি কার্টে নতুন যোগ হয়েছে',
  hasChanged: (price: string, pieces: number) => `বদলে গেছে, আগে ছিল ${price} × ${pieces}`,
  confirm: (sum: string, soldOut: number) =>
    `মোট ${sum} · ${soldOut > 0 ? `${toBengaliDigits(soldOut)}টি পণ্য সরিয়ে অর্ডার করুন` : 'অর্ডার কনফার্ম করুন'}`,
  confirming: 'অর্ডার কনফার্ম হচ্ছে…',
  cashOnDelivery: 'ক্যাশ অন ডেলিভারি',
  notSent: 'অর্ডার পাঠানো হয়নি, সংযোগ এলে আবার চাপুন',
  isUnsure: 'অর্ডারটি হয়ে গিয়ে থাকতে পারে। আবার চাপলে জানা যাবে, একই অর্ডার দুবার হবে না।',

  order: 'অর্ডার',
  aboutSuccess: 'আপনার অর্ডারের নম্বর, মোট মূল্য ও পৌঁছানোর তারিখ।',
  get weWillCall() {
    return `অর্ডার পেয়েছি। কল করে (${callHours('bn')}) নিশ্চিত করব, তারপর পাঠাব।`
  },
  sayDistrict: 'ঠিকানা ছোট বা জেলা লেখা নেই: কলে থানা ও জেলা বলে দেবেন।',
  noMail: 'তবে দোকানে এখন ইমেইল চালু নেই, তাই কোনো ইমেইল আসবে না; খবর ফোনে জানাব।',
  isOther:
    'খেয়াল করুন: অর্ডারটি নিচের ঠিকানা ও মূল্যেই নেওয়া হয়েছে, আপনি শেষে যা দেখেছিলেন তা থেকে আলাদা। বদলাতে হলে ফোন করুন।',
  toPay: 'হাতে পেয়ে দিতে হবে',
  bookingCounts: 'বুকিং দিয়ে থাকলে তা বাদ যাবে',
  mayTakeLonger: 'আনুমানিক; ঢাকার বাইরে আরও ১–২ দিন লাগতে পারে',
  get help() {
    return `সাহায্য (${callHours('bn')})`
  },
  copy: 'কপি করুন',
  copied: 'কপি হয়েছে',
  cannotCopy: 'কপি করা গেল না, নম্বরটি চেপে ধরে কপি করুন',

  aboutOrders: 'আপনার সব অর্ডার ও তাদের অবস্থা।',
  andMore: (products: number) => `ও আরও ${toBengaliDigits(products)}টি`,
  tracking: 'অর্ডার ট্র্যাকিং',
  aboutTracking: 'আপনার অর্ডার এখন কোথায়।',
  noSuchOrder: 'এই নম্বরে কোনো অর্ডার পাওয়া যায়নি',
  noSuchLink: 'এই লিংকে এখন কোনো অর্ডার দেখা যায় না',
  logInToSeeAll: 'সব দেখতে লগইন করুন',
  allOrders: 'আমার সব অর্ডার',
  state: 'অর্ডারের অবস্থা',
  done: '(হয়েছে)',
  goods: 'পণ্য',
  whyCancel: 'কেন বাতিল করছেন?',
  whyCancelHint: 'কারণ লিখলে আমরা সেবা আরও ভালো করতে পারি; না লিখলেও চলবে।',
  goBack: 'ফিরে যান',
  cancel: 'অর্ডার বাতিল করুন',
}
