import type { Texts } from './bn'

export const home: Texts['home'] = {
  about:
    'Sarees, panjabis, electronics, home and kitchen goods. Home delivery across Bangladesh in 3–5 days, cash on delivery.',
  offers: 'Offers',
  offer: (percent) => `Offer: ${percent}% off`,

  cash: 'Cash on delivery',
  aboutCash: 'Pay when you have the goods',
  delivery: 'Delivery in 3–5 days',
  aboutDelivery: 'To your home, all over Bangladesh',
  faults: 'Report faults within 7 days',
  aboutFaults: 'Checked and solved in 5–10 days',

  noProducts: 'Products are coming soon',
  aboutNoProducts: 'To ask something now, call or send a message.',
  more: (count) => `Showing ${count} more products`,
}
