import { toBengaliDigits } from './format'
import type { Words } from './pairs'
import { callHours, shopAddress, shopName, shopNameLatin, shopPromise } from './shop-facts'

/** Header, footer, menus and the frame of every screen. */
export const shellWords = {
  shopName: () => [shopName(), shopNameLatin()],
  homeTitle: () => [`${shopName()} — অনলাইন শপ`, `${shopNameLatin()} — online shop`],
  titled: (title: string) => [`${title} — ${shopName()}`, `${title} — ${shopNameLatin()}`],
  promise: () => [shopPromise('bn'), shopPromise('en')],
  about: () => [
    [shopAddress('bn'), shopPromise('bn')].filter(Boolean).join('। '),
    [shopAddress('en'), shopPromise('en')].filter(Boolean).join('. '),
  ],
  callHours: () => [callHours('bn'), callHours('en')],
  calledDaily: () => [`প্রতিদিন ${callHours('bn')}`, `Every day ${callHours('en')}`],

  switchLabel: ['ভাষা', 'Language'],
  announcement: ['ঘোষণা', 'Announcement'],
  closedUntil: (day: string) => [
    `${toBengaliDigits(day)} পর্যন্ত ছুটি: এখন অর্ডার করুন, এরপর আমরা কল করব`,
    `Closed until ${day}: order now, we call you after that`,
  ],
  pause: ['যা চলছে সব থামান', 'Stop all that moves'],
  play: ['আবার চালু করুন', 'Move again'],
  skip: ['মূল অংশে যান', 'Skip to content'],
  openMenu: ['মেনু খুলুন', 'Open the menu'],
  menu: ['মেনু', 'Menu'],
  mainMenu: ['প্রধান মেনু', 'Main menu'],
  allMenus: ['সব মেনু', 'All menus'],
  inCart: (pieces: number) => [
    `কার্টে ${toBengaliDigits(pieces)}টি পণ্য`,
    pieces === 1 ? '1 product in the cart' : `${pieces} products in the cart`,
  ],
  find: ['পণ্য খুঁজুন', 'Search products'],
  findExample: ['পণ্য খুঁজুন, যেমন শাড়ি, হেডফোন…', 'Search, e.g. saree, watch'],
  findNow: ['খুঁজুন', 'Search'],

  links: ['দরকারি লিংক', 'Useful links'],
  contact: ['যোগাযোগ', 'Contact'],
  orderProcedure: ['অর্ডার পদ্ধতি', 'How to order'],
  deliveryRules: ['ডেলিভারির নিয়ম', 'Delivery rules'],
  returnPolicy: ['রিটার্ন পলিসি', 'Return policy'],
  fees: (inside: string, outside: string) => [
    `ক্যাশ অন ডেলিভারি · ঢাকায় ${inside}, ঢাকার বাইরে ${outside}`,
    `Cash on delivery · ${inside} in Dhaka, ${outside} outside Dhaka`,
  ],

  mine: () => [`আমার ${shopName()}`, `My ${shopNameLatin()}`],
  broken: ['পাতাটি দেখানো যায়নি', 'This page cannot be shown'],
  aboutBroken: [
    'সংযোগে অথবা আমাদের সার্ভারে একটি সমস্যা হয়েছে। পাতাটি আবার খুললে সাধারণত ঠিক হয়ে যায়।',
    'The connection or our server has a problem. Opening the page again usually helps.',
  ],
  couldNotLoad: ['লোড করা যায়নি, আবার চেষ্টা করুন', 'Could not load, please try again'],
  againIn: (seconds: number) => [
    `${toBengaliDigits(seconds)} সেকেন্ড পরে আবার চেষ্টা হবে`,
    `Trying again in ${seconds} s`,
  ],
  tryAgain: ['আবার চেষ্টা করুন', 'Try again'],
  toHome: ['হোমে ফিরে যান', 'Back to home'],
  offline: [
    'ইন্টারনেট নেই। সংযোগ ফিরলে পাতা নিজে থেকেই ঠিক হয়ে যাবে।',
    'You are offline. The page mends itself when the connection is back.',
  ],
  close: ['বন্ধ করুন', 'Close'],
} satisfies Words
