import { openTexts } from './lang'

/** The dialog by which final states are corrected. */
const bn = {
  title: 'ভুল শোধরাবেন?',
  backTo: (state: string) => `অর্ডারটি আবার “${state}” হবে।`,
  allBack: (n: number) => `${n}টি অর্ডার শেষ হওয়ার আগের অবস্থায় ফিরবে।`,
  takesAgain: 'বাতিল অর্ডারের পণ্য আবার স্টক থেকে কমবে, প্রোমো কোডও আবার লাগবে।',
  why: 'কেন',
  whyHint: 'অর্ডারের ইতিহাসে থাকবে, ক্রেতা দেখবেন না',
  tell: 'ক্রেতাকে মেসেজ পাঠান',
  tellHint: 'নতুন অবস্থার মেসেজ যাবে, সেটিংসে সেটি চালু থাকলে',
  act: 'শোধরান',
  done: (who: string) => `${who}: ভুল শোধরানো হলো`,
  allDone: (n: number) => `${n}টি অর্ডার শোধরানো হলো`,
}
const en: typeof bn = {
  title: 'Correct a mistake?',
  backTo: (state) => `The order is “${state}” again.`,
  allBack: (n) => `${n} orders go back to what they were before they ended.`,
  takesAgain:
    'Pieces of a cancelled order leave the stock again, and its promo code is used again.',
  why: 'Why',
  whyHint: 'Stays in the history of the order; the customer does not see it',
  tell: 'Send the customer a message',
  tellHint: 'The message of the new status goes, if it is on in the settings',
  act: 'Correct it',
  done: (who) => `${who}: corrected`,
  allDone: (n) => `${n} orders corrected`,
}

export const [useCorrectionText] = openTexts(bn, en)
