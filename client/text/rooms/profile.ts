export const profile = {
  about: 'আপনার তথ্য, অর্ডার ও ডেলিভারির ঠিকানা।',
  address: 'ডেলিভারির ঠিকানা',
  password: 'পাসওয়ার্ড',
  changePassword: 'পাসওয়ার্ড পরিবর্তন',
  currentPassword: 'বর্তমান পাসওয়ার্ড',
  newPassword: 'নতুন পাসওয়ার্ড',
  newPasswordHint: 'কমপক্ষে ৮ অক্ষর। অন্য সব ডিভাইস থেকে লগআউট হয়ে যাবে।',
  savePassword: 'পাসওয়ার্ড বদলান',
}

export const en: typeof profile = {
  about: 'Your details, orders and delivery address.',
  address: 'Delivery address',
  password: 'Password',
  changePassword: 'Change the password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: 'At least 8 characters. You are logged out on all other devices.',
  savePassword: 'Change the password',
}
