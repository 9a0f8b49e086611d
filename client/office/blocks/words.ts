import type { Words } from '../../text/pairs'

/** Blocked numbers: their list, and the form of one. */
export const blockWords = {
  add: ['ব্লক করুন', 'Block'],
  titleOf: (phone: string) =>
    phone
      ? [`${phone}: ব্লক বদলান`, `Change the block of ${phone}`]
      : ['নম্বর ব্লক করুন', 'Block a number'],
  change: (phone: string) => [`${phone}: ব্লক বদলান`, `${phone}: change the block`],
  none: ['কোনো নম্বর ব্লক করা নেই', 'No number is blocked'],
  noneHint: [
    'ব্লক করা নম্বর থেকেও অর্ডার আসবে। তবে আলাদা থাকবে, পরের কল-এ আসবে না।',
    'Orders of a blocked number still come in. They stand apart, and the next call skips them.',
  ],
  noneFound: (q: string) => [`“${q}” ব্লক করা নেই`, `“${q}” is not blocked`],
  find: ['নম্বর খুঁজুন', 'Find a number'],
  findHint: ['ফোন নম্বর বা তার কয়েকটি অঙ্ক', 'A phone number, or digits of one'],
  columns: {
    reason: ['কারণ', 'Reason'],
    time: ['কত দিন', 'How long'],
    by: ['কে', 'By'],
    change: ['বদল', 'Change'],
  },
  until: (day: string) => [`${day} পর্যন্ত`, `until ${day}`],
  forEver: ['সব সময়ের জন্য', 'for ever'],
  over: (day: string) => [`${day} শেষ`, `ended ${day}`],
  fields: {
    phone: ['ফোন নম্বর', 'Phone number'],
    reason: ['কারণ', 'Reason'],
    until: ['শেষের দিন', 'Last day'],
  },
  hints: {
    phone: ['11 অঙ্ক, যেমন 01712345678', '11 digits, such as 01712345678'],
    reason: ['ক্রেতা দেখবেন না', 'Customers do not see it'],
    until: ['খালি = সব সময়ের জন্য', 'Empty: for ever'],
  },
  remove: ['ব্লক তুলে নিন', 'Unblock'],
  saidRemoved: (phone: string) => [`${phone}-এর ব্লক তোলা হয়েছে`, `${phone} is not blocked any more`],
  undone: ['আবার ব্লক করা হয়েছে', 'Blocked again'],
} satisfies Words
