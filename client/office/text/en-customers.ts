import type { Texts } from './bn'
import type { customers as bengali } from './bn-customers'
import { within } from './en-time'

export const customers: Pick<Texts, keyof typeof bengali> = {
  customers: {
    find: 'Find a customer',
    findHint: 'Phone, name or email',
    list: 'List of customers',
    one: 'Customer',
    none: 'There are no customers yet',
    noneFound: (q) => `Nobody was found for “${q}”`,
    noneFoundHint: 'Type the last 4 digits of a phone, whole names, or the beginning of an email.',
    noSuch: 'There is no such customer',
    showAll: 'Show all',
    choose: 'Choose a customer from the list',
    orders: (n) => (n === 1 ? '1 order' : `${n} orders`),
    since: (time) => `Customer since ${within(time)}`,
    noNumber: 'No phone number',
    call: 'Call',
    mail: 'Email',
    address: 'Address',
    noAddress: 'No address yet',
    record: 'History of this number',
    delivered: 'Accepted',
    returned: 'Returned',
    cancelled: 'Cancelled',
    open: 'Open',
    ordersTitle: 'Orders',
    newestOnly: (n) => `The newest ${n}`,
    noOrders: 'No orders yet',
    password: 'Password',
    passwordHint: 'A customer who forgot it sets a new one with this link.',
    reset: 'Link for a new password',
    resetAsk: (name) =>
      `Make a link for ${name}? It works once, within 30 minutes. An older link stops working.`,
    makeLink: 'Make the link',
    link: 'Link',
    linkHint: (until) =>
      `Works once, until ${within(until)}. Only for the customer; it is not shown again.`,
  },
}
