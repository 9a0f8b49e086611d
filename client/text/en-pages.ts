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
  },
  deliveryRules: {
    title: 'Delivery rules',
    about:
      'How long home delivery takes across the country, what it costs, and what to do at the door.',
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
