import { toBengaliDigits } from '../format'
import { callHours } from '../shop-facts'

/** Checkout, confirmation, the list of orders and one order. */
export const orders = {
  aboutCheckout: 'ঠিকানা দিয়ে অর্ডার কনফার্ম করুন।',
  mayStand: 'অর্ডারটি হয়ে গিয়ে থাকতে পারে, আমার অর্ডারে দেখুন',
  goShopping: 'কেনাকাটা করুন',
  seeOrders: 'আমার অর্ডার দেখুন',
  deliveryAddress: 'ডেলিভারির ঠিকানা',
  yourProducts: 'আপনার পণ্য',
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
  correct: 'নাম, নম্বর বা ঠিকানা ঠিক করুন',
  correctIt: 'ঠিক করুন',
  saveCorrection: 'ঠিক করে রাখুন',
  corrected: 'অর্ডারের ঠিকানা ও নম্বর ঠিক করা হয়েছে',
  oddNumber: (digits: number) => `নম্বরে ${toBengaliDigits(digits)}টি সংখ্যা, ১১টি হওয়ার কথা`,
  noMobile: 'নম্বরটি বাংলাদেশের মোবাইল নম্বর নয়',
  copy: 'কপি করুন',
  copied: 'কপি হয়েছে',
  cannotCopy: 'কপি করা গেল না, নম্বরটি চেপে ধরে কপি করুন',

  aboutOrders: 'আপনার সব অর্ডার ও তাদের অবস্থা।',
  andMore: (products: number) => `ও আরও ${toBengaliDigits(products)}টি`,
  again: 'আবার অর্ডার করুন',
  tracking: 'অর্ডার ট্র্যাকিং',
  aboutTracking: 'আপনার অর্ডার এখন কোথায়।',
  noSuchOrder: 'এই নম্বরে কোনো অর্ডার পাওয়া যায়নি',
  noSuchLink: 'এই লিংকে এখন কোনো অর্ডার দেখা যায় না',
  logInToSeeAll: 'সব দেখতে লগইন করুন',
  allOrders: 'আমার সব অর্ডার',
  state: 'অর্ডারের অবস্থা',
  done: '(হয়েছে)',
  products: 'পণ্য',
  whyCancel: 'কেন বাতিল করছেন?',
  whyCancelHint: 'কারণ লিখলে আমরা সেবা আরও ভালো করতে পারি; না লিখলেও চলবে।',
  goBack: 'ফিরে যান',
  cancel: 'অর্ডার বাতিল করুন',
}

export const en: typeof orders = {
  aboutCheckout: 'Give your address and confirm the order.',
  mayStand: 'The order may have gone through, please look in your orders',
  goShopping: 'Go shopping',
  seeOrders: 'See my orders',
  deliveryAddress: 'Delivery address',
  yourProducts: 'Your goods',
  gone: 'no longer in the cart',
  goToCart: 'Go to the cart',
  isNew: 'This product is new in your cart',
  hasChanged: (price, pieces) => `Changed, before it was ${price} × ${pieces}`,
  confirm: (sum, soldOut) =>
    `Total ${sum} · ${soldOut > 0 ? `Remove ${soldOut} and order` : 'Confirm the order'}`,
  confirming: 'Confirming the order…',
  cashOnDelivery: 'Cash on delivery',
  notSent: 'The order was not sent, press again when the connection is back',
  isUnsure:
    'The order may have gone through. Press again to find out: the same order is never made twice.',

  order: 'Order',
  aboutSuccess: 'The number of your order, what to pay and when it comes.',
  get weWillCall() {
    return `We have your order. We will call you (${callHours('en')}) to confirm it, then send it.`
  },
  sayDistrict: 'The address is short or names no district: please tell us thana and district then.',
  noMail: 'E-mail is not set up in this shop yet, so none will come; we will tell you by phone.',
  isOther:
    'Please note: the order stands with the address and the price below, which differ from what you saw last. Call us to change it.',
  toPay: 'To pay on delivery',
  bookingCounts: 'Less what you paid as booking',
  mayTakeLonger: 'An estimate; outside Dhaka it may take 1–2 days more',
  get help() {
    return `Help (${callHours('en')})`
  },
  correct: 'Correct name, number or address',
  correctIt: 'please correct it',
  saveCorrection: 'Save the correction',
  corrected: 'Number and address of the order are corrected',
  oddNumber: (digits) => `The number has ${digits} digits, it should have 11`,
  noMobile: 'The number is no mobile number of Bangladesh',
  copy: 'Copy',
  copied: 'Copied',
  cannotCopy: 'It could not be copied, press and hold the number to copy it',

  aboutOrders: 'All your orders and where they are.',
  andMore: (products) => `and ${products} more`,
  again: 'Order again',
  tracking: 'Order tracking',
  aboutTracking: 'Where your order is now.',
  noSuchOrder: 'No order has this number',
  noSuchLink: 'This link shows no order any more',
  logInToSeeAll: 'Log in to see all',
  allOrders: 'All my orders',
  state: 'State of the order',
  done: '(done)',
  products: 'Items',
  whyCancel: 'Why do you cancel it?',
  whyCancelHint: 'A reason helps us to do better; you may leave it out.',
  goBack: 'Go back',
  cancel: 'Cancel the order',
}
