import type { Texts } from './bn'

export const profile: Texts['profile'] = {
  about: 'Your details, orders and delivery address.',
  address: 'Delivery address',
  password: 'Password',
  changePassword: 'Change the password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: 'At least 8 characters. You are logged out on all other devices.',
  savePassword: 'Change the password',
}
