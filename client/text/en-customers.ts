import type { Texts } from './bn'

export const customers: Texts['customers'] = {
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
