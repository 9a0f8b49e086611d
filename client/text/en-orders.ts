import type { Texts } from './bn'
import { callHours } from './shop-facts'

export const orders: Texts['orders'] = {
  aboutCheckout: 'Give your address and confirm the order.',
  mayStand: 'The order may have gone through, please look in your orders',
  goShopping: 'Go shopping',
  seeOrders: 'See my orders',
  deliveryAddress: 'Delivery address',
  yourGoods: 'Your goods',
  askedOnCall: 'We ask for colour and size on the call.',
  gone: 'no longer in the cart',
  goToCart: 'Go to the cart',
  isNew: 'This product is new in your cart',
  hasChanged: (price, pieces) => `Changed, before it was ${price} × ${pieces}`,
  confirm: (sum, soldOut) =>
    `Total ${sum} · ${soldOut > 0 ? `Remove ${soldOut} and order` : 'Confirm the order'}`,
  confirming: 'Confirming the order…',
  cashOnDelivery: 'Cash on delivery',
  notSent: 'The order was not sent, press again when the connection is back',
  isUnsure:
    'The order may have gone through. Press again to find out: the same order is never made twice.',

  order: 'Order',
  aboutSuccess: 'The number of your order, what to pay and when it comes.',
  get weWillCall() {
    return `We have your order. We will call you (${callHours('en')}) to confirm it, then send it.`
  },
  sayDistrict: 'The address is short or names no district: please tell us thana and district then.',
  noMail: 'E-mail is not set up in this shop yet, so none will come; we will tell you by phone.',
  isOther:
    'Please note: the order stands with the address and the price below, which differ from what you saw last. Call us to change it.',
  toPay: 'To pay on delivery',
  bookingCounts: 'Less what you paid as booking',
  mayTakeLonger: 'An estimate; outside Dhaka it may take 1–2 days more',
  get help() {
    return `Help (${callHours('en')})`
  },
  copy: 'Copy',
  copied: 'Copied',
  cannotCopy: 'It could not be copied, press and hold the number to copy it',

  aboutOrders: 'All your orders and where they are.',
  andMore: (products) => `and ${products} more`,
  tracking: 'Order tracking',
  aboutTracking: 'Where your order is now.',
  noSuchOrder: 'No order has this number',
  noSuchLink: 'This link shows no order any more',
  logInToSeeAll: 'Log in to see all',
  allOrders: 'All my orders',
  state: 'State of the order',
  done: '(done)',
  goods: 'Items',
  whyCancel: 'Why do you cancel it?',
  whyCancelHint: 'A reason helps us to do better; you may leave it out.',
  goBack: 'Go back',
  cancel: 'Cancel the order',
}
