/** Import and export of goods as files. */
export const csv = { import: 'CSV আনুন', export: 'CSV নামান', more: 'CSV আনা ও নামানো' }
