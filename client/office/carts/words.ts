import type { Words } from '../../text/pairs'

/** Carts left behind: their list, and what became of one. */
export const cartWords = {
  about: [
    'যাঁদের নম্বর আছে, শেষ 7 দিনে কার্টে পণ্য রেখে অর্ডার করেননি। কল করুন, তারপর কী হলো লিখুন।',
    'Customers with a number who left products in their cart within 7 days. Call, then note what became of it.',
  ],
  none: ['ফেলে যাওয়া কার্ট নেই', 'No cart was left behind'],
  noneHint: [
    'কার্ট 1 ঘণ্টা পড়ে থাকলে এখানে আসে, 7 দিন থাকে',
    'A cart comes here after an hour, and stays for 7 days',
  ],
  changed: ['শেষ বদল', 'Changed'],
  saidLater: ['বলেছিলেন পরে', 'Said later'],
  pieces: (n: number) => [`${n}টি`, `× ${n}`],
  more: (n: number) => [`আরও ${n}টি পণ্য`, n === 1 ? '1 more product' : `${n} more products`],
  order: ['অর্ডার লিখুন', 'Write the order'],
  orderOf: (name: string) => [`${name}: অর্ডার লিখুন`, `Write the order of ${name}`],
  call: (name: string, number: string) => [
    `${name}-কে কল করুন: ${number}`,
    `Call ${name}: ${number}`,
  ],
  became: (name: string) => [`${name}-এর কার্টের কী হলো`, `What became of the cart of ${name}`],
  results: {
    ordered: ['অর্ডার হয়েছে', 'Ordered'],
    later: ['পরে', 'Later'],
    not_wanted: ['নেবেন না', 'Not wanted'],
  },
  said: {
    ordered: (name: string) => [`${name}: অর্ডার হয়েছে`, `${name}: ordered`],
    later: (name: string) => [`${name}: আগামীকাল সকালে আবার আসবে`, `${name}: back tomorrow morning`],
    not_wanted: (name: string) => [`${name}: নেবেন না`, `${name}: not wanted`],
  },
  undone: ['কার্টটি আবার তালিকায়', 'The cart is listed again'],
} satisfies Words
