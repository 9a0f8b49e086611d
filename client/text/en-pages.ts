import type { Texts } from './bn'
import { callHours } from './shop-facts'

export const pages: Texts['pages'] = {
  policies: 'Policies',
  question: 'Any questions? Call',
  get callHours() {
    return `(${callHours('en')})`
  },
  orderProcedure: {
    title: 'How to order',
    about: 'How to order, how to pay, and which products need an advance booking.',
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
        text: `You get a transaction ID at once. We call you (${callHours('en')}) to confirm it, then send it. ‘Track Order’ shows where it is.`,
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
  },
  deliveryRules: {
    title: 'Delivery rules',
    about:
      'How long home delivery takes across the country, what it costs, and what to do at the door.',
    figures: (fee) => [
      { figure: '3–5 days', meaning: 'Home delivery across the country' },
      { figure: fee.inside, meaning: 'Delivery inside Dhaka' },
      { figure: fee.outside, meaning: 'Delivery outside Dhaka' },
      { figure: 'Cash', meaning: 'Pay when you have the goods' },
    ],
    timeAndCost: 'Time and cost',
    costs: (fee, booking) => [
      { text: 'Home delivery across the country takes 3 to 5 days.' },
      { text: `Delivery costs ${fee.inside} inside Dhaka and ${fee.outside} outside Dhaka.` },
      {
        text: `Pay cash on delivery, or everything beforehand (tell us when we call). Some products need an advance booking of ${booking}.`,
      },
    ],
    before: 'Before the delivery',
    preparing: [
      {
        text: 'Write house, road, area, thana and district, so that the courier finds you easily.',
      },
      { text: 'Keep your mobile on, so that the courier can reach you.' },
      { text: '‘Track Order’ shows at any time where your order is.' },
    ],
    atTheDoor: 'When you have the parcel',
    checking: [
      {
        name: 'Film the unboxing.',
        text: 'Film without a break from opening the parcel to the end; a full unboxing video is required for any claim.',
      },
      { text: 'Charge tech products for 3 to 6 hours as a test before you use them.' },
      {
        get text() {
          return `Tell us of a fault within 7 days of the invoice date; we answer calls ${callHours('en')}.`
        },
      },
    ],
  },
  returnPolicy: {
    title: 'Return policy',
    about:
      'How long you can report a fault, how returns and refunds work, and what we do not take back.',
    figures: (courier) => [
      { figure: '7 days', meaning: 'to report a fault, from the invoice date' },
      { figure: '5–10 days', meaning: 'Check and resolution' },
      { figure: '5–10 days', meaning: 'Refund' },
      {
        figure: `${courier.inside} / ${courier.outside}`,
        meaning: 'Courier charge that we bear, in / outside Dhaka',
      },
    ],
    faults: 'If something is wrong',
    steps: [
      { name: 'Tell us within 7 days.', text: 'Claim a fault within 7 days of the invoice date.' },
      {
        name: 'Send the unboxing video.',
        text: 'A full video is required, from opening the parcel to the end.',
      },
      { name: 'Check and resolution.', text: 'Both together take 5 to 10 days.' },
      { name: 'Refund.', text: 'Where a refund is due, it is processed in 5 to 10 days.' },
    ],
    courier: 'Courier charge',
    weBear: (courier) =>
      `We bear the courier charge of a return: ${courier.inside} in Dhaka and ${courier.outside} outside Dhaka.`,
    electronics: 'Tech products',
    charging:
      'Charge tech products for 3 to 6 hours as a test when you get them. They have no instant return.',
    exclusions: 'What we do not take back',
  },
}
