import { toBengaliDigits } from '../format'
import { callHours, shopAddress, shopName, shopNameLatin, shopPromise } from '../shop-facts'

/** Header, footer, menus and the frame of every screen. */
export const shell = {
  get shopName() {
    return shopName()
  },
  get homeTitle() {
    return `${shopName()} — অনলাইন শপ`
  },
  titled: (title: string) => `${title} — ${shopName()}`,
  get promise() {
    return shopPromise('bn')
  },
  get about() {
    return [shopAddress('bn'), shopPromise('bn')].filter(Boolean).join('। ')
  },
  get callHours() {
    return callHours('bn')
  },
  get calledDaily() {
    return `প্রতিদিন ${callHours('bn')}`
  },

  switchLabel: 'ভাষা',
  announcement: 'ঘোষণা',
  closedUntil: (day: string) => `${toBengaliDigits(day)} পর্যন্ত ছুটি: এখন অর্ডার করুন, এরপর আমরা কল করব`,
  pause: 'যা চলছে সব থামান',
  play: 'আবার চালু করুন',
  skip: 'মূল অংশে যান',
  openMenu: 'মেনু খুলুন',
  menu: 'মেনু',
  mainMenu: 'প্রধান মেনু',
  allMenus: 'সব মেনু',
  inCart: (pieces: number) => `কার্টে ${toBengaliDigits(pieces)}টি পণ্য`,
  find: 'পণ্য খুঁজুন',
  findExample: 'পণ্য খুঁজুন, যেমন শাড়ি, হেডফোন…',
  findNow: 'খুঁজুন',

  links: 'দরকারি লিংক',
  contact: 'যোগাযোগ',
  orderProcedure: 'অর্ডার পদ্ধতি',
  deliveryRules: 'ডেলিভারির নিয়ম',
  returnPolicy: 'রিটার্ন পলিসি',
  fees: (inside: string, outside: string) => `ক্যাশ অন ডেলিভারি · ঢাকায় ${inside}, ঢাকার বাইরে ${outside}`,

  get mine() {
    return `আমার ${shopName()}`
  },
  broken: 'পাতাটি দেখানো যায়নি',
  aboutBroken: 'সংযোগে অথবা আমাদের সার্ভারে একটি সমস্যা হয়েছে। পাতাটি আবার খুললে সাধারণত ঠিক হয়ে যায়।',
  couldNotLoad: 'লোড করা যায়নি, আবার চেষ্টা করুন',
  againIn: (seconds: number) => `${toBengaliDigits(seconds)} সেকেন্ড পরে আবার চেষ্টা হবে`,
  tryAgain: 'আবার চেষ্টা করুন',
  toHome: 'হোমে ফিরে যান',
  offline: 'ইন্টারনেট নেই। সংযোগ ফিরলে পাতা নিজে থেকেই ঠিক হয়ে যাবে।',
  close: 'বন্ধ করুন',
}

export const en: typeof shell = {
  get shopName() {
    return shopNameLatin()
  },
  get homeTitle() {
    return `${shopNameLatin()} — online shop`
  },
  titled: (title) => `${title} — ${shopNameLatin()}`,
  get promise() {
    return shopPromise('en')
  },
  get about() {
    return [shopAddress('en'), shopPromise('en')].filter(Boolean).join('. ')
  },
  get callHours() {
    return callHours('en')
  },
  get calledDaily() {
    return `Every day ${callHours('en')}`
  },

  switchLabel: 'Language',
  announcement: 'Announcement',
  closedUntil: (day) => `Closed until ${day}: order now, we call you after that`,
  pause: 'Stop all that moves',
  play: 'Move again',
  skip: 'Skip to content',
  openMenu: 'Open the menu',
  menu: 'Menu',
  mainMenu: 'Main menu',
  allMenus: 'All menus',
  inCart: (pieces) => (pieces === 1 ? '1 product in the cart' : `${pieces} products in the cart`),
  find: 'Search products',
  findExample: 'Search, e.g. saree, watch',
  findNow: 'Search',

  links: 'Useful links',
  contact: 'Contact',
  orderProcedure: 'How to order',
  deliveryRules: 'Delivery rules',
  returnPolicy: 'Return policy',
  fees: (inside, outside) => `Cash on delivery · ${inside} in Dhaka, ${outside} outside Dhaka`,

  get mine() {
    return `My ${shopNameLatin()}`
  },
  broken: 'This page cannot be shown',
  aboutBroken: 'The connection or our server has a problem. Opening the page again usually helps.',
  couldNotLoad: 'Could not load, please try again',
  againIn: (seconds) => `Trying again in ${seconds} s`,
  tryAgain: 'Try again',
  toHome: 'Back to home',
  offline: 'You are offline. The page mends itself when the connection is back.',
  close: 'Close',
}
