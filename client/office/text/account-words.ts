import type { Words } from '../../text/pairs'
import { within } from './within'

/** Signing in, an invitation, and one's own account. */
export const accountWords = {
  signIn: {
    title: ['অফিসে লগইন করুন', 'Sign in to the office'],
    ended: [
      'আপনার লগইন শেষ হয়ে গেছে। আবার লগইন করলে আগের পাতাতেই ফিরবেন।',
      'You were signed out. Sign in again to continue where you were.',
    ],
    login: ['লগইন', 'Login'],
    password: ['পাসওয়ার্ড', 'Password'],
    act: ['লগইন করুন', 'Sign in'],
    code: ['কোড', 'Code'],
    codeHint: [
      'ফোনের অথেন্টিকেটর অ্যাপের 6 সংখ্যা, অথবা একটি রিকভারি কোড',
      'The 6 digits from your app, or a recovery code',
    ],
    toRecovery: ['রিকভারি কোড লিখব', 'Use a recovery code'],
    recoveryHint: [
      '16 অক্ষরের একটি রিকভারি কোড, যেমন 7k2m-…',
      'A recovery code of 16 letters, such as 7k2m-…',
    ],
    other: ['অন্য নামে লগইন করুন', 'Sign in as someone else'],
  },
  invite: {
    title: (name: string) => [`${name}, স্বাগতম`, `Welcome, ${name}`],
    hint: [
      'একটি পাসওয়ার্ড ঠিক করুন। এরপর এই লিংক আর কাজ করবে না।',
      'Choose a password. After that, this link no longer works.',
    ],
    login: (login: string) => [`আপনার লগইন: ${login}`, `Your login: ${login}`],
    noToken: [
      'লিংকটি সম্পূর্ণ নয়। পুরো লিংকটি আবার কপি করে খুলুন।',
      'Part of the link is missing. Copy all of it and open it again.',
    ],
    act: ['পাসওয়ার্ড দিয়ে লগইন করুন', 'Save the password and sign in'],
    toSignIn: ['লগইনের পাতায় যান', 'Go to sign-in'],
  },
  newPassword: {
    first: ['নতুন পাসওয়ার্ড', 'New password'],
    again: ['আবার লিখুন', 'Repeat the password'],
    hint: (least: number) => [
      `কমপক্ষে ${least}টি অক্ষর; লগইন বা সহজে অনুমান করা যায় এমন শব্দ নয়`,
      `At least ${least} characters; not your login, and no common word`,
    ],
    differ: ['দুইবারের লেখা এক নয়', 'The passwords differ'],
  },
  proof: {
    title: ['পরিচয় নিশ্চিত করুন', 'Confirm that it is you'],
    why: ['এই কাজের আগে আরেকবার নিশ্চিত হতে হয়।', 'Please confirm once more.'],
    act: ['এগিয়ে যান', 'Continue'],
    byPassword: ['পাসওয়ার্ড দিয়ে', 'Use password'],
    byCode: ['কোড দিয়ে', 'Use code'],
  },
  me: {
    profile: ['আমার পরিচয়', 'My details'],
    name: ['নাম', 'Name'],
    lang: ['ভাষা', 'Language'],
    langs: { bn: ['বাংলা', 'বাংলা'], en: ['English', 'English'] },
    password: ['পাসওয়ার্ড বদলান', 'Change the password'],
    currentPassword: ['এখনকার পাসওয়ার্ড', 'Current password'],
    passwordHint: ['বদলালে অন্য সব ডিভাইস লগআউট হয়ে যাবে।', 'This signs you out on all other devices.'],
    passwordSaved: ['পাসওয়ার্ড বদলেছে', 'The password was changed'],
    signOut: ['লগআউট করুন', 'Sign out'],
    sessions: ['যেসব ডিভাইসে লগইন আছে', 'Where you are signed in'],
    current: ['এখানে', 'This device'],
    seen: (time: string) => [`শেষবার ${time}`, `Last seen ${within(time)}`],
    started: (time: string) => [`লগইন ${time}`, `Since ${within(time)}`],
    end: ['এই ডিভাইস লগআউট করুন', 'Sign out this device'],
    endOf: (device: string) => [`${device}: এই ডিভাইস লগআউট করুন`, `${device}: sign out this device`],
    endAll: ['অন্য সব ডিভাইস লগআউট করুন', 'Sign out all other devices'],
  },
  totp: {
    title: ['দুই ধাপে যাচাই', 'Two-step sign-in'],
    on: ['চালু', 'On'],
    off: ['বন্ধ', 'Off'],
    why: [
      'লগইন করতে পাসওয়ার্ডের সঙ্গে ফোনের অ্যাপের একটি কোড লাগবে।',
      'You sign in with your password and then a code from an app on your phone.',
    ],
    required: [
      'আপনার কাজের জন্য দুই ধাপে যাচাই লাগবেই। চালু করলে অফিসের বাকি সব খুলবে।',
      'Your role needs two-step sign-in. Turn it on to open the office.',
    ],
    start: ['চালু করুন', 'Turn on'],
    stop: ['যাচাই বন্ধ করুন', 'Turn off'],
    stopAsk: [
      'বন্ধ করলে শুধু পাসওয়ার্ড দিয়েই লগইন করা যাবে।',
      'Without it, your password alone opens the office.',
    ],
    scan: [
      'অথেন্টিকেটর অ্যাপে এই ছবিটি স্ক্যান করুন, তারপর অ্যাপের কোডটি লিখুন।',
      'Scan this with an authenticator app, then type the code it shows.',
    ],
    open: ['অ্যাপে খুলুন', 'Open in the app'],
    openHint: [
      'এই ফোনের অথেন্টিকেটর অ্যাপে খুলুন, তারপর অ্যাপের কোডটি নিচে লিখুন।',
      'Open it in the authenticator app of this phone, then type the code of the app below.',
    ],
    scanElsewhere: [
      'অ্যাপটি অন্য ফোনে থাকলে সেটি দিয়ে এই ছবিটি স্ক্যান করুন।',
      'If the app is on another phone, scan this picture with it.',
    ],
    picture: ['অথেন্টিকেটর অ্যাপের QR কোড', 'QR code for an authenticator app'],
    typed: ['না হলে এটি কপি করে অ্যাপে দিন:', 'Or copy this into the app:'],
    code: ['অ্যাপের কোড', 'Code from the app'],
    confirm: ['চালু করুন', 'Turn on'],
    recovery: ['রিকভারি কোড', 'Recovery codes'],
    recoveryHint: [
      'ফোন হারালে এর একটি দিয়ে লগইন করতে পারবেন; প্রতিটি একবার। এখনই লিখে রাখুন, আর দেখানো হবে না।',
      'Without your phone, each code lets you in once. Write them down now: they are not shown again.',
    ],
    kept: ['লিখে রেখেছি', 'I have written them down'],
  },
} satisfies Words
