import { openTexts } from './lang'

/** Blocked numbers: their list, and the form of one. */
export const bn = {
  add: 'ব্লক করুন',
  titleOf: (phone: string) => (phone ? `${phone}: ব্লক বদলান` : 'নম্বর ব্লক করুন'),
  change: (phone: string) => `${phone}: ব্লক বদলান`,
  none: 'কোনো নম্বর ব্লক করা নেই',
  noneHint: 'ব্লক করা নম্বর থেকেও অর্ডার আসবে। তবে আলাদা থাকবে, পরের কল-এ আসবে না।',
  noneFound: (q: string) => `“${q}” ব্লক করা নেই`,
  find: 'নম্বর খুঁজুন',
  findHint: 'ফোন নম্বর বা তার কয়েকটি অঙ্ক',
  columns: { reason: 'কারণ', time: 'কত দিন', by: 'কে', change: 'বদল' },
  until: (day: string) => `${day} পর্যন্ত`,
  forEver: 'সব সময়ের জন্য',
  over: (day: string) => `${day} শেষ`,
  fields: { phone: 'ফোন নম্বর', reason: 'কারণ', until: 'শেষের দিন' },
  hints: {
    phone: '11 অঙ্ক, যেমন 01712345678',
    reason: 'ক্রেতা দেখবেন না',
    until: 'খালি = সব সময়ের জন্য',
  },
  remove: 'ব্লক তুলে নিন',
  saidRemoved: (phone: string) => `${phone}-এর ব্লক তোলা হয়েছে`,
  undone: 'আবার ব্লক করা হয়েছে',
}

export const en: typeof bn = {
  add: 'Block',
  titleOf: (phone) => (phone ? `Change the block of ${phone}` : 'Block a number'),
  change: (phone) => `${phone}: change the block`,
  none: 'No number is blocked',
  noneHint:
    'Orders of a blocked number still come in. They stand apart, and the next call skips them.',
  noneFound: (q) => `“${q}” is not blocked`,
  find: 'Find a number',
  findHint: 'A phone number, or digits of one',
  columns: { reason: 'Reason', time: 'How long', by: 'By', change: 'Change' },
  until: (day) => `until ${day}`,
  forEver: 'for ever',
  over: (day) => `ended ${day}`,
  fields: { phone: 'Phone number', reason: 'Reason', until: 'Last day' },
  hints: {
    phone: '11 digits, such as 01712345678',
    reason: 'Customers do not see it',
    until: 'Empty: for ever',
  },
  remove: 'Unblock',
  saidRemoved: (phone) => `${phone} is not blocked any more`,
  undone: 'Blocked again',
}

export const [useBlockText] = openTexts(bn, en)
