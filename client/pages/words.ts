import type { Words } from '../text/pairs'
import { callHours } from '../text/shop-facts'

export type Money = { inside: string; outside: string }

/** Texts of all pages of rules, and the return policy. A point with a `name` begins with it. */
export const pageWords = {
  policies: ['নীতিমালা', 'Policies'],
  question: ['প্রশ্ন আছে? কল করুন', 'Any questions? Call'],
  callHours: () => [`(${callHours('bn')})`, `(${callHours('en')})`],
  orderProcedure: {
    title: ['অর্ডার পদ্ধতি', 'How to order'],
    about: [
      'কীভাবে অর্ডার করবেন, কীভাবে মূল্য দেবেন এবং কোন পণ্যে অগ্রিম বুকিং লাগে।',
      'How to order, how to pay, and which products need an advance booking.',
    ],
  },
  deliveryRules: {
    title: ['ডেলিভারির নিয়ম', 'Delivery rules'],
    about: [
      'সারা দেশে হোম ডেলিভারির সময়, খরচ এবং পার্সেল হাতে পাওয়ার নিয়ম।',
      'How long home delivery takes across the country, what it costs, and what to do at the door.',
    ],
  },
  returnPolicy: {
    title: ['রিটার্ন পলিসি', 'Return policy'],
    about: [
      'ত্রুটি জানানোর সময়, রিটার্ন ও রিফান্ডের নিয়ম এবং যেসব পণ্য ফেরত নেওয়া হয় না।',
      'How long you can report a fault, how returns and refunds work, and what we do not take back.',
    ],
    figures: (courier: Money) => [
      [
        { figure: '৭ দিন', meaning: 'ইনভয়েসের তারিখ থেকে ত্রুটি জানানোর সময়' },
        { figure: '৫–১০ দিন', meaning: 'যাচাই ও সমাধান' },
        { figure: '৫–১০ দিন', meaning: 'রিফান্ড' },
        {
          figure: `${courier.inside} / ${courier.outside}`,
          meaning: 'ঢাকায় / ঢাকার বাইরে কুরিয়ার খরচ আমরা দিই',
        },
      ],
      [
        { figure: '7 days', meaning: 'to report a fault, from the invoice date' },
        { figure: '5–10 days', meaning: 'Check and resolution' },
        { figure: '5–10 days', meaning: 'Refund' },
        {
          figure: `${courier.inside} / ${courier.outside}`,
          meaning: 'Courier charge that we bear, in / outside Dhaka',
        },
      ],
    ],
    faults: ['ত্রুটি পেলে যা করবেন', 'If something is wrong'],
    steps: [
      [
        {
          name: '৭ দিনের মধ্যে জানান।',
          text: 'ইনভয়েসের তারিখ থেকে ৭ দিনের মধ্যে ত্রুটির অভিযোগ করতে হবে।',
        },
        {
          name: 'আনবক্সিং ভিডিও দিন।',
          text: 'প্যাকেট খোলার শুরু থেকে শেষ পর্যন্ত সম্পূর্ণ ভিডিও আবশ্যক।',
        },
        { name: 'যাচাই ও সমাধান।', text: 'পণ্য যাচাই করে সমাধান দিতে ৫ থেকে ১০ দিন লাগে।' },
        {
          name: 'রিফান্ড।',
          text: 'রিফান্ড প্রযোজ্য হলে ৫ থেকে ১০ দিনের মধ্যে টাকা ফেরত দেওয়া হয়।',
        },
      ],
      [
        {
          name: 'Tell us within 7 days.',
          text: 'Claim a fault within 7 days of the invoice date.',
        },
        {
          name: 'Send the unboxing video.',
          text: 'A full video is required, from opening the parcel to the end.',
        },
        { name: 'Check and resolution.', text: 'Both together take 5 to 10 days.' },
        { name: 'Refund.', text: 'Where a refund is due, it is processed in 5 to 10 days.' },
      ],
    ],
    courier: ['কুরিয়ার খরচ', 'Courier charge'],
    weBear: (courier: Money) => [
      `রিটার্নের কুরিয়ার খরচ আমরা বহন করি: ঢাকায় ${courier.inside} এবং ঢাকার বাইরে ${courier.outside}।`,
      `We bear the courier charge of a return: ${courier.inside} in Dhaka and ${courier.outside} outside Dhaka.`,
    ],
    electronics: ['ইলেকট্রনিক পণ্য', 'Tech products'],
    charging: [
      'ইলেকট্রনিক পণ্য হাতে পেয়ে প্রথমে ৩ থেকে ৬ ঘণ্টা চার্জ দিয়ে পরীক্ষা করুন। এসব পণ্যে তাৎক্ষণিক রিটার্ন নেই।',
      'Charge tech products for 3 to 6 hours as a test when you get them. They have no instant return.',
    ],
    exclusions: ['যেসব ক্ষেত্রে রিটার্ন হয় না', 'What we do not take back'],
  },
} satisfies Words
