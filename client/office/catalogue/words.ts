import type { Words } from '../../text/pairs'

/** Menus with their categories, tags and banners. */
export const catalogueWords = {
  tabs: { menus: ['মেনু', 'Menus'], tags: ['ট্যাগ', 'Tags'], banners: ['ব্যানার', 'Banners'] },
  hint: ['দোকানে সঙ্গে সঙ্গে বদলাবে।', 'The shop changes at once.'],
  hintOfFinger: [
    'আগে-পরে করতে চেপে ধরে টানুন, বা পাশের মেনু খুলুন।',
    'To move one, press and hold it, then drag; or use its menu.',
  ],
  hintOfKeys: [
    'আগে-পরে করতে ফোঁটা ধরে টানুন, মেনু খুলুন, বা Alt চেপে তীর চিহ্ন দিন।',
    'To move one, drag its dots, use its menu, or hold Alt and press an arrow key.',
  ],
  products: (n: number) => [`${n}টি পণ্য`, n === 1 ? '1 product' : `${n} products`],
  moving: ['পণ্য সরানো হচ্ছে…', 'Products are being moved…'],
  off: ['বন্ধ', 'off'],
  isOff: ['বন্ধ আছে', 'switched off'],
  shown: (name: string) => [`${name}: দোকানে দেখান`, `${name}: show it in the shop`],
  more: (name: string) => [`${name}: আরও কাজ`, `${name}: more actions`],
  newMenu: ['নতুন মেনু', 'New menu'],
  newCategory: ['ক্যাটাগরি', 'Category'],
  newTag: ['নতুন ট্যাগ', 'New tag'],
  newBanner: ['নতুন ব্যানার', 'New banner'],
  noCategories: [
    'ক্যাটাগরি নেই। দোকানে "No Categories" লেখা থাকবে।',
    'No categories. The shop says "No Categories" here.',
  ],
  noMenus: ['এখনও কোনো মেনু নেই', 'There are no menus yet'],
  noTags: ['এখনও কোনো ট্যাগ নেই', 'There are no tags yet'],
  noBanners: ['এখনও কোনো ব্যানার নেই', 'There are no banners yet'],
  tagHint: [
    'ট্যাগে চাপলে নাম বদলানো, দুটি এক করা বা বাদ দেওয়া যায়। পুরোনো নামের লিংকও কাজ করে।',
    'Press a tag to rename it, to join two, or to remove it. Old links go on working.',
  ],
  change: ['বদলান', 'Change'],
  before: ['এক ঘর আগে নিন', 'Move one place earlier'],
  behind: ['এক ঘর পরে নিন', 'Move one place later'],
  first: ['সবার আগে নিন', 'Move to the front'],
  join: ['আরেকটির সঙ্গে এক করুন', 'Join with another'],
  remove: ['বাদ দিন', 'Remove'],
  joinNow: ['এক করুন', 'Join'],
  seeProducts: ['পণ্যগুলো দেখুন', 'See its products'],

  titles: {
    menu: (name: string) => (name ? [`মেনু: ${name}`, `Menu: ${name}`] : ['নতুন মেনু', 'New menu']),
    category: (name: string) =>
      name ? [`ক্যাটাগরি: ${name}`, `Category: ${name}`] : ['নতুন ক্যাটাগরি', 'New category'],
    tag: (name: string) => (name ? [`ট্যাগ: ${name}`, `Tag: ${name}`] : ['নতুন ট্যাগ', 'New tag']),
    banner: (name: string) =>
      name ? [`ব্যানার: ${name}`, `Banner: ${name}`] : ['নতুন ব্যানার', 'New banner'],
  },
  name: ['নাম', 'Name'],
  nameHint: ['নাম বদলালে পুরোনো লিংকও কাজ করবে।', 'Links with the old name go on working.'],
  english: ['ইংরেজিতে', 'In English'],
  englishHint: [
    'ইংরেজি দোকানে এই নাম দেখাবে। খালি রাখলে উপরের নামই থাকবে।',
    'The English shop shows this. If empty, it shows the name above.',
  ],
  menu: ['কোন মেনুতে', 'In which menu'],
  isShown: ['দোকানে দেখান', 'Show it in the shop'],
  percent: ['কত % ছাড়ের পণ্য খুলবে', 'Opens the products with this % off'],
  percentOff: (n: number) => [`${n}% ছাড়`, `${n}% off`],
  alt: ['ব্যানারের কথা', 'The banner’s words'],
  altHint: [
    'ছবিতে যা লেখা আছে, অথবা ছবির ওপর যা লেখা হবে। কোলনের আগের অংশ বড় হরফে। খালি রাখা যায়।',
    'What stands in the picture, or is to be written over it. What comes before a colon is larger. Optional.',
  ],
  altEnglish: ['ব্যানারের কথা, ইংরেজিতে', 'The banner’s words in English'],
  altEnglishHint: ['ইংরেজি দোকানে এটি দেখা যাবে। খালি রাখা যায়।', 'Shown in the English shop. Optional.'],
  wordsOver: [
    'কথাগুলো ছবির ওপর লেখা হোক (ছবিতে লেখা না থাকলে)',
    'Write the words over the picture (where it has none)',
  ],
  noneOff: (n: number) => [`${n}% ছাড়ে এখনও কোনো পণ্য নেই`, `No products have ${n}% off yet`],

  categoryPicture: [
    'চারকোনা ছবি; কোন অংশ থাকবে তা ছবি বেছে ঠিক করবেন।',
    'A square picture. You choose which part of your photo to use.',
  ],
  bannerPicture: [
    'চওড়া ছবি, 3:1 মাপে, অন্তত 1216 পিক্সেল চওড়া। কোন অংশ থাকবে তা ছবি বেছে ঠিক করবেন।',
    'A wide picture (3:1), at least 1,216 pixels wide. You choose which part of your photo to use.',
  ],
  noPicture: ['একটি ছবি দিন', 'Add a picture'],

  removing: (name: string) => [`${name}: বাদ দিন বা এক করুন`, `${name}: remove or join`],
  standing: (n: number) => [
    `এখানে ${n}টি পণ্য আছে। কোথায় যাবে বলুন।`,
    `${n} products are here. Choose where they go.`,
  ],
  standingMenu: (n: number) => [
    `এই মেনুতে ${n}টি ক্যাটাগরি আছে। কোথায় যাবে বলুন।`,
    `${n} categories are in this menu. Choose where they go.`,
  ],
  empty: ['এখানে কোনো পণ্য নেই।', 'There are no products here.'],
  emptyMenu: ['এই মেনুতে কোনো ক্যাটাগরি নেই।', 'There are no categories in this menu.'],
  to: ['কোথায় যাবে', 'Where they go'],
  nowhere: ['কোথাও নয়', 'Nowhere'],
  choose: ['বেছে নিন', 'Choose'],
  leads: ['পুরোনো নামের লিংক সেখানে নিয়ে যাবে।', 'Links with the old name will lead there.'],
  removeBanner: [
    'ব্যানারটি দোকান থেকে সরে যাবে। পণ্যগুলো থাকবে।',
    'The banner is removed from the shop. The products stay.',
  ],
  joined: (name: string) => [`${name}: এক করা হয়েছে`, `${name} was joined`],
  removed: (name: string) => [`${name}: বাদ দেওয়া হয়েছে`, `${name} was removed`],
  saidOrder: (name: string) => [`${name}: জায়গা বদলেছে`, `${name} was moved`],
  saidOn: (name: string) => [`${name}: দোকানে দেখাচ্ছে`, `${name} is shown`],
  saidOff: (name: string) => [`${name}: দোকানে বন্ধ`, `${name} is switched off`],
  undone: ['আগের মতো করা হয়েছে', 'Undone'],
} satisfies Words
