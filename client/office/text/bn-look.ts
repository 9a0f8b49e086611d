/** A preview of the shop in the settings, at a desk. */
export const look = {
  title: 'দোকানে এমন দেখাবে',
  goods: 'পণ্যের তালিকা',
  about: (address: string, promise: string) => [address, promise].filter(Boolean).join('। '),
  daily: (hours: string) => `প্রতিদিন ${hours}`,
  last: 'আগের বদল:',
  whatChanged: 'কী বদলেছিল',
}
