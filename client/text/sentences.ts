import { failed } from './failed'
import type { Pair } from './pairs'
import type { Translation } from './translation'

/** Sentences of the shop, word for word as in spec sections 2, 4, 5, 8 and 9. */
export const sentences = {
  success: ['হয়েছে!', 'Success!'],
  error: failed,
  info: ['জেনে রাখুন', 'Info'],
  warning: ['খেয়াল করুন!', 'Warning!'],

  notLoggedIn: ['লগইন করা নেই', 'User not logged in'],

  cartAdded: ['পণ্যটি কার্টে যোগ হয়েছে', 'The Cart added'],
  reviewAdded: ['রিভিউ যোগ হয়েছে', 'The Review added successfully'],
  loggedIn: ['লগইন হয়েছে', 'Logged in successfully'],
  cartDeleted: ['পণ্যটি কার্ট থেকে সরানো হয়েছে', 'The Cart deleted'],
  addressSaved: ['ঠিকানা সেভ হয়েছে', 'The Address saved'],
  reasonSubmitted: ['অর্ডার বাতিল হয়েছে', 'The Reason submitted successfully!'],
  messageSent: ['বার্তা পাঠানো হয়েছে', 'The Message sent successfully'],
  alreadyInCart: ['পণ্যটি আগে থেকেই কার্টে আছে', 'You already added this item'],
  promoEmpty: ['প্রোমো কোড লিখুন', 'Please, apply a promo code'],

  cartEmpty: ['আপনার কার্ট খালি', 'Your Cart is empty'],
  ordersEmpty: ['এখনও কোনো অর্ডার নেই', 'There is no order yet'],
  reviewsEmpty: ['এখনও কোনো রিভিউ নেই', 'There is no review yet.'],
  categoriesEmpty: ['কোনো ক্যাটাগরি নেই', 'No Categories'],
  menusEmpty: ['কোনো মেনু নেই', 'Not Menus'], // spelled so in the spec

  popularCategories: ['জনপ্রিয় ক্যাটাগরি', 'Populer Categories'], // spelled so in the spec
  allProducts: ['সব পণ্য', 'All Products'],
  relatedProducts: ['একই ধরনের পণ্য', 'Related Products'],
  notesHeading: ['নোট', 'Frutes'], // spelled so in the spec
  seeMore: ['আরও দেখুন', 'See more'],
  loading: ['আনা হচ্ছে...', 'Loading...'],
  orderThis: ['অর্ডার করুন', 'Order this'],
  trackOrder: ['অর্ডার ট্র্যাক করুন', 'Track Order'],
  loginSignup: ['লগইন / সাইন আপ', 'Login/Signup'],

  orderConfirmed: ['আপনার অর্ডার হয়েছে', 'Your Order is Confirmed'],
  orderEmailNote: [
    'পণ্য পাঠানো হলে ইমেইলে জানাব। ‘অর্ডার ট্র্যাক করুন’-এ যেকোনো সময় দেখতে পারবেন।',
    'A shipping confirmation email will be sent to you when your order is on its way.',
  ],
  checkStatus: ['অর্ডারের অবস্থা দেখুন', 'CHECK STATUS'],
  transactionId: ['অর্ডার নম্বর', 'Transaction ID'],
  cancelOrder: ['অর্ডার বাতিল করুন', 'Cancel Order'],
  stepCancelled: ['বাতিল', 'Canceled'], // spelled so in the spec
  seeOrders: ['আমার অর্ডার', 'See Orders'],
  logout: ['লগআউট', 'Logout'],
} satisfies Record<string, Pair>

export type Name = keyof typeof sentences

/** The specification quotes these in Bengali, all others in English. */
const inBengali: Name[] = ['seeMore', 'orderThis']

/** A text as the specification quotes it. */
export function quoted(name: Name): string {
  const text = fixed(name)
  return text[text.isFixed ?? 'en']
}

/** The same with its translation. */
export function fixed(name: Name): Translation {
  const [bn, en] = sentences[name]
  return { bn, en, isFixed: inBengali.includes(name) ? 'bn' : 'en' }
}

/** Each promise of the welcome strip. */
export const welcome: readonly Translation[] = [
  {
    bn: 'অগ্রিম পেমেন্টের প্রয়োজন নেই',
    en: 'No advance payment needed',
    isFixed: 'bn',
  },
  {
    bn: 'সারা দেশে ৩-৫ দিনে হোম ডেলিভারি',
    en: 'Home delivery across the country in 3-5 days',
    isFixed: 'bn',
  },
  { bn: 'ক্যাশ অন ডেলিভারি সুবিধা', en: 'Cash on delivery', isFixed: 'bn' },
]
