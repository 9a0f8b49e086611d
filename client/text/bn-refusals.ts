import type { ShopRefusalName } from '#contract/refusals'

/** What the server refuses a shopper, as the contract's table has it. */
export const bengaliRefusals: Record<ShopRefusalName, string> = {
  promoEmpty: 'প্রোমো কোড লিখুন',
  unknownPromo: 'কোডটি ঠিক নয়, অথবা মেয়াদ শেষ',

  noConnection: 'ইন্টারনেট সংযোগ পাওয়া যাচ্ছে না। সংযোগ দেখে আবার চেষ্টা করুন।',
}
