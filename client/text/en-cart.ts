import type { Texts } from './bn'

export const cart: Texts['cart'] = {
  about: 'The goods in your cart, how many, and what they come to.',
  goShopping: 'Go shopping',
  goOnShopping: 'Continue shopping',
  removeSoldOut: 'Remove what is out of stock to check out.',
  left: (pieces) => `Only ${pieces} left`,
  make: (pieces) => `Make it ${pieces}`,
  hadBefore: (pieces) => `${pieces} already in your cart`,
  least: (pieces) => `Minimum order ${pieces}`,
  chooseFirst: 'Please choose colour and size',
  keepChoice: 'I want this one',
  soldOut: 'Out of stock now, please remove it',
  willBeRemoved: (title) => `“${title}” will be removed from your cart.`,
  see: 'See the cart',
  change: 'Change it in the cart',
  quantityOf: (title) => `Quantity: ${title}`,
}
