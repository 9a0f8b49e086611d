import type { Words } from '../text/pairs'
export const profileWords = {
  about: ['আপনার তথ্য, অর্ডার ও ডেলিভারির ঠিকানা।', 'Your details, orders and delivery address.'],
  address: ['ডেলিভারির ঠিকানা', 'Delivery address'],
  password: ['পাসওয়ার্ড', 'Password'],
  changePassword: ['পাসওয়ার্ড পরিবর্তন', 'Change the password'],
  currentPassword: ['বর্তমান পাসওয়ার্ড', 'Current password'],
  newPassword: ['নতুন পাসওয়ার্ড', 'New password'],
  newPasswordHint: [
    'কমপক্ষে ৮ অক্ষর। অন্য সব ডিভাইস থেকে লগআউট হয়ে যাবে।',
    'At least 8 characters. You are logged out on all other devices.',
  ],
  savePassword: ['পাসওয়ার্ড বদলান', 'Change the password'],
} satisfies Words
