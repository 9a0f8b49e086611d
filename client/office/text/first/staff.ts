import { within } from '../within'

/** The people of the office, and their changes. */
export const bn = {
  roles: { owner: 'মালিক', manager: 'ম্যানেজার', agent: 'এজেন্ট' },
  staff: {
    invite: 'নতুন কর্মী',
    name: 'নাম',
    login: 'লগইন',
    loginHint: 'অক্ষর, সংখ্যা ও . _ @ + -',
    role: 'কাজ',
    active: 'অফিসে লগইন করতে পারেন',
    closed: 'বন্ধ',
    totp: 'দুই ধাপে যাচাই',
    invited: (time: string) => `${time} পর্যন্ত আমন্ত্রণ`,
    seen: (time: string) => `শেষবার ${time}`,
    tried: (n: number) => `অচেনা ডিভাইস থেকে 1 ঘণ্টায় ${n} বার ভুল পাসওয়ার্ড`,
    neverSeen: 'এখন কোথাও লগইন নেই',
    change: 'বদলান',
    changeOf: (name: string) => `${name}: বদলান`,
    makeLink: 'লিংক বানান',
    link: 'লিংক',
    linkHint: (name: string) =>
      `লিংকটি ${name}-কে পাঠান। 48 ঘণ্টার মধ্যে একবারই কাজ করবে, আর দেখানো হবে না।`,
    close: 'অ্যাকাউন্ট বন্ধ করুন',
    closeAsk: (name: string) =>
      `${name} সব ডিভাইস থেকে লগআউট হয়ে যাবেন, আর লগইন করতে পারবেন না। হাতে থাকা অর্ডার অন্যরা নিতে পারবেন।`,
    reset: 'নতুন লিংক',
    resetAsk: (name: string) =>
      `${name}-এর পাসওয়ার্ড ও দুই ধাপে যাচাই মুছে যাবে; নতুন লিংক দিয়ে আবার লগইন করবেন।`,
    nowIs: (value: string) => `এরই মধ্যে অন্য কেউ বদলেছেন: ${value}`,
  },
}

export const en: typeof bn = {
  roles: { owner: 'Owner', manager: 'Manager', agent: 'Agent' },
  staff: {
    invite: 'New person',
    name: 'Name',
    login: 'Login',
    loginHint: 'Letters, digits and . _ @ + -',
    role: 'Role',
    active: 'Can sign in to the office',
    closed: 'Closed',
    totp: 'Two-step sign-in',
    invited: (time) => `Invited, link valid until ${within(time)}`,
    seen: (time) => `Last seen ${within(time)}`,
    tried: (n) => `${n} wrong passwords from unknown devices in an hour`,
    neverSeen: 'Not signed in now',
    change: 'Change',
    changeOf: (name) => `${name}: change`,
    makeLink: 'Make a link',
    link: 'Link',
    linkHint: (name) =>
      `Send this link to ${name}. It works once, within 48 hours, and is not shown again.`,
    close: 'Close the account',
    closeAsk: (name) =>
      `${name} is signed out everywhere and cannot sign in again. Others can take the orders in hand.`,
    reset: 'New link',
    resetAsk: (name) =>
      `${name} loses the password and two-step sign-in, and chooses a new one by the link.`,
    nowIs: (value) => `Somebody changed it meanwhile: ${value}`,
  },
}
