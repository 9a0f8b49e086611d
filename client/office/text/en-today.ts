import type { Texts } from './bn'
import type { today as bengali } from './bn-today'

export const today: Pick<Texts, keyof typeof bengali> = {
  today: {
    oldestCalls: 'Oldest calls',
    allCalls: 'All calls',
    title: (day) => `Today, ${day}`,
    waiting: ' waiting',
    tasks: 'What is to be done now',
    call: 'Call',
    pack: 'Pack',
    hand: 'Hand over',
    back: 'Take back',
    answer: 'Answer',
    oldest: (wait) => `Oldest ${wait}`,
    done: 'All done',
    toAnswer: (messages, reviews) =>
      `${messages} ${messages === 1 ? 'message' : 'messages'}, ${reviews} ${reviews === 1 ? 'review' : 'reviews'}`,
    figures: 'Figures of today',
    placed: 'New orders',
    confirmed: 'Confirmed',
    shipped: 'Shipped',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    returned: 'Returned',
    yesterday: (n) => `Yesterday ${n}`,
    lastDays: (n) => `${n} days`,
    drawn: (days, delivered, cancelled, returned) =>
      `In ${days} days ${delivered} delivered, ${cancelled} cancelled, ${returned} returned`,
    showTable: 'Show as a table',
    day: 'Day',
    taka: 'Taka delivered',
    ordered: (days) => `Most ordered, ${days} days`,
    product: 'Product',
    quantity: 'Ordered',
    noneOrdered: 'No order came in these days',
    toShop: 'Look at the shop',
  },
}
