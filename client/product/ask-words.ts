import type { Words } from '../text/pairs'

/** A wish to hear when a sold-out product is back. */
export const askWords = {
  tellMe: ['আসলে জানান', 'Tell me when it is back'],
  tell: ['আসলে জানান', 'Tell me'],
  tellNumber: ['এলে কোন নম্বরে জানাব', 'Tell me at this number when it is back'],
  tellAccount: [
    'এলে আপনার অ্যাকাউন্টের নম্বরে বা ইমেইলে জানাব।',
    'We tell you by the number or email of your account.',
  ],
  elevenDigits: [
    'মোবাইল নম্বরে ১১টি সংখ্যা হতে হবে, আবার দেখুন',
    'A mobile number has 11 digits, please check it',
  ],
  willTell: (number: string) => [
    `লিখে রাখা হলো। পণ্যটি এলে দোকান থেকে ${number} নম্বরে জানাব।`,
    `Noted. The shop tells you at ${number} when it is back.`,
  ],
  willTellAccount: [
    'লিখে রাখা হলো। পণ্যটি এলে দোকান থেকে আপনাকে জানাব।',
    'Noted. The shop tells you when it is back.',
  ],
} satisfies Words
