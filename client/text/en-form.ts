import type { Texts } from './bn'

export const form: Texts['form'] = {
  empty: 'Please fill in this field',
  unlikeEmail: 'Please enter a valid email, such as name@example.com',
  unlikeMobile: 'Please enter a valid mobile number, such as 01712345678',
  wrong: 'This does not look right, please check it',
  unusualMobile: 'This is unlike an 11-digit mobile number of Bangladesh; please check it.',
  email: 'Email',
}
