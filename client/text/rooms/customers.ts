/** Login, sign up and the password. */
export const customers = {
  aboutLogin: 'ইমেইল ও পাসওয়ার্ড দিয়ে লগইন করুন।',
  leadLogin: 'অর্ডার করতে ও ট্র্যাক করতে লগইন করুন।',
  orderComesNext: 'অ্যাকাউন্ট খোলার পরই অর্ডার',
  cartComesNext: 'লগইনের পরই কার্টে যোগ হবে',
  doors: 'লগইন বা নতুন অ্যাকাউন্ট',
  forgot: 'পাসওয়ার্ড ভুলে গেছেন?',
  forgotten: 'পাসওয়ার্ড ভুলে গেছেন? ফোন করুন, নতুন পাসওয়ার্ডের লিংক দেওয়া হবে:',
  aboutSignup: 'নাম, ইমেইল ও পাসওয়ার্ড দিয়ে অ্যাকাউন্ট খুলুন।',
  leadSignup: 'একবার অ্যাকাউন্ট খুললে পরের অর্ডার আরও সহজ।',
  name: 'নাম',
  password: 'পাসওয়ার্ড',
  passwordAgain: 'পাসওয়ার্ড আবার লিখুন',
  passwordHint: 'কমপক্ষে ৮ অক্ষর',
  showPassword: 'পাসওয়ার্ড দেখান',
  noCookies: 'আপনার ব্রাউজারে কুকি বন্ধ আছে, তাই লগইন টিকবে না। কুকি চালু করে পাতাটি আবার খুলুন।',
  passwordChanged: 'পাসওয়ার্ড বদলানো হয়েছে',
}

export const en: typeof customers = {
  aboutLogin: 'Log in with your email and password.',
  leadLogin: 'Log in to order and to track your orders.',
  orderComesNext: 'Your order comes right after this',
  cartComesNext: 'Added to your cart right after this',
  doors: 'Log in or open an account',
  forgot: 'Forgot password?',
  forgotten: 'Forgot your password? Call us for a link to set a new one:',
  aboutSignup: 'Open an account with your name, email and a password.',
  leadSignup: 'With an account the next order is easier.',
  name: 'Name',
  password: 'Password',
  passwordAgain: 'Repeat the password',
  passwordHint: 'At least 8 characters',
  showPassword: 'Show the password',
  noCookies:
    'Cookies are off in your browser, so you would not stay logged in. Turn them on and open this page again.',
  passwordChanged: 'Your password is changed',
}
