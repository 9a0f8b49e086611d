import { toBengaliDigits } from '../../text/format'
import type { Words } from '../../text/pairs'

/** Labels and checks of fields. */
export const formWords = {
  empty: ['এই ঘরটি পূরণ করুন', 'Please fill in this field'],
  unlikeEmail: [
    'সঠিক ইমেইল লিখুন, যেমন name@example.com',
    'Please enter a valid email, such as name@example.com',
  ],
  unlikeMobile: [
    'সঠিক মোবাইল নম্বর লিখুন, যেমন 01712345678',
    'Please enter a valid mobile number, such as 01712345678',
  ],
  wrong: ['লেখাটি ঠিক নয়, আবার দেখুন', 'This does not look right, please check it'],
  unusualMobile: [
    'এটি বাংলাদেশের ১১ সংখ্যার মোবাইল নম্বরের মতো নয়; ঠিক আছে কি না মিলিয়ে নিন।',
    'This is unlike an 11-digit mobile number of Bangladesh; please check it.',
  ],
  fewDigits: (digits: number) => [
    `নম্বরে ${toBengaliDigits(digits)}টি সংখ্যা, আরও ${toBengaliDigits(11 - digits)}টি লাগবে`,
    `The number has ${digits} digits, ${11 - digits} are missing`,
  ],
  manyDigits: (digits: number) => [
    `নম্বরে ${toBengaliDigits(digits)}টি সংখ্যা, ${toBengaliDigits(digits - 11)}টি বেশি`,
    `The number has ${digits} digits, ${digits - 11} too many`,
  ],
  email: ['ইমেইল', 'Email'],
} satisfies Words
