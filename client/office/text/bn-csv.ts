/** Goods from a file, and to one. */
export const csv = { import: 'CSV আনুন', export: 'CSV নামান', more: 'CSV আনা ও নামানো' }
