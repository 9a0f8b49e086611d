/** The people of the office, and their changes. */
export const staff = {
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
