import type { SettingPart } from '#contract/office/settings-shapes'

export type FieldKind =
  | 'line'
  | 'lines'
  | 'list'
  | 'phone'
  | 'email'
  | 'url'
  | 'number'
  | 'switch'
  | 'logo'
  | 'html'
export type FieldName = keyof typeof kinds

/** The fields of each part in their order. */
export const parts = {
  shop: ['logo', 'name', 'latin_name', 'promise', 'address'],
  contact: ['phone', 'whatsapp', 'email', 'call_hours'],
  social: ['facebook', 'instagram', 'youtube', 'tiktok', 'messenger'],
  policy: ['order_policy', 'order_procedure', 'delivery_rules', 'return_policy'],
  orders: ['hold_reviews', 'low_at', 'claim_minutes', 'slip_footer'],
  search: ['synonyms'],
} as const satisfies Record<SettingPart, readonly FieldName[]>
export const partNames = Object.keys(parts) as SettingPart[]

export const kinds = {
  logo: 'logo',
  name: 'line',
  latin_name: 'line',
  promise: 'line',
  address: 'lines',
  phone: 'phone',
  whatsapp: 'phone',
  email: 'email',
  call_hours: 'line',
  facebook: 'url',
  instagram: 'url',
  youtube: 'url',
  tiktok: 'url',
  messenger: 'url',
  order_policy: 'html',
  order_procedure: 'html',
  delivery_rules: 'html',
  return_policy: 'html',
  hold_reviews: 'switch',
  low_at: 'number',
  claim_minutes: 'number',
  slip_footer: 'lines',
  synonyms: 'list',
} as const satisfies Record<string, FieldKind>

/** Two of them share a line if there is room. */
export const short: readonly FieldName[] = [
  'name',
  'latin_name',
  'phone',
  'whatsapp',
  'email',
  'call_hours',
]

/** Most characters of a text, or the range of a number. */
export const limits: Partial<Record<FieldName, number>> = {
  name: 40,
  latin_name: 40,
  promise: 120,
  address: 200,
  phone: 40,
  whatsapp: 40,
  email: 254,
  call_hours: 60,
  slip_footer: 300,
  synonyms: 20_000,
}
