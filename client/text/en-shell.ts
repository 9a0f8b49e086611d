import type { Texts } from './bn'
import { shopNameLatin } from './shop-facts'

const callHours = '9 AM – 10 PM'
const promise = 'Hand-picked goods for the whole of Bangladesh.'

export const shell: Texts['shell'] = {
  shopName: shopNameLatin,
  homeTitle: `${shopNameLatin} — online shop`,
  titled: (title) => `${title} — ${shopNameLatin}`,
  promise,
  about: `House 12, Road 5, Dhanmondi, Dhaka 1205. ${promise}`,
  callHours,
  calledDaily: `Every day ${callHours}`,

  switchLabel: 'Language',
  announcement: 'Announcement',
  pause: 'Stop the text',
  play: 'Move the text',
  skip: 'Skip to content',
  openMenu: 'Open the menu',
  menu: 'Menu',
  mainMenu: 'Main menu',
  allMenus: 'All menus',
  inCart: (pieces) => (pieces === 1 ? '1 product in the cart' : `${pieces} products in the cart`),
  find: 'Search products',
  findExample: 'Search products: saree, headphones…',
  findNow: 'Search',

  links: 'Useful links',
  contact: 'Contact',
  orderProcedure: 'How to order',
  deliveryRules: 'Delivery rules',
  returnPolicy: 'Return policy',
  help: 'Need help?',
  fees: (inside, outside) => `Cash on delivery · ${inside} in Dhaka, ${outside} outside Dhaka`,

  mine: 'My Nokshi Haat',
  broken: 'This page cannot be shown',
  aboutBroken: 'The connection or our server has a problem. Opening the page again usually helps.',
  couldNotLoad: 'Could not load, please try again',
  againIn: (seconds) => `Trying again in ${seconds} s`,
  tryAgain: 'Try again',
  toHome: 'Back to home',
  offline: 'You are offline. The page mends itself when the connection is back.',
  close: 'Close',
}
