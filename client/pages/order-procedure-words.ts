import type { Words } from '../text/pairs'
import { callHours } from '../text/shop-facts'
import type { Money } from './words'

export const orderProcedureWords = {
  figures: (booking: string) => [
    [
      { figure: '৪ ধাপ', meaning: 'পছন্দ করা থেকে অর্ডার কনফার্ম' },
      { figure: 'নগদ', meaning: 'পণ্য হাতে পেয়ে মূল্য দিন' },
      { figure: booking, meaning: 'কিছু পণ্যে অগ্রিম বুকিং' },
      { figure: 'প্রতিদিন', meaning: `কল করুন, ${callHours('bn')}` },
    ],
    [
      { figure: '4 steps', meaning: 'from choosing to confirming' },
      { figure: 'Cash', meaning: 'Pay when you have the goods' },
      { figure: booking, meaning: 'Advance booking for some products' },
      { figure: 'Daily', meaning: `Call us, ${callHours('en')}` },
    ],
  ],
  howTo: ['যেভাবে অর্ডার করবেন', 'How to order'],
  steps: (fee: Money) => [
    [
      {
        name: 'পণ্য বেছে নিন।',
        text: 'ছবি, মূল্য ও বিবরণ দেখে পরিমাণ ঠিক করুন, তারপর ‘কার্টে যোগ করুন’ চাপুন।',
      },
      {
        name: 'লগইন করে ঠিকানা দিন।',
        text: 'নাম, সচল মোবাইল নম্বর ও পূর্ণ ঠিকানা লিখুন; ঠিকানা একবার দিলেই পরের অর্ডারের জন্য থেকে যায়।',
      },
      {
        name: 'ডেলিভারি এলাকা বেছে নিন।',
        text: `ডেলিভারি খরচ ঢাকার ভেতরে ${fee.inside}, ঢাকার বাইরে ${fee.outside}। প্রোমো কোড থাকলে এখানেই ব্যবহার করুন।`,
      },
      {
        name: 'অর্ডার কনফার্ম করুন।',
        text: `সঙ্গে সঙ্গে একটি অর্ডার নম্বর পাবেন। কল করে (${callHours('bn')}) নিশ্চিত করব, তারপর পাঠাব। ‘অর্ডার ট্র্যাক করুন’ থেকে অর্ডারের অবস্থা দেখা যায়।`,
      },
    ],
    [
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
  ],
  paying: ['মূল্য পরিশোধ', 'Payment'],
  ways: (booking: string) => [
    [
      { name: 'ক্যাশ অন ডেলিভারি:', text: 'পণ্য হাতে পেয়ে ডেলিভারি ম্যানকে মূল্য দিন।' },
      {
        name: 'সম্পূর্ণ মূল্য পরিশোধ:',
        text: 'চাইলে পুরো মূল্য আগেই পরিশোধ করতে পারেন (কল করার সময় জানান)।',
      },
      { name: 'অগ্রিম বুকিং:', text: `কিছু পণ্যের জন্য ${booking} অগ্রিম বুকিং দিতে হয়।` },
    ],
    [
      { name: 'Cash on delivery:', text: 'pay the courier when you have the goods.' },
      {
        name: 'Full payment:',
        text: 'you may pay everything beforehand (tell us when we call).',
      },
      { name: 'Advance booking:', text: `some products need an advance booking of ${booking}.` },
    ],
  ],
  cancelling: ['অর্ডার বাতিল', 'Cancelling'],
  howToCancel: [
    'কুরিয়ারে হস্তান্তরের আগ পর্যন্ত আপনি নিজেই অর্ডার বাতিল করতে পারবেন: ‘অর্ডার ট্র্যাক করুন’ থেকে অর্ডারটি খুলে ‘অর্ডার বাতিল করুন’ চাপুন।',
    'Until the courier has it you can cancel an order yourself: open it from ‘Track Order’ and press ‘Cancel Order’.',
  ],
} satisfies Words
