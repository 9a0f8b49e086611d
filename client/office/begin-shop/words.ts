import type { Words } from '../../text/pairs'

/** The first steps of a new shop. */
export const beginWords = {
  title: ['স্বাগতম', 'Welcome'],
  heading: ['আপনার দোকান সাজাই', 'Let us set up your shop'],
  done: (done: number, of: number) => [`${of}-এর ${done}টি হয়েছে`, `${done} of ${of} done`],
  progress: ['কতটা হয়েছে', 'How much is done'],
  isDone: ['হয়েছে', 'Done'],
  seeShop: ['দোকান দেখুন', 'See the shop'],
  change: ['বদলান', 'Change'],
  later: ['পরে করব', 'Skip for now'],
  save: ['সেভ করে এগোই', 'Save and continue'],
  over: ['এই ধাপগুলো আর দেখাবেন না', 'Do not show these steps again'],
  allDone: ['সব ধাপ হয়েছে। দোকান তৈরি!', 'All steps are done. The shop is ready!'],
  allSeen: [
    'বাকি ধাপগুলো যখন খুশি উপরে চাপ দিয়ে করতে পারবেন।',
    'The steps you skipped are above. Press one to do it.',
  ],
  toToday: ['আজকের কাজে যান', "Go to today's work"],

  name: {
    title: ['দোকানের নাম ও লোগো', "The shop's name and logo"],
    hint: ['দোকানের উপরে, নিচে ও স্লিপে থাকবে', 'At the top and bottom of the shop, and on slips'],
    noLogo: (name: string) => [`${name} · লোগো পরে`, `${name} · no logo yet`],
    field: ['দোকানের নাম', 'Name of the shop'],
    latin: ['ইংরেজি নাম', 'English name'],
    latinHint: [
      'ইংরেজি পাতায় থাকবে। না দিলে উপরের নামটিই থাকবে।',
      'Shown on English pages. If empty, the name above is used.',
    ],
    logo: ['লোগো', 'Logo'],
    logoHint: [
      'চারকোনা বা লম্বা ছবি; কোন অংশ থাকবে তা ছবি বেছে ঠিক করবেন। না দিলে নকশি ফুলটি থাকবে।',
      'A square or wide picture. Without a logo, the flower is used.',
    ],
    address: ['ঠিকানা', 'Address'],
    addressHint: [
      'না দিলে দোকানে ও স্লিপে ঠিকানা থাকবে না।',
      'If empty, the shop and its slips show no address.',
    ],
    empty: ['দোকানের নাম লিখুন', 'Write the name of the shop'],
  },
  phone: {
    title: ['ফোন ও WhatsApp', 'Phone and WhatsApp'],
    hint: ['ক্রেতা এই নম্বরে কল করবেন', 'Customers call this number'],
    isSample: (phone: string) => [
      `এখন দোকানে ${phone} দেখাচ্ছে। এটি নমুনা নম্বর, কেউ ধরবে না।`,
      `The shop now shows ${phone}, a sample number that nobody answers.`,
    ],
    isMissing: [
      'দোকানে এখনও কোনো ফোন নম্বর নেই, ক্রেতা কল করতে পারবেন না।',
      'The shop shows no phone number yet, so customers cannot call.',
    ],
    field: ['ফোন', 'Phone'],
    whatsapp: ['WhatsApp', 'WhatsApp'],
    whatsappHint: ['না দিলে ফোনের নম্বরটিই', 'If empty, the phone number is used'],
    email: ['ইমেইল', 'Email'],
    emailHint: ['না দিলে দোকানে ইমেইল থাকবে না।', 'If empty, the shop shows no email.'],
    empty: ['ফোন নম্বর লিখুন', 'Write a phone number'],
  },
  menus: {
    title: ['কী কী বিক্রি করবেন?', 'What will you sell?'],
    hint: [
      'তৈরি মেনু বেছে নিন, নাম ও ছবি পরে বদলাতে পারবেন।',
      'Choose ready menus; their names and pictures can be changed later.',
    ],
    have: (n: number) => [`${n}টি মেনু আছে`, n === 1 ? '1 menu' : `${n} menus`],
    categories: (n: number) => [`${n}টি ক্যাটাগরি`, `${n} categories`],
    make: (n: number) => [
      n ? `${n}টি মেনু বানান` : 'মেনু বানান',
      n === 0 ? 'Make menus' : n === 1 ? 'Make 1 menu' : `Make ${n} menus`,
    ],
    making: (done: number, of: number) => [`হচ্ছে: ${done} / ${of}`, `Making: ${done} / ${of}`],
    chooseFirst: ['অন্তত একটি মেনু বেছে নিন', 'Choose at least one menu'],
    own: ['নিজে লিখব', 'Write my own'],
    noPicture: [
      'তৈরি ছবিটি আনা যায়নি। ইন্টারনেট দেখে আবার চাপ দিন; যেগুলো হয়েছে সেগুলো থাকবে।',
      'The ready picture could not be loaded. Check the connection and press again. What was made stays.',
    ],
  },
  products: {
    title: ['প্রথম পণ্য', 'The first product'],
    hint: ['ছবি তুলুন, নাম ও দাম লিখুন: 2 মিনিট', 'Take a photo, write a name and a price: 2 minutes'],
    have: (n: number) => [`${n}টি পণ্য আছে`, n === 1 ? '1 product' : `${n} products`],
    about: [
      'ছবি, নাম, দাম আর ক্যাটাগরি দিলেই পণ্যটি দোকানে উঠবে। বাকি সব পরে দেওয়া যায়।',
      'A photo, a name, a price and a category are enough. Everything else can wait.',
    ],
    wantsMenu: [
      'পণ্য রাখতে একটি ক্যাটাগরি লাগে, তাই আগে মেনু বানান।',
      'Every product needs a category, so make a menu first.',
    ],
    add: ['পণ্য তুলুন', 'Add a product'],
    all: ['সব পণ্য', 'All products'],
    bring: ['অথবা একটি CSV ফাইল থেকে সব পণ্য আনুন', 'Or import all products from a CSV file'],
  },
  banner: {
    title: ['ব্যানার', 'Banner'],
    hint: ['পণ্যের ছবি আর ছাড় দিয়ে নিজেই তৈরি হবে', 'Made from a photo and a discount'],
    have: (n: number) => [`${n}টি ব্যানার আছে`, n === 1 ? '1 banner' : `${n} banners`],
    photo: ['কোন ছবিটি থাকবে', 'Photo'],
    ownPhoto: ['অন্য ছবি বাছুন', 'Choose another photo'],
    percent: ['কত % ছাড়', 'Percent off'],
    percentHint: [
      'ব্যানারে চাপলে এই ছাড়ের পণ্যগুলো খুলবে।',
      'The banner opens the products with this discount.',
    ],
    noneOff: (n: number) => [
      `${n}% ছাড়ে এখনও কোনো পণ্য নেই। আগে পণ্যে "আগের দাম" লিখুন, নইলে ব্যানারে চাপলে কিছু খুলবে না।`,
      `No products have ${n}% off yet. First give a product a former price, or the banner opens an empty list.`,
    ],
    preview: ['ব্যানারটি এমন হবে', 'The banner will look like this'],
    off: (n: number) => [`${n}% ছাড়`, `${n}% off`],
    make: ['ব্যানার দিন', 'Show the banner'],
    choosePhoto: ['একটি ছবি বেছে নিন', 'Choose a photo'],
    writePercent: ['1 থেকে 99-এর মধ্যে লিখুন', 'Write a number from 1 to 99'],
    unreadable: [
      'ছবিটি পড়া যায়নি। JPEG, PNG বা WebP দিন।',
      'The picture could not be read. Use JPEG, PNG or WebP.',
    ],
    all: ['সব ব্যানার', 'All banners'],
  },
  share: {
    title: ['লিংক শেয়ার করুন', 'Share the link'],
    hint: ['Facebook, WhatsApp, QR', 'Facebook, WhatsApp, QR'],
    link: ['আপনার দোকানের লিংক', "Your shop's link"],
    facebook: ['Facebook-এ দিন', 'Post on Facebook'],
    whatsapp: ['WhatsApp-এ দিন', 'Send on WhatsApp'],
    qr: ['দোকানের লিংকের QR কোড', "QR code of the shop's link"],
    qrHint: [
      'ছবিটি প্রিন্ট করে দোকানে বা প্যাকেটে লাগাতে পারেন।',
      'Print it for your counter or your parcels.',
    ],
    isLocal: [
      'এই ঠিকানা শুধু এই কম্পিউটারে খোলে। নিজের ডোমেইনে বসালে এখানে সেই লিংক আসবে।',
      'This address opens only on this computer. Once the shop is on your own domain, that link is shown here.',
    ],
  },
} satisfies Words
