/** A wish to hear when a sold-out product is back. */
export const asks = {
  tellMe: 'আসলে জানান',
  tell: 'আসলে জানান',
  tellNumber: 'এলে কোন নম্বরে জানাব',
  tellAccount: 'এলে আপনার অ্যাকাউন্টের নম্বরে বা ইমেইলে জানাব।',
  elevenDigits: 'মোবাইল নম্বরে ১১টি সংখ্যা হতে হবে, আবার দেখুন',
  willTell: (number: string) => `লিখে রাখা হলো। পণ্যটি এলে দোকান থেকে ${number} নম্বরে জানাব।`,
  willTellAccount: 'লিখে রাখা হলো। পণ্যটি এলে দোকান থেকে আপনাকে জানাব।',
}

export const en: typeof asks = {
  tellMe: 'Tell me when it is back',
  tell: 'Tell me',
  tellNumber: 'Tell me at this number when it is back',
  tellAccount: 'We tell you by the number or email of your account.',
  elevenDigits: 'A mobile number has 11 digits, please check it',
  willTell: (number) => `Noted. The shop tells you at ${number} when it is back.`,
  willTellAccount: 'Noted. The shop tells you when it is back.',
}
