import { cartWord } from './cart-word'
import type { Translation } from './translation'

/**
 * Texts that the specification describes without quoting: without a choice Bengali leads, and the
 * English word stays visible.
 */
export const words = {
  cart: cartWord,
  checkout: { en: 'Checkout', bn: 'চেকআউট' },
  login: { en: 'Login', bn: 'লগইন' },
  signup: { en: 'Sign up', bn: 'অ্যাকাউন্ট খুলুন' },
  profile: { en: 'Profile', bn: 'আমার প্রোফাইল' },
  orders: { en: 'Orders', bn: 'আমার অর্ডার' },

  addToCart: { en: 'Add to cart', bn: 'কার্টে যোগ করুন' },
  orderNow: { en: 'Order now', bn: 'এখনই অর্ডার করুন' },
  remove: { en: 'Remove', bn: 'সরান' },
  inStock: { en: 'In Stock', bn: 'স্টকে আছে' },
  outOfStock: { en: 'Out of Stock', bn: 'স্টকে নেই' },
  productCode: { en: 'Product Code', bn: 'পণ্য কোড' },
  description: { en: 'Description', bn: 'বিবরণ', isFixed: 'en' },
  orderPolicy: { en: 'Order Policy', bn: 'অর্ডারের নিয়ম', isFixed: 'en' },
  reviews: { en: 'Reviews', bn: 'রিভিউ', isFixed: 'en' },

  promotion: { en: 'Promotion', bn: 'প্রোমো কোড' },
  orderSummary: { en: 'Order summary', bn: 'অর্ডারের হিসাব' },
  subtotal: { en: 'Subtotal', bn: 'পণ্যের দাম' },
  shippingFee: { en: 'Shipping fee', bn: 'ডেলিভারি খরচ' },
  total: { en: 'Total', bn: 'মোট' },
  insideDhaka: { en: 'Inside Dhaka', bn: 'ঢাকার ভেতরে', isFixed: 'en' },
  outsideDhaka: { en: 'Outside Dhaka', bn: 'ঢাকার বাইরে', isFixed: 'en' },

  orderedDate: { en: 'Ordered date', bn: 'অর্ডারের তারিখ' },
  expectedArrival: { en: 'Expected arrival', bn: 'আনুমানিক ডেলিভারি' },
  required: { en: '(required)', bn: '(আবশ্যক)' },
} as const satisfies Record<string, Translation>
