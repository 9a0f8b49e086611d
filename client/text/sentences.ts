import type { Translation } from './translation'

/** Sentences of the shop, word for word as in spec sections 2, 4, 5, 8 and 9. */
export const sentences = {
  success: 'Success!',
  error: 'Something went wrong!',
  info: 'Info',
  warning: 'Warning!',

  notLoggedIn: 'User not logged in',

  cartAdded: 'The Cart added',
  reviewAdded: 'The Review added successfully',
  loggedIn: 'Logged in successfully',
  cartDeleted: 'The Cart deleted',
  addressSaved: 'The Address saved',
  reasonSubmitted: 'The Reason submitted successfully!',
  messageSent: 'The Message sent successfully',
  alreadyInCart: 'You already added this item',
  promoEmpty: 'Please, apply a promo code',

  cartEmpty: 'Your Cart is empty',
  ordersEmpty: 'There is no order yet',
  reviewsEmpty: 'There is no review yet.',
  categoriesEmpty: 'No Categories',
  menusEmpty: 'Not Menus', // spelled so in the spec

  popularCategories: 'Populer Categories', // spelled so in the spec
  allProducts: 'All Products',
  relatedProducts: 'Related Products',
  notesHeading: 'Frutes', // spelled so in the spec
  seeMore: 'আরও দেখুন',
  loading: 'Loading...',
  orderThis: 'অর্ডার করুন',
  trackOrder: 'Track Order',
  loginSignup: 'Login/Signup',

  orderConfirmed: 'Your Order is Confirmed',
  orderEmailNote:
    'A shipping confirmation email will be sent to you when your order is on its way.',
  checkStatus: 'CHECK STATUS',
  transactionId: 'Transaction ID',
  cancelOrder: 'Cancel Order',
  stepCancelled: 'Canceled', // spelled so in the spec
  seeOrders: 'See Orders',
  logout: 'Logout',
} as const

type Name = keyof typeof sentences

/** The same in the other language. */
const translations: Record<Name, string> = {
  success: 'হয়েছে!',
  error: 'একটি সমস্যা হয়েছে!',
  info: 'জেনে রাখুন',
  warning: 'খেয়াল করুন!',

  notLoggedIn: 'লগইন করা নেই',

  cartAdded: 'পণ্যটি কার্টে যোগ হয়েছে',
  reviewAdded: 'রিভিউ যোগ হয়েছে',
  loggedIn: 'লগইন হয়েছে',
  cartDeleted: 'পণ্যটি কার্ট থেকে সরানো হয়েছে',
  addressSaved: 'ঠিকানা সেভ হয়েছে',
  reasonSubmitted: 'অর্ডার বাতিল হয়েছে',
  messageSent: 'বার্তা পাঠানো হয়েছে',
  alreadyInCart: 'পণ্যটি আগে থেকেই কার্টে আছে',
  promoEmpty: 'প্রোমো কোড লিখুন',

  cartEmpty: 'আপনার কার্ট খালি',
  ordersEmpty: 'এখনও কোনো অর্ডার নেই',
  reviewsEmpty: 'এখনও কোনো রিভিউ নেই',
  categoriesEmpty: 'কোনো ক্যাটাগরি নেই',
  menusEmpty: 'কোনো মেনু নেই',

  popularCategories: 'জনপ্রিয় ক্যাটাগরি',
  allProducts: 'সব পণ্য',
  relatedProducts: 'একই ধরনের পণ্য',
  notesHeading: 'নোট',
  seeMore: 'See more',
  loading: 'আনা হচ্ছে...',
  orderThis: 'Order this',
  trackOrder: 'অর্ডার ট্র্যাক করুন',
  loginSignup: 'লগইন / সাইন আপ',

  orderConfirmed: 'আপনার অর্ডার হয়েছে',
  orderEmailNote: 'পণ্য পাঠানো হলে ইমেইলে জানাব। ‘অর্ডার ট্র্যাক করুন’-এ যেকোনো সময় দেখতে পারবেন।',
  checkStatus: 'অর্ডারের অবস্থা দেখুন',
  transactionId: 'অর্ডার নম্বর',
  cancelOrder: 'অর্ডার বাতিল করুন',
  stepCancelled: 'বাতিল',
  seeOrders: 'আমার অর্ডার',
  logout: 'লগআউট',
}

/** A quoted text with its translation. */
export function fixed(name: Name): Translation {
  const quoted = sentences[name]
  return hasBengali(quoted)
    ? { bn: quoted, en: translations[name], isFixed: 'bn' }
    : { en: quoted, bn: translations[name], isFixed: 'en' }
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

function hasBengali(text: string): boolean {
  return /[\u0980-\u09ff]/.test(text)
}
