import type { Words } from '../../text/pairs'
import { within } from './within'

/** The people of the office, and their changes. */
export const staffWords = {
  roles: { owner: ['মালিক', 'Owner'], manager: ['ম্যানেজার', 'Manager'], agent: ['এজেন্ট', 'Agent'] },
  staff: {
    invite: ['নতুন কর্মী', 'New person'],
    name: ['নাম', 'Name'],
    login: ['লগইন', 'Login'],
    loginHint: ['অক্ষর, সংখ্যা ও . _ @ + -', 'Letters, digits and . _ @ + -'],
    role: ['কাজ', 'Role'],
    active: ['অফিসে লগইন করতে পারেন', 'Can sign in to the office'],
    closed: ['বন্ধ', 'Closed'],
    totp: ['দুই ধাপে যাচাই', 'Two-step sign-in'],
    invited: (time: string) => [
      `${time} পর্যন্ত আমন্ত্রণ`,
      `Invited, link valid until ${within(time)}`,
    ],
    seen: (time: string) => [`শেষবার ${time}`, `Last seen ${within(time)}`],
    tried: (n: number) => [
      `অচেনা ডিভাইস থেকে 1 ঘণ্টায় ${n} বার ভুল পাসওয়ার্ড`,
      `${n} wrong passwords from unknown devices in an hour`,
    ],
    neverSeen: ['এখন কোথাও লগইন নেই', 'Not signed in now'],
    change: ['বদলান', 'Change'],
    changeOf: (name: string) => [`${name}: বদলান`, `${name}: change`],
    makeLink: ['লিংক বানান', 'Make a link'],
    link: ['লিংক', 'Link'],
    linkHint: (name: string) => [
      `লিংকটি ${name}-কে পাঠান। 48 ঘণ্টার মধ্যে একবারই কাজ করবে, আর দেখানো হবে না।`,
      `Send this link to ${name}. It works once, within 48 hours, and is not shown again.`,
    ],
    close: ['অ্যাকাউন্ট বন্ধ করুন', 'Close the account'],
    closeAsk: (name: string) => [
      `${name} সব ডিভাইস থেকে লগআউট হয়ে যাবেন, আর লগইন করতে পারবেন না। হাতে থাকা অর্ডার অন্যরা নিতে পারবেন।`,
      `${name} is signed out everywhere and cannot sign in again. Others can take the orders in hand.`,
    ],
    reset: ['নতুন লিংক', 'New link'],
    resetAsk: (name: string) => [
      `${name}-এর পাসওয়ার্ড ও দুই ধাপে যাচাই মুছে যাবে; নতুন লিংক দিয়ে আবার লগইন করবেন।`,
      `${name} loses the password and two-step sign-in, and chooses a new one by the link.`,
    ],
    nowIs: (value: string) => [
      `এরই মধ্যে অন্য কেউ বদলেছেন: ${value}`,
      `Somebody changed it meanwhile: ${value}`,
    ],
  },
} satisfies Words
