import type { Texts } from './bn'
import type { customers as bengali } from './bn-customers'

export const customers: Pick<Texts, keyof typeof bengali> = {
  customers: {
    find: 'Find a customer',
    findHint: 'Phone, name or email',
    list: 'List of customers',
    one: 'Customer',
    none: 'There are no customers yet',
    noneFound: (q) => `Nobody was found by “${q}”`,
    noneFoundHint: 'Type the last 4 digits of a phone, whole names, or the beginning of an email.',
    noSuch: 'There is no such customer',
    showAll: 'Show all',
    choose: 'Choose somebody in the list',
    orders: (n) => (n === 1 ? '1 order' : `${n} orders`),
    since: (time) => `Since ${time}`,
    noNumber: 'No phone number',
    call: 'Call',
    mail: 'Email',
    address: 'Address',
    noAddress: 'Has given none',
    record: 'Record of this number',
    delivered: 'Accepted',
    returned: 'Returned',
    cancelled: 'Cancelled',
    open: 'Open',
    ordersTitle: 'Orders',
    newestOnly: (n) => `The last ${n}`,
    noOrders: 'Has not ordered yet',
    password: 'Password',
    passwordHint: 'Who forgot his password gets a link and sets a new one himself.',
    reset: 'Link for a new password',
    resetAsk: (name) =>
      `Make a link for ${name}? It works once, for 30 minutes. A former link ends.`,
    makeLink: 'Make the link',
    link: 'Link',
    linkHint: (until) =>
      `Good until ${until}, once. Send or read it to the customer alone; it is not shown again.`,
  },
}
