import type { Tint } from '../drawing/scenes.ts'
import type { DemoOrder } from './shapes.ts'

/** No password has this hash. */
export const lockedHash = '!'

/** Authors of the demo reviews. Nobody can log in as one of them. */
export const reviewers = [
  { name: 'তানিয়া সুলতানা', email: 'tania@example.com', face: face('🧕', 'lilac') },
  { name: 'Rafiqul Islam', email: 'rafiq@example.com', face: face('🧔', 'sky') },
  { name: 'নুসরাত জাহান', email: 'nusrat@example.com' },
  { name: 'Mehedi Hasan', email: 'mehedi@example.com' },
  { name: 'শারমিন আক্তার', email: 'sharmin@example.com' },
  { name: 'আব্দুল করিম', email: 'karim@example.com' },
  { name: 'Sadia Afrin', email: 'sadia@example.com' },
  { name: 'মোঃ জাহিদ হোসেন', email: 'zahid@example.com' },
  { name: 'Priya Das', email: 'priya@example.com' },
  { name: 'ফারহানা ইয়াসমিন', email: 'farhana@example.com' },
]

/** The demo customer, who can log in. */
export const demoCustomer = {
  name: 'রহিমা আক্তার',
  email: 'demo@nokshihaat.example',
  address: {
    name: 'রহিমা আক্তার',
    number: '01712345678',
    address: 'বাড়ি ২৪, রোড ৭, ব্লক সি, মিরপুর ১০, ঢাকা ১২১৬',
  },
}

export const reviewerAddress = {
  number: '01812345678',
  address: 'স্টেশন রোড, সদর, কুমিল্লা ৩৫০০',
}

/**
 * Codes at the checkout; the last two are refused: expired, and used up by demo orders. People who
 * try the shop order more than once, so the first two have no limit a customer.
 */
export const promos = [
  { code: 'WELCOME50', priceTaka: 50, maxRedemptions: 100_000, maxPerCustomer: null },
  { code: 'EID100', priceTaka: 100, maxRedemptions: 100_000, maxPerCustomer: null },
  {
    code: 'BOISHAKH25',
    priceTaka: 25,
    maxRedemptions: 500,
    startsAt: new Date('2025-04-10T00:00:00+06:00'),
    endsAt: new Date('2025-04-21T00:00:00+06:00'),
  },
  { code: 'FIRST10', priceTaka: 10, maxRedemptions: 2 },
]

/** Orders, the oldest first: the demo customer has one of each status. */
export const orders: DemoOrder[] = [
  {
    id: '4K7QZM2XB9T',
    by: 'tania@example.com',
    status: 4,
    daysAgo: 75,
    feeTaka: 100,
    promo: 'FIRST10',
    lines: [
      ['leather-handbag-three-pockets', 1],
      ['matte-lipstick-long-lasting', 2],
    ],
  },
  {
    id: '9WD3RHV6N0J',
    by: 'rafiq@example.com',
    status: 4,
    daysAgo: 71,
    feeTaka: 100,
    promo: 'FIRST10',
    lines: [['wireless-headphone-anc-40h', 1]],
  },
  {
    id: 'E5T8CYA1KPG',
    by: demoCustomer.email,
    status: 4,
    daysAgo: 48,
    feeTaka: 60,
    promo: 'EID100',
    lines: [
      ['dhakai-jamdani-saree', 1],
      ['gold-plated-bangles-set', 1],
    ],
  },
  {
    id: 'M2XQ7B0ZS4F',
    by: demoCustomer.email,
    status: 5,
    daysAgo: 20,
    feeTaka: 60,
    lines: [['velvet-prayer-mat', 2]],
    cancelReason: 'ভুল রং বেছে নিয়েছিলাম, আবার অর্ডার করব।',
  },
  {
    id: '6HN9VJW3D8R',
    by: demoCustomer.email,
    status: 3,
    daysAgo: 4,
    feeTaka: 60,
    promo: 'WELCOME50',
    lines: [
      ['ceramic-teapot-set-six-cups', 1],
      ['sylhet-black-tea-premium', 2],
      ['ceramic-coffee-mug', 3],
    ],
  },
  {
    id: 'T1GPX5C7Y2Q',
    by: demoCustomer.email,
    status: 2,
    daysAgo: 2,
    feeTaka: 60,
    lines: [['eid-panjabi-embroidered', 1]],
  },
  {
    id: 'B8ZR4KE6M9W',
    by: demoCustomer.email,
    status: 1,
    daysAgo: 1,
    feeTaka: 100,
    lines: [
      ['সুন্দরবনের-খাঁটি-মধু', 2],
      ['cold-pressed-mustard-oil', 1],
    ],
  },
  {
    id: 'Q3V0FTJ5H7N',
    by: demoCustomer.email,
    status: 0,
    daysAgo: 0,
    feeTaka: 60,
    lines: [
      ['soft-teddy-bear-child-safe', 1],
      ['children-rhyme-book-colour', 2],
    ],
  },
]

function face(emoji: string, tint: Tint) {
  return { emoji, tint }
}

/** The owner of the demo: signs in by the link that the start prints, without a password. */
export const demoOwner = { name: 'Demo owner', login: 'demo-owner' }
