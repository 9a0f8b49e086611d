import type { Buyer, DemoMessage, DemoReview, Waiting } from './shapes.ts'

/** Agents of the demo's office. They have no password, so nobody can sign in as one. */
export const agents = [
  { name: 'এজেন্ট 1', login: 'agent-1' },
  { name: 'এজেন্ট 2', login: 'agent-2' },
]

const placesOf: [district: string, place: string][] = [
  ['ঢাকা', 'ব্লক বি, সেকশন 10, মিরপুর'],
  ['চট্টগ্রাম', 'কলেজ রোড, পটিয়া'],
  ['ঢাকা', 'সেক্টর 7, উত্তরা'],
  ['খুলনা', 'লঞ্চঘাট রোড, সদর'],
  ['সিলেট', 'জিন্দাবাজার, সদর'],
  ['গাজীপুর', 'স্টেশন রোড, টঙ্গী'],
  ['কুমিল্লা', 'ঝাউতলা, সদর'],
  ['কক্সবাজার', 'হাসপাতাল রোড, সদর'],
]
const firstWords = ['রূপসা', 'বর্ণমালা', 'সবুজ ছায়া', 'মেঘনা', 'পদ্মা', 'ফুলতলা', 'তিতাস', 'শাপলা']
const lastWords = ['টেইলার্স', 'লাইব্রেরি', 'স্কুল', 'বুটিক', 'ক্যাফে', 'স্টোর']

/** Shops, schools and cafés that order in the demo. Nobody can log in as one of them. */
export const buyers: Buyer[] = Array.from({ length: 48 }, (_, nr) => {
  const [district, place] = placesOf[(nr * 3) % placesOf.length] ?? ['', '']
  const second = (nr + Math.floor(nr / 8)) % lastWords.length
  return {
    name: `${firstWords[nr % 8]} ${lastWords[second]}`,
    email: `buyer-${nr + 1}@example.com`,
    number: `01700000${String((nr * 53 + 42) % 1000).padStart(3, '0')}`,
    address: `বাড়ি ${(nr % 9) + 1}, ${place}`,
    district,
  }
})

/** Ordered products; each order takes some neighbours of this list. */
export const bought: [slug: string, quantity: number][] = [
  ['dhakai-jamdani-saree', 1],
  ['block-print-cotton-three-piece', 1],
  ['wireless-headphone-anc-40h', 1],
  ['সুন্দরবনের-খাঁটি-মধু', 2],
  ['smart-watch-amoled-calling', 1],
  ['leather-handbag-three-pockets', 1],
  ['winter-jacket-cotton-lining', 1],
  ['eid-panjabi-embroidered', 1],
  ['ceramic-coffee-mug', 6],
  ['dhakai-jamdani-saree', 1],
  ['exercise-khata-dozen', 5],
  ['সুন্দরবনের-খাঁটি-মধু', 1],
  ['king-size-bedsheet-set', 2],
  ['kids-bicycle-16-inch', 1],
  ['power-bank-20000mah-22w', 1],
  ['pabna-gawa-ghee', 2],
  ['wireless-headphone-anc-40h', 1],
  ['colour-pencil-crayon-36', 4],
  ['black-seed-hair-oil', 1],
]

/** Orders waiting for a call, oldest first. */
export const waiting: Waiting[] = [
  {
    buyer: 12,
    minutesAgo: 26 * 60,
    called: [
      [1530, 'no_answer'],
      [1490, 'no_answer'],
      [1300, 'no_answer'],
    ],
    callInMinutes: -25,
  },
  { buyer: 18, minutesAgo: 420, called: [[400, 'wrong_number']], callInMinutes: 900 },
  { buyer: 21, minutesAgo: 180, called: [[170, 'later']], callInMinutes: 75 },
  { buyer: 5, minutesAgo: 75, called: [[42, 'no_answer']], callInMinutes: -12 },
  { buyer: 0, minutesAgo: 48 },
  { buyer: 1, minutesAgo: 41, called: [[33, 'no_answer']], callInMinutes: -3 },
  { buyer: 2, minutesAgo: 36 },
  { buyer: 2, minutesAgo: 34 },
  { buyer: 3, minutesAgo: 29 },
  { buyer: 4, minutesAgo: 22 },
  { buyer: 48, minutesAgo: 17 },
  { buyer: 49, minutesAgo: 9 },
  { buyer: 7, minutesAgo: 4 },
  { buyer: 50, minutesAgo: 2 },
]

