import type { Texts } from './bn'

export const product: Texts['product'] = {
  about: (title, price) =>
    `${title}, ${price}. Cash on delivery, home delivery across Bangladesh in 3–5 days.`,
  pictures: 'Pictures of the product',
  picture: (place) => `Picture ${place}`,
  zoom: 'Move the mouse over the picture to enlarge it',
  saved: (amount) => `Save ${amount}`,

  color: 'Colour',
  size: 'Size',
  askedOnCall: 'we ask on the call',
  quantity: 'Quantity',
  least: (pieces) => `Minimum order ${pieces}`,
  left: (pieces) => `Only ${pieces} left`,
  inCart: 'In your cart: change it there',
  soldOut: 'This product is out of stock, so it cannot be ordered now.',
  goingToOrder: 'Going to your order…',
  askWhenBack: 'Ask when it is back',
  whenBack: 'When will this product be back?',
  call: 'Call us',
  choiceSoldOut: 'This colour and size is out of stock now, please choose another.',
  booking: 'Some products need an advance booking of 200 taka, see ‘Order Policy’ below.',

  askOnWhatsapp: 'Ask on WhatsApp',
  orderByCall: 'Order by phone',
  deliveryFees: 'Courier delivery fee',
  inside: 'Inside Dhaka',
  outside: 'Outside Dhaka',
  daysInside: '3 days',
  daysOutside: '3–5 days',
  cash: 'Cash on delivery: pay when you have the goods.',
  facts: 'About the product',
  noDescription: 'This product has no description yet. To ask something, call or send a message.',
  noPolicy: 'This product is ordered as usual in this shop.',
}
