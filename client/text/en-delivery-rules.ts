import type { Texts } from './bn'
import { callHours } from './shop-facts'

export const deliveryRules: Texts['deliveryRules'] = {
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
}
