import type { look as bengali } from './bn-look'

export const look: typeof bengali = {
  title: 'How the shop shows it',
  goods: 'Goods',
  about: (address, promise) => [address, promise].filter(Boolean).join('. '),
  daily: (hours) => `Every day ${hours}`,
  last: 'Last change:',
  whatChanged: 'What changed',
}
