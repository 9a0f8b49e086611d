import { openTexts } from './lang'

/** A preview of the shop in the settings, at a desk. */
const bn = {
  title: 'দোকানে এমন দেখাবে',
  products: 'পণ্যের তালিকা',
  about: (address: string, promise: string) => [address, promise].filter(Boolean).join('। '),
  daily: (hours: string) => `প্রতিদিন ${hours}`,
  last: 'আগের বদল:',
  whatChanged: 'কী বদলেছিল',
}

const en: typeof bn = {
  title: 'How the shop shows it',
  products: 'Products',
  about: (address, promise) => [address, promise].filter(Boolean).join('. '),
  daily: (hours) => `Every day ${hours}`,
  last: 'Last change:',
  whatChanged: 'What changed',
}

export const [useLookText] = openTexts(bn, en)
