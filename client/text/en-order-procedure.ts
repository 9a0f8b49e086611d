import type { Texts } from './bn'
import { callHours } from './shop-facts'

export const orderProcedure: Texts['orderProcedure'] = {
  figures: (booking) => [
    { figure: '4 steps', meaning: 'from choosing to confirming' },
    { figure: 'Cash', meaning: 'Pay when you have the goods' },
    { figure: booking, meaning: 'Advance booking for some products' },
    { figure: 'Daily', meaning: `Call us, ${callHours('en')}` },
  ],
  howTo: 'How to order',
  steps: (fee) => [
    {
      name: 'Choose a product.',
      text: 'Look at its pictures, price and description, set how many, then press ‘Add to cart’.',
    },
    {
      name: 'Log in and give your address.',
      text: 'Enter the name, a working mobile number and the full address; it is kept for your next order.',
    },
    {
      name: 'Choose where we deliver.',
      text: `Delivery costs ${fee.inside} inside Dhaka and ${fee.outside} outside Dhaka. A promo code is used here too.`,
    },
    {
      name: 'Confirm the order.',
      text: `You get a transaction ID at once. We will call you (${callHours('en')}) to confirm it, then send it. ‘Track Order’ shows where it is.`,
    },
  ],
  paying: 'Payment',
  ways: (booking) => [
    { name: 'Cash on delivery:', text: 'pay the courier when you have the goods.' },
    {
      name: 'Full payment:',
      text: 'you may pay everything beforehand (tell us when we call).',
    },
    { name: 'Advance booking:', text: `some products need an advance booking of ${booking}.` },
  ],
  cancelling: 'Cancelling',
  howToCancel:
    'Until the courier has it you can cancel an order yourself: open it from ‘Track Order’ and press ‘Cancel Order’.',
}
