// Over 200 lines: the words of a large room.

import type { OfficeChange } from '#contract/office/all'
import type { Pair, Words } from '../../text/pairs'

/** After the author's name: `what` is an order's number, a name, or a count. */
export type Say = (what: string, n: number) => Pair
/** A sentence, or one of several by what the rows say (staff/audit-acts.ts). */
export type Says = Say | Record<string, Say>
/** Changes that write no row of the audit. */
type Silent =
  | 'invite/read'
  | 'orders/claim'
  | 'orders/next'
  | 'orders/note'
  | 'outbox/preview'
  | 'outbox/try'
  | 'products/saved'
  | 'pictures'
  | 'pictures/fetch'
  | 'drafts/save'
  | 'drafts/remove'
  | `imports/${'begin' | 'piece' | 'check' | 'remove' | 'pictures'}`
/** Acts that are no change of a row, those at the console, and `other` for any that is unknown. */
type More = 'slips' | `console ${'owner' | 'reset-factor' | 'unlock'}` | 'other'
/** A sentence for each change, by its path after /api/office/. */
type Acts = Record<Exclude<OfficeChange, Silent> | More, Says>

const steps = {
  1: (what: string) => [`${what} নিশ্চিত করলেন`, `confirmed ${what}`],
  2: (what: string) => [`${what} প্যাক করলেন`, `packed ${what}`],
  3: (what: string) => [`${what} কুরিয়ারে দিলেন`, `handed ${what} to the courier`],
  4: (what: string) => [`${what}: ডেলিভারি হয়েছে লিখলেন`, `marked ${what} as delivered`],
} satisfies Record<number, Say>
const changedStock: Say = (what) => [`${what}: স্টক বদলালেন`, `changed the stock of ${what}`]
const arranged: Say = (what) => [`দোকান সাজালেন: ${what}`, `arranged the shop: ${what}`]
const ordered: Say = (what) => [
  `দোকানে ক্রম বদলালেন: ${what}`,
  `changed the order in the shop: ${what}`,
]
const removed: Say = (what) => [`দোকান থেকে বাদ দিলেন: ${what}`, `removed from the shop: ${what}`]

