import type { Words } from '../../text/pairs'
import { within } from '../text/within'

/** The customers. */
export const customerWords = {
  customers: {
    find: ['ক্রেতা খুঁজুন', 'Find a customer'],
    findHint: ['ফোন, নাম বা ইমেইল', 'Phone, name or email'],
    list: ['ক্রেতার তালিকা', 'List of customers'],
    one: ['ক্রেতা', 'Customer'],
    none: ['এখনও কোনো ক্রেতা নেই', 'There are no customers yet'],
    noneFound: (q: string) => [`“${q}” দিয়ে কাউকে পাওয়া যায়নি`, `Nobody was found for “${q}”`],
    noneFoundHint: [
      'ফোনের শেষ 4 অঙ্ক, পুরো নাম বা ইমেইলের শুরু লিখুন।',
      'Type the last 4 digits of a phone, whole names, or the beginning of an email.',
    ],
    noSuch: ['এই ক্রেতা নেই', 'There is no such customer'],
    showAll: ['সবাইকে দেখুন', 'Show all'],
    choose: ['তালিকা থেকে একজনকে বেছে নিন', 'Choose a customer from the list'],
    orders: (n: number) => [`${n}টি অর্ডার`, n === 1 ? '1 order' : `${n} orders`],
    since: (time: string) => [`${time} থেকে`, `Customer since ${within(time)}`],
    noNumber: ['ফোন নম্বর নেই', 'No phone number'],
    call: ['কল করুন', 'Call'],
    mail: ['ইমেইল', 'Email'],
    address: ['ঠিকানা', 'Address'],
    noAddress: ['ঠিকানা দেননি', 'No address yet'],
    record: ['এই নম্বরের ইতিহাস', 'History of this number'],
    delivered: ['নিয়েছেন', 'Accepted'],
    returned: ['ফেরত', 'Returned'],
    cancelled: ['বাতিল', 'Cancelled'],
    open: ['চলছে', 'Open'],
    ordersTitle: ['অর্ডার', 'Orders'],
    newestOnly: (n: number) => [`শেষ ${n}টি`, `The newest ${n}`],
    noOrders: ['এখনও অর্ডার করেননি', 'No orders yet'],
    password: ['পাসওয়ার্ড', 'Password'],
    passwordHint: [
      'পাসওয়ার্ড ভুলে গেলে লিংক দিন; তিনি নিজে নতুন পাসওয়ার্ড দেবেন।',
      'A customer who forgot it sets a new one with this link.',
    ],
    reset: ['নতুন পাসওয়ার্ডের লিংক', 'Link for a new password'],
    resetAsk: (name: string) => [
      `${name}-এর জন্য লিংক বানাবেন? একবারই কাজ করবে, 30 মিনিট পর্যন্ত। আগের লিংক থাকলে বন্ধ হবে।`,
      `Make a link for ${name}? It works once, within 30 minutes. An older link stops working.`,
    ],
    makeLink: ['লিংক বানান', 'Make the link'],
    link: ['লিংক', 'Link'],
    linkHint: (until: string) => [
      `${until} পর্যন্ত, একবারই কাজ করবে। শুধু ক্রেতাকে পাঠান বা পড়ে শোনান; আর দেখানো হবে না।`,
      `Works once, until ${within(until)}. Only for the customer; it is not shown again.`,
    ],
  },
} satisfies Words
