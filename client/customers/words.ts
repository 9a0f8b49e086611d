import type { Words } from '../text/pairs'
/** Login, sign up and the password. */
export const customerWords = {
  aboutLogin: ['ইমেইল ও পাসওয়ার্ড দিয়ে লগইন করুন।', 'Log in with your email and password.'],
  leadLogin: ['অর্ডার করতে ও ট্র্যাক করতে লগইন করুন।', 'Log in to order and to track your orders.'],
  orderComesNext: ['অ্যাকাউন্ট খোলার পরই অর্ডার', 'Your order comes right after this'],
  cartComesNext: ['লগইনের পরই কার্টে যোগ হবে', 'Added to your cart right after this'],
  doors: ['লগইন বা নতুন অ্যাকাউন্ট', 'Log in or open an account'],
  forgot: ['পাসওয়ার্ড ভুলে গেছেন?', 'Forgot password?'],
  forgotten: [
    'পাসওয়ার্ড ভুলে গেছেন? ফোন করুন, নতুন পাসওয়ার্ডের লিংক দেওয়া হবে:',
    'Forgot your password? Call us for a link to set a new one:',
  ],
  aboutSignup: [
    'নাম, ইমেইল ও পাসওয়ার্ড দিয়ে অ্যাকাউন্ট খুলুন।',
    'Open an account with your name, email and a password.',
  ],
  leadSignup: ['একবার অ্যাকাউন্ট খুললে পরের অর্ডার আরও সহজ।', 'With an account the next order is easier.'],
  name: ['নাম', 'Name'],
  password: ['পাসওয়ার্ড', 'Password'],
  passwordAgain: ['পাসওয়ার্ড আবার লিখুন', 'Repeat the password'],
  passwordHint: ['কমপক্ষে ৮ অক্ষর', 'At least 8 characters'],
  showPassword: ['পাসওয়ার্ড দেখান', 'Show the password'],
  noCookies: [
    'আপনার ব্রাউজারে কুকি বন্ধ আছে, তাই লগইন টিকবে না। কুকি চালু করে পাতাটি আবার খুলুন।',
    'Cookies are off in your browser, so you would not stay logged in. Turn them on and open this page again.',
  ],
  passwordChanged: ['পাসওয়ার্ড বদলানো হয়েছে', 'Your password is changed'],
} satisfies Words
