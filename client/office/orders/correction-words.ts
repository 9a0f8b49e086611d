import type { Words } from '../../text/pairs'

/** The dialog by which final states are corrected. */
export const correctionWords = {
  title: ['ভুল শোধরাবেন?', 'Correct a mistake?'],
  backTo: (state: string) => [`অর্ডারটি আবার “${state}” হবে।`, `The order is “${state}” again.`],
  allBack: (n: number) => [
    `${n}টি অর্ডার শেষ হওয়ার আগের অবস্থায় ফিরবে।`,
    `${n} orders go back to what they were before they ended.`,
  ],
  takesAgain: [
    'বাতিল অর্ডারের পণ্য আবার স্টক থেকে কমবে, প্রোমো কোডও আবার লাগবে।',
    'Pieces of a cancelled order leave the stock again, and its promo code is used again.',
  ],
  why: ['কেন', 'Why'],
  whyHint: [
    'অর্ডারের ইতিহাসে থাকবে, ক্রেতা দেখবেন না',
    'Stays in the history of the order; the customer does not see it',
  ],
  tell: ['ক্রেতাকে মেসেজ পাঠান', 'Send the customer a message'],
  tellHint: [
    'নতুন অবস্থার মেসেজ যাবে, সেটিংসে সেটি চালু থাকলে',
    'The message of the new status goes, if it is on in the settings',
  ],
  act: ['শোধরান', 'Correct it'],
  done: (who: string) => [`${who}: ভুল শোধরানো হলো`, `${who}: corrected`],
  allDone: (n: number) => [`${n}টি অর্ডার শোধরানো হলো`, `${n} orders corrected`],
} satisfies Words