/** Customers who have not ordered before. */
export const newBuyers: Buyer[] = [
  { name: 'যমুনা হোস্টেল', number: '01700000519' },
  { name: 'সুরমা ট্রেডার্স', number: '01700000458' },
  { name: 'করতোয়া বেকারি', number: '01700000366' },
].map((buyer, nr) => ({
  ...buyer,
  email: `buyer-${buyers.length + nr + 1}@example.com`,
  address: `দোকান ${nr + 3}, স্টেশন রোড, সদর`,
  district: 'বগুড়া',
}))

/** Reviews that staff check before they are shown, and one that they hid. */
export const unshownReviews: (DemoReview & { state: 1 | 2 })[] = [
  {
    slug: 'winter-jacket-cotton-lining',
    by: 'zahid',
    daysAgo: 0.1,
    text: 'সাইজ একটু ছোট হয়েছে, বদলানো যাবে?',
    state: 1,
  },
  {
    slug: 'smart-watch-amoled-calling',
    by: 'mehedi',
    daysAgo: 0.4,
    text: 'Battery lasts five days. Good for the price.',
    state: 1,
  },
  {
    slug: 'pabna-gawa-ghee',
    by: 'sharmin',
    daysAgo: 1.2,
    text: 'ঘ্রাণ একদম খাঁটি ঘিয়ের মতো।',
    state: 1,
  },
  {
    slug: 'ceramic-coffee-mug',
    by: 'rafiq',
    daysAgo: 3,
    text: 'Call my shop for a cheaper one!!! 017XXXXXXXX',
    state: 2,
  },
]

/** Messages from the contact form, oldest first. */
export const messages: DemoMessage[] = [
  {
    buyer: 9,
    hoursAgo: 130,
    subject: 'বিল',
    message: 'গত অর্ডারের বিলের কপি কি ইমেইলে পাঠানো যাবে?',
    state: 1,
    answer: 'বিলের কপি ইমেইলে পাঠানো হয়েছে। ধন্যবাদ।',
  },
  { buyer: 30, hoursAgo: 100, subject: 'Test', message: 'test', state: 2 },
  {
    buyer: 14,
    hoursAgo: 52,
    subject: 'Colour',
    message: 'Is the three piece also there in blue?',
    state: 1,
    answer: 'Yes, choose the colour on its page. We have blue in all sizes.',
  },
  {
    buyer: 22,
    hoursAgo: 27,
    subject: 'ডেলিভারি',
    message: 'কক্সবাজারে ডেলিভারি কয় দিনে হয়?',
    state: 1,
    answer: 'কক্সবাজারে তিন থেকে চার দিন লাগে।',
  },
  {
    buyer: 6,
    hoursAgo: 20,
    subject: 'Bulk order',
    message:
      'We need 40 exercise books and 10 boxes of pencils for our school. Is there a lower price?',
  },
  { buyer: 11, hoursAgo: 6, subject: 'ঠিকানা বদল', message: 'পার্সেলটি নতুন ঠিকানায় পাঠানো যাবে কি?' },
  {
    buyer: 2,
    hoursAgo: 1.5,
    subject: 'ফেরত',
    message: 'একটি ব্যাগের চেইন কাজ করছে না, বদলে দেওয়া যাবে?',
  },
  {
    buyer: 4,
    hoursAgo: 0.4,
    subject: 'Honey',
    message: 'Is the 1 kg jar of honey coming back this week?',
  },
]