export const auditWords = {
  audit: {
    who: ['কে', 'Who'],
    what: ['কী', 'What'],
    from: ['যেদিন থেকে', 'From'],
    to: ['যেদিন পর্যন্ত', 'To'],
    all: ['সব', 'All'],
    empty: ['এমন কিছু লেখা নেই', 'Nothing matches'],
    console: ['কনসোল', 'Console'],
    address: (address: string) => [`ঠিকানা: ${address}`, `Address: ${address}`],
    added: ['যোগ হয়েছে', 'added'],
    removed: ['মুছেছে', 'removed'],
    none: ['—', '—'],
    changed: ['বদলানো হয়েছে', 'changed'],
    ordersOf: (n: number) => [`${n}টি অর্ডার`, `${n} orders`],
    orderOf: (transId: string) => [`অর্ডার ${transId}`, `order ${transId}`],
    shown: ['দোকানে দেখা যায়', 'Shown in the shop'],
    amount: ['কত টাকা কমবে', 'Amount off'],
    running: ['চালু', 'Active'],
    productsOf: (n: number) => [`${n}টি পণ্য`, `${n} products`],
    promoKinds: {
      taka: ['টাকা', 'Taka'],
      percent: ['শতাংশ', 'Percent'],
      delivery: ['ফ্রি ডেলিভারি', 'Free delivery'],
    },
    cartResults: {
      ordered: ['অর্ডার হয়েছে', 'Ordered'],
      later: ['পরে', 'Later'],
      not_wanted: ['নেবেন না', 'Not wanted'],
    },
    columns: {
      status: ['অবস্থা', 'Status'],
      outcome: ['পার্সেল', 'Parcel'],
      call_at: ['কলের সময়', 'Next call'],
      calls: ['কল', 'Calls'],
      wrong_number: ['ভুল নম্বর', 'Wrong number'],
      district: ['জেলা', 'District'],
      address_name: ['নাম', 'Name'],
      address_number: ['ফোন', 'Phone'],
      address: ['ঠিকানা', 'Address'],
      fee_taka: ['ডেলিভারি', 'Delivery'],
      subtotal_taka: ['পণ্যের দাম', 'Products'],
      discount_taka: ['ছাড়', 'Discount'],
      rebate_taka: ['বিশেষ ছাড়', 'Sum off'],
      rebate_why: ['ছাড়ের কারণ', 'Why off'],
      source: ['কোথা থেকে', 'Source'],
      joined_into: ['যে অর্ডারে গেছে', 'Joined with'],
      taka: ['টাকা', 'Taka'],
      way: ['কীভাবে', 'Paid by'],
      reference: ['লেনদেনের নম্বর', 'Reference'],
      undone_at: ['ফিরিয়ে নেওয়ার সময়', 'Taken back at'],
      total_taka: ['মোট', 'Total'],
      quantity: ['কয়টি', 'Pieces'],
      state: ['অবস্থা', 'State'],
      answer: ['উত্তর', 'Answer'],
      answered_at: ['উত্তরের সময়', 'time of the answer'],
      stars: ['তারা', 'Stars'],
      name: ['নাম', 'Name'],
      role: ['কাজ', 'Role'],
      active: ['চালু', 'Can sign in'],
      lang: ['ভাষা', 'Language'],
      password_hash: ['পাসওয়ার্ড', 'Password'],
      invite_until: ['লিংকের মেয়াদ', 'Link until'],
      invite_hash: ['লিংক', 'Link'],
      totp_since: ['দুই ধাপে যাচাই', 'Two-step sign-in'],
      totp_secret: ['দুই ধাপে যাচাই', 'Two-step sign-in'],
      recovery: ['রিকভারি কোড', 'Recovery codes'],
      slug: ['লিংক', 'Link'],
      title: ['নাম', 'Name'],
      image: ['ছবি', 'Photo'],
      image_alt: ['ছবির কথা', 'Photo description'],
      alt: ['ছবির কথা', 'Photo description'],
      price_taka: ['দাম', 'Price'],
      old_price_taka: ['আগের দাম', 'Former price'],
      discount_percent: ['ছাড়', 'Discount'],
      minimum_order: ['কমপক্ষে কয়টি', 'Minimum order'],
      own_code: ['নিজের কোড', 'Your own code'],
      archived_at: ['তুলে রাখার সময়', 'Off sale since'],
      told_at: ['জানানোর সময়', 'Told at'],
      words_over: ['ছবির উপরে কথা', 'Words over the picture'],
      stock_set: ['স্টকে আছে', 'In stock'],
      counted: ['গুনে রাখা', 'Counted'],
      choice_goes_with_order: ['অর্ডারে রং-সাইজ', 'Choice with the order'],
      description: ['বর্ণনা', 'Description'],
      order_policy: ['অর্ডার পলিসি', 'Order policy'],
      size_chart: ['সাইজ চার্ট', 'Size chart'],
      position: ['ক্রম', 'Place'],
      removed_at: ['বাদ দেওয়ার সময়', 'Removed at'],
      color: ['রং', 'Colour'],
      size: ['সাইজ', 'Size'],
      low_at: ['কম হলে জানাবে', 'Warn below'],
      menu: ['মেনু', 'Menu'],
      category: ['ক্যাটাগরি', 'Category'],
      tag: ['ট্যাগ', 'Tag'],
      english: ['ইংরেজিতে', 'In English'],
      value: ['সেটিং', 'Setting'],
      code: ['কোড', 'Code'],
      takes: ['কী কমবে', 'What it takes off'],
      percent: ['কত শতাংশ কমবে', 'Percent off'],
      most_taka: ['সর্বোচ্চ কত টাকা', 'At most (taka)'],
      max_redemptions: ['মোট কতবার', 'Total uses'],
      max_per_customer: ['একজন ক্রেতা কতবার', 'Uses per customer'],
      max_per_number: ['এক ফোন নম্বরে কতবার', 'Uses per phone number'],
      min_subtotal_taka: ['কত টাকার অর্ডারে', 'Minimum order total'],
      starts_at: ['শুরুর দিন', 'First day'],
      ends_at: ['শেষের দিন', 'Last day'],
      note: ['নিজেদের জন্য নোট', 'Internal note'],
      phone: ['ফোন', 'Phone'],
      reason: ['কারণ', 'Reason'],
      until: ['যেদিন পর্যন্ত', 'Last day'],
      public: ['কার্টে দেখানো', 'Shown in carts'],
      result: ['কার্টের কী হলো', 'What became of the cart'],
      back_at: ['আবার তালিকায়', 'Listed again'],
    },
    entities: {
      orders: ['অর্ডার', 'Order'],
      order_line: ['অর্ডারের পণ্য', 'Order line'],
      order_payment: ['অগ্রিম', 'Advance'],
      cancellation: ['বাতিল', 'Cancellation'],
      review: ['রিভিউ', 'Review'],
      message: ['মেসেজ', 'Message'],
      staff: ['কর্মী', 'Staff'],
      password_reset: ['পাসওয়ার্ডের লিংক', 'Password link'],
      session: ['অফিসে লগইন', 'Sign-in'],
      claim: ['হাতের অর্ডার', 'Taking an order'],
      import: ['ফাইল', 'File'],
      slips: ['স্লিপ', 'Slips'],
      product: ['পণ্য', 'Product'],
      product_content: ['পণ্যের লেখা', 'Text of a product'],
      product_image: ['পণ্যের ছবি', 'Photo of a product'],
      product_color: ['পণ্যের রং', 'Colour of a product'],
      product_size: ['পণ্যের সাইজ', 'Size of a product'],
      product_category: ['পণ্যের ক্যাটাগরি', 'Category of a product'],
      product_tag: ['পণ্যের ট্যাগ', 'Tag of a product'],
      product_ask: ['পণ্য আসার খবর', 'Waiting for a product'],
      stock_item: ['গোনা রং-সাইজ', 'Stock of a colour or size'],
      stock_move: ['স্টকের বদল', 'Stock change'],
      menu: ['মেনু', 'Menu'],
      category: ['ক্যাটাগরি', 'Category'],
      tag: ['ট্যাগ', 'Tag'],
      banner: ['ব্যানার', 'Banner'],
      setting: ['সেটিং', 'Setting'],
      promo: ['প্রোমো', 'Promo'],
      phone_block: ['ব্লক করা নম্বর', 'Blocked number'],
      cart_outcome: ['ফেলে যাওয়া কার্ট', 'Cart left behind'],
      outbox: ['ক্রেতাকে পাঠানো মেসেজ', 'Message to a customer'],
    },
    acts: {
      'orders/call': {
        confirmed: (what) => [`${what} নিশ্চিত করলেন`, `confirmed ${what}`],
        no_answer: (what) => [`${what}: ক্রেতা ফোন ধরেননি`, `got no answer: ${what}`],
        later: (what) => [`${what}: পরে কল করার সময় দিলেন`, `will call later: ${what}`],
        wrong_number: (what) => [`${what}: ভুল নম্বর লিখলেন`, `reported a wrong number: ${what}`],
        refused: (what) => [
          `${what} বাতিল করলেন: ক্রেতা নেবেন না`,
          `cancelled ${what}: refused by the customer`,
        ],
      },
      'orders/step': steps,
      'orders/steps': steps,
      'orders/outcome': {
        coming_back: (what) => [`${what}: ফেরত আসছে লিখলেন`, `marked ${what} as coming back`],
        returned: (what) => [`${what} ফেরত পেলেন`, `received ${what} back`],
        lost: (what) => [`${what}: হারিয়ে গেছে লিখলেন`, `marked ${what} as lost`],
      },
      'orders/undo': (what) => [`${what}: আগের কাজ ফিরিয়ে নিলেন`, `undid the last step: ${what}`],
      'orders/cancel': (what) => [`${what} বাতিল করলেন`, `cancelled ${what}`],
      'orders/edit': (what) => [`${what} বদলালেন`, `changed ${what}`],
      'orders/district': (what) => [`${what}: জেলা বদলালেন`, `changed the district of ${what}`],
      'new-orders/save': (what) => [`${what} লিখলেন`, `took ${what}`],
      'orders/advance': {
        paid: (what) => [`${what}: অগ্রিম পেলেন`, `noted an advance for ${what}`],
        back: (what) => [`${what}: অগ্রিম ফেরত দিলেন`, `gave an advance for ${what} back`],
      },
      'orders/advance/undo': (what) => [
        `${what}: অগ্রিমের লেখা ফিরিয়ে নিলেন`,
        `took the note of an advance for ${what} back`,
      ],
      'orders/discount': (what) => [`${what}: বিশেষ ছাড় বদলালেন`, `changed the sum off ${what}`],
      'orders/join': (what) => [`${what} এক করলেন`, `joined ${what}`],
      'orders/correct': (what) => [`${what}: ভুল শোধরালেন`, `corrected ${what}`],
      'orders/corrections': (what) => [`${what}: ভুল শোধরালেন`, `corrected ${what}`],
      'orders/release': (what) => [`${what} হাত থেকে ছেড়ে দিলেন`, `put ${what} back`],
      slips: (_what, n) => [`${n}টি স্লিপ খুললেন`, `opened ${n === 1 ? '1 slip' : `${n} slips`}`],
      'messages/answer': (what) => [
        `${what}-এর মেসেজের উত্তর লিখলেন`,
        `wrote an answer to the message of ${what}`,
      ],
      'messages/state': {
        answered: (what) => [`${what}-এর মেসেজের উত্তর দিলেন`, `answered the message of ${what}`],
        closed: (what) => [`${what}-এর মেসেজ শেষ করলেন`, `closed the message of ${what}`],
        new: (what) => [`${what}-এর মেসেজ আবার খুললেন`, `opened the message of ${what} again`],
      },
      'reviews/answer': (what) => [`${what}: রিভিউর উত্তর লিখলেন`, `answered a review of ${what}`],
      'reviews/state': {
        shown: (what) => [`${what}: রিভিউ দেখালেন`, `showed a review of ${what} in the shop`],
        held: (what) => [`${what}: রিভিউ আটকে রাখলেন`, `held a review of ${what}`],
        hidden: (what) => [`${what}: রিভিউ লুকালেন`, `hid a review of ${what}`],
      },
      'asks/told': {
        told: (what) => [`${what} এসেছে, একজনকে জানালেন`, `told somebody that ${what} is back`],
        waits: (what) => [
          `${what}: একজনকে জানানো হয়নি লিখলেন`,
          `marked somebody as not told of ${what}`,
        ],
      },
      'customers/reset': (what) => [
        `${what}-কে নতুন পাসওয়ার্ডের লিংক দিলেন`,
        `gave ${what} a link for a new password`,
      ],
      'outbox/sentence': (what) => [`${what}: ক্রেতাকে লিখলেন`, `wrote to the customer: ${what}`],
      'outbox/again': (what) => [`${what} আবার পাঠালেন`, `sent ${what} again`],
      'outbox/all-again': (what) => [`${what}: সব আবার পাঠালেন`, `sent all again: ${what}`],
      'outbox/by-hand': (what) => [
        `${what}: নিজে জানিয়েছেন লিখলেন`,
        `told the customer in person: ${what}`,
      ],
      'products/save': {
        new: (what) => [`নতুন পণ্য দোকানে দিলেন: ${what}`, `published the new product ${what}`],
        save: (what) => [`${what} বদলালেন`, `changed ${what}`],
      },
      'products/many': {
        archive: (what) => [`${what} দোকান থেকে তুলে রাখলেন`, `took ${what} off sale`],
        restore: (what) => [`${what} আবার দোকানে দিলেন`, `put ${what} back on sale`],
        price: (what) => [`${what}: দাম বদলালেন`, `changed the price: ${what}`],
        tagged: (what) => [`${what}: ট্যাগ বদলালেন`, `changed the tags of ${what}`],
        categorised: (what) => [`${what}: ক্যাটাগরি বদলালেন`, `changed the categories of ${what}`],
        save: (what) => [`${what} বদলালেন`, `changed ${what}`],
      },
      'products/undo': (what) => [`${what}: আগের কাজ ফিরিয়ে নিলেন`, `undid the last step: ${what}`],
      'products/remove': (what) => [`${what} মুছে ফেললেন`, `deleted ${what}`],
      'stock/change': changedStock,
      'stock/changes': changedStock,
      'stock/count': changedStock,
      'stock/low': (what) => [
        `${what}: কত কমলে জানাবে, ঠিক করলেন`,
        `changed the stock warning of ${what}`,
      ],
      'menus/save': arranged,
      'menus/order': ordered,
      'menus/remove': removed,
      'categories/save': arranged,
      'categories/order': ordered,
      'categories/remove': removed,
      'tags/save': arranged,
      'tags/remove': removed,
      'banners/save': arranged,
      'banners/order': ordered,
      'banners/remove': removed,
      'promos/save': {
        new: (what) => [`প্রোমো বানালেন: ${what}`, `made the promo ${what}`],
        start: (what) => [`প্রোমো আবার চালু করলেন: ${what}`, `started the promo ${what} again`],
        save: (what) => [`প্রোমো বদলালেন: ${what}`, `changed the promo ${what}`],
      },
      'promos/end': (what) => [`প্রোমো শেষ করলেন: ${what}`, `ended the promo ${what}`],
      'blocks/save': {
        new: (what) => [`নম্বর ব্লক করলেন: ${what}`, `blocked the number ${what}`],
        save: (what) => [`নম্বরের ব্লক বদলালেন: ${what}`, `changed the block of ${what}`],
      },
      'blocks/remove': (what) => [`নম্বরের ব্লক তুললেন: ${what}`, `unblocked the number ${what}`],
      'carts/record': {
        ordered: (what) => [
          `${what}-এর কার্ট: অর্ডার হয়েছে লিখলেন`,
          `marked the cart of ${what} as ordered`,
        ],
        later: (what) => [`${what}-এর কার্ট: পরে লিখলেন`, `put the cart of ${what} off`],
        not_wanted: (what) => [
          `${what}-এর কার্ট: নেবেন না লিখলেন`,
          `marked the cart of ${what} as not wanted`,
        ],
      },
      'carts/undo': (what) => [
        `${what}-এর কার্ট আবার তালিকায় রাখলেন`,
        `put the cart of ${what} back on the list`,
      ],
      'settings/save': () => ['সেটিংস বদলালেন', 'changed the settings'],
      'feed/set': () => ['সেটিংস বদলালেন', 'changed the settings'],
      'imports/apply': (what) => [
        `ফাইল থেকে পণ্য তুললেন: ${what}`,
        `imported products from a file: ${what}`,
      ],
      'imports/stop': (what) => [
        `ফাইল থেকে পণ্য তোলা থামালেন: ${what}`,
        `stopped the import of a file: ${what}`,
      ],
      'imports/take-off-new': (what) => [
        `ফাইলের নতুন পণ্য দোকান থেকে তুলে রাখলেন: ${what}`,
        `took the new products of a file off sale: ${what}`,
      ],
      'staff/invite': (what) => [`${what}-কে অফিসে আমন্ত্রণ দিলেন`, `invited ${what} to the office`],
      'staff/save': (what) => [`${what}-এর অ্যাকাউন্ট বদলালেন`, `changed the account of ${what}`],
      'staff/reset': (what) => [
        `${what}-এর পাসওয়ার্ড মুছে নতুন লিংক দিলেন`,
        `removed the password of ${what} and made a new link`,
      ],
      'invite/accept': () => ['লিংক দিয়ে পাসওয়ার্ড ঠিক করলেন', 'chose a password through a link'],
      signin: {
        with_password: () => ['অফিসে লগইন করলেন', 'signed in'],
        with_recovery: () => ['রিকভারি কোড দিয়ে অফিসে লগইন করলেন', 'signed in with a recovery code'],
      },
      signout: () => ['লগআউট করলেন', 'signed out'],
      'sessions/end': (_what, n) => [
        `অন্য ${n}টি ডিভাইস লগআউট করলেন`,
        `signed out ${n === 1 ? '1 other device' : `${n} other devices`}`,
      ],
      'me/save': () => ['নিজের নাম বা ভাষা বদলালেন', 'changed their own name or language'],
      'me/password': () => ['নিজের পাসওয়ার্ড বদলালেন', 'changed their own password'],
      'me/prove': () => ['একটি রিকভারি কোড ব্যবহার করলেন', 'used a recovery code'],
      'me/totp/start': () => ['দুই ধাপে যাচাই শুরু করলেন', 'began to set up two-step sign-in'],
      'me/totp/confirm': () => ['দুই ধাপে যাচাই চালু করলেন', 'turned two-step sign-in on'],
      'me/totp/off': () => ['দুই ধাপে যাচাই বন্ধ করলেন', 'turned two-step sign-in off'],
      'console owner': (what) => [
        `মালিক ${what}-এর জন্য লিংক বানানো হলো`,
        `made a link for the owner ${what}`,
      ],
      'console reset-factor': (what) => [
        `${what}-এর দুই ধাপে যাচাই তুলে নেওয়া হলো`,
        `turned two-step sign-in off for ${what}`,
      ],
      'console unlock': (what) => [
        `${what}-এর লগইন খুলে দেওয়া হলো`,
        `unlocked the sign-in of ${what}`,
      ],
      other: (what) => [`${what}: বদল হলো`, `changed ${what}`],
    } satisfies Acts,
  },
} satisfies Words
