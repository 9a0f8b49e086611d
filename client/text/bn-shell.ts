import { toBengaliDigits } from './format'
import { callHours, shopAddress, shopName, shopPromise } from './shop-facts'

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
  pause: 'লেখা থামান',
  play: 'লেখা চালু করুন',
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
  help: 'সাহায্য দরকার?',
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
