import type { Texts } from './bn'
import { callHours, shopAddress, shopNameLatin, shopPromise } from './shop-facts'

export const shell: Texts['shell'] = {
  get shopName() {
    return shopNameLatin()
  },
  get homeTitle() {
    return `${shopNameLatin()} — online shop`
  },
  titled: (title) => `${title} — ${shopNameLatin()}`,
  get promise() {
    return shopPromise('en')
  },
  get about() {
    return [shopAddress('en'), shopPromise('en')].filter(Boolean).join('. ')
  },
  get callHours() {
    return callHours('en')
  },
  get calledDaily() {
    return `Every day ${callHours('en')}`
  },

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
  findExample: 'Search, e.g. saree, watch',
  findNow: 'Search',

  links: 'Useful links',
  contact: 'Contact',
  orderProcedure: 'How to order',
  deliveryRules: 'Delivery rules',
  returnPolicy: 'Return policy',
  help: 'Need help?',
  fees: (inside, outside) => `Cash on delivery · ${inside} in Dhaka, ${outside} outside Dhaka`,

  get mine() {
    return `My ${shopNameLatin()}`
  },
  broken: 'This page cannot be shown',
  aboutBroken: 'The connection or our server has a problem. Opening the page again usually helps.',
  couldNotLoad: 'Could not load, please try again',
  againIn: (seconds) => `Trying again in ${seconds} s`,
  tryAgain: 'Try again',
  toHome: 'Back to home',
  offline: 'You are offline. The page mends itself when the connection is back.',
  close: 'Close',
}
