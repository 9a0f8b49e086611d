import { toBengaliDigits } from '../text/format'
import type { Words } from '../text/pairs'
import { callHours } from '../text/shop-facts'

/** Checkout, confirmation, the list of orders and one order. */
export const orderWords = {
  aboutCheckout: ['ঠিকানা দিয়ে অর্ডার কনফার্ম করুন।', 'Give your address and confirm the order.'],
  mayStand: [
    'অর্ডারটি হয়ে গিয়ে থাকতে পারে, আমার অর্ডারে দেখুন',
    'The order may have gone through, please look in your orders',
  ],
  goShopping: ['কেনাকাটা করুন', 'Go shopping'],
  seeOrders: ['আমার অর্ডার দেখুন', 'See my orders'],
  deliveryAddress: ['ডেলিভারির ঠিকানা', 'Delivery address'],
  yourProducts: ['আপনার পণ্য', 'Your goods'],
  gone: ['কার্টে আর নেই', 'no longer in the cart'],
  goToCart: ['কার্টে যান', 'Go to the cart'],
  isNew: ['এই পণ্যটি কার্টে নতুন যোগ হয়েছে', 'This product is new in your cart'],
  hasChanged: (price: string, pieces: number) => [
    `বদলে গেছে, আগে ছিল ${price} × ${pieces}`,
    `Changed, before it was ${price} × ${pieces}`,
  ],
  confirm: (sum: string, soldOut: number) => [
    `মোট ${sum} · ${soldOut > 0 ? `${toBengaliDigits(soldOut)}টি পণ্য সরিয়ে অর্ডার করুন` : 'অর্ডার কনফার্ম করুন'}`,
    `Total ${sum} · ${soldOut > 0 ? `Remove ${soldOut} and order` : 'Confirm the order'}`,
  ],
  confirming: ['অর্ডার কনফার্ম হচ্ছে…', 'Confirming the order…'],
  cashOnDelivery: ['ক্যাশ অন ডেলিভারি', 'Cash on delivery'],
  notSent: [
    'অর্ডার পাঠানো হয়নি, সংযোগ এলে আবার চাপুন',
    'The order was not sent, press again when the connection is back',
  ],
  isUnsure: [
    'অর্ডারটি হয়ে গিয়ে থাকতে পারে। আবার চাপলে জানা যাবে, একই অর্ডার দুবার হবে না।',
    'The order may have gone through. Press again to find out: the same order is never made twice.',
  ],

  order: ['অর্ডার', 'Order'],
  aboutSuccess: [
    'আপনার অর্ডারের নম্বর, মোট মূল্য ও পৌঁছানোর তারিখ।',
    'The number of your order, what to pay and when it comes.',
  ],
  weWillCall: () => [
    `অর্ডার পেয়েছি। কল করে (${callHours('bn')}) নিশ্চিত করব, তারপর পাঠাব।`,
    `We have your order. We will call you (${callHours('en')}) to confirm it, then send it.`,
  ],
  sayDistrict: [
    'ঠিকানা ছোট বা জেলা লেখা নেই: কলে থানা ও জেলা বলে দেবেন।',
    'The address is short or names no district: please tell us thana and district then.',
  ],
  noMail: [
    'তবে দোকানে এখন ইমেইল চালু নেই, তাই কোনো ইমেইল আসবে না; খবর ফোনে জানাব।',
    'E-mail is not set up in this shop yet, so none will come; we will tell you by phone.',
  ],
  isOther: [
    'খেয়াল করুন: অর্ডারটি নিচের ঠিকানা ও মূল্যেই নেওয়া হয়েছে, আপনি শেষে যা দেখেছিলেন তা থেকে আলাদা। বদলাতে হলে ফোন করুন।',
    'Please note: the order stands with the address and the price below, which differ from what you saw last. Call us to change it.',
  ],
  toPay: ['হাতে পেয়ে দিতে হবে', 'To pay on delivery'],
  bookingCounts: ['বুকিং দিয়ে থাকলে তা বাদ যাবে', 'Less what you paid as booking'],
  mayTakeLonger: [
    'আনুমানিক; ঢাকার বাইরে আরও ১–২ দিন লাগতে পারে',
    'An estimate; outside Dhaka it may take 1–2 days more',
  ],
  help: () => [`সাহায্য (${callHours('bn')})`, `Help (${callHours('en')})`],
  correct: ['নাম, নম্বর বা ঠিকানা ঠিক করুন', 'Correct name, number or address'],
  correctIt: ['ঠিক করুন', 'please correct it'],
  saveCorrection: ['ঠিক করে রাখুন', 'Save the correction'],
  corrected: ['অর্ডারের ঠিকানা ও নম্বর ঠিক করা হয়েছে', 'Number and address of the order are corrected'],
  oddNumber: (digits: number) => [
    `নম্বরে ${toBengaliDigits(digits)}টি সংখ্যা, ১১টি হওয়ার কথা`,
    `The number has ${digits} digits, it should have 11`,
  ],
  noMobile: ['নম্বরটি বাংলাদেশের মোবাইল নম্বর নয়', 'The number is no mobile number of Bangladesh'],
  copy: ['কপি করুন', 'Copy'],
  copied: ['কপি হয়েছে', 'Copied'],
  cannotCopy: [
    'কপি করা গেল না, নম্বরটি চেপে ধরে কপি করুন',
    'It could not be copied, press and hold the number to copy it',
  ],

  aboutOrders: ['আপনার সব অর্ডার ও তাদের অবস্থা।', 'All your orders and where they are.'],
  andMore: (products: number) => [`ও আরও ${toBengaliDigits(products)}টি`, `and ${products} more`],
  again: ['আবার অর্ডার করুন', 'Order again'],
  tracking: ['অর্ডার ট্র্যাকিং', 'Order tracking'],
  aboutTracking: ['আপনার অর্ডার এখন কোথায়।', 'Where your order is now.'],
  noSuchOrder: ['এই নম্বরে কোনো অর্ডার পাওয়া যায়নি', 'No order has this number'],
  noSuchLink: ['এই লিংকে এখন কোনো অর্ডার দেখা যায় না', 'This link shows no order any more'],
  logInToSeeAll: ['সব দেখতে লগইন করুন', 'Log in to see all'],
  allOrders: ['আমার সব অর্ডার', 'All my orders'],
  joined: ['অন্য অর্ডারের সাথে', 'Joined'],
  joinedInto: [
    'এই অর্ডারের পণ্য আপনার আরেকটি অর্ডারের সাথে এক পার্সেলে আসবে, ডেলিভারি চার্জ একবার:',
    'The goods of this order come with another order of yours, in one parcel and with one delivery charge:',
  ],
  state: ['অর্ডারের অবস্থা', 'State of the order'],
  done: ['(হয়েছে)', '(done)'],
  products: ['পণ্য', 'Items'],
  whyCancel: ['কেন বাতিল করছেন?', 'Why do you cancel it?'],
  whyCancelHint: [
    'কারণ লিখলে আমরা সেবা আরও ভালো করতে পারি; না লিখলেও চলবে।',
    'A reason helps us to do better; you may leave it out.',
  ],
  goBack: ['ফিরে যান', 'Go back'],
  cancel: ['অর্ডার বাতিল করুন', 'Cancel the order'],
} satisfies Words
