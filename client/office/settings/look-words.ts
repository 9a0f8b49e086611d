import type { Words } from '../../text/pairs'

/** A preview of the shop in the settings, at a desk. */
export const lookWords = {
  title: ['দোকানে এমন দেখাবে', 'How the shop shows it'],
  products: ['পণ্যের তালিকা', 'Products'],
  about: (address: string, promise: string) => [
    [address, promise].filter(Boolean).join('। '),
    [address, promise].filter(Boolean).join('. '),
  ],
  daily: (hours: string) => [`প্রতিদিন ${hours}`, `Every day ${hours}`],
  last: ['আগের বদল:', 'Last change:'],
  whatChanged: ['কী বদলেছিল', 'What changed'],
} satisfies Words
