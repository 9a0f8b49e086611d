import type { Texts } from './bn'
import type { today as bengali } from './bn-today'

export const today: Pick<Texts, keyof typeof bengali> = {
  today: {
    oldestCalls: 'Waiting longest',
    allCalls: 'All calls',
    title: (day) => `Today, ${day}`,
    waiting: ' waiting',
    tasks: 'To do now',
    call: 'Call',
    pack: 'Pack',
    hand: 'Hand over',
    back: 'Returns',
    answer: 'Answer',
    oldest: (wait) => `Oldest ${wait}`,
    done: 'All done',
    toAnswer: (messages, reviews) =>
      `${messages} ${messages === 1 ? 'message' : 'messages'}, ${reviews} ${reviews === 1 ? 'review' : 'reviews'}`,
    figures: 'Today in figures',
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
    taka: 'Delivered, taka',
    ordered: (days) => `Most ordered, ${days} days`,
    product: 'Product',
    quantity: 'Pieces',
    noneOrdered: 'No orders on these days',
    toShop: 'See the shop',
  },
}
