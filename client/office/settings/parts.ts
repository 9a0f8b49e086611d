import type { SettingPart } from '#contract/office/settings'
import {
  type Channel,
  channels,
  type MessageKind,
  type MessageLang,
  type MessageText,
  messageKinds,
  messageLangs,
  messageTexts,
} from '#contract/outbox'

export type FieldKind =
  | 'line'
  | 'lines'
  | 'list'
  | 'phone'
  | 'email'
  | 'url'
  | 'number'
  | 'day'
  | 'switch'
  | 'logo'
  | 'html'
/** Fields of messages to customers: a switch, or a text. */
export type TextField = `${MessageKind}_${Channel}` | `${MessageKind}_${MessageLang}_${MessageText}`
/** Fields with a label of their own. */
export type OwnField = keyof typeof ownKinds
export type FieldName = OwnField | TextField

const textFields = messageKinds.flatMap((kind): TextField[] => [
  ...channels.map((channel) => `${kind}_${channel}` as const),
  ...messageLangs.flatMap((lang) => messageTexts.map((what) => `${kind}_${lang}_${what}` as const)),
])

/** The fields of each part in their order. */
export const parts = {
  shop: ['logo', 'name', 'latin_name', 'promise', 'address', 'strip', 'closed_until'],
  contact: ['phone', 'whatsapp', 'email', 'call_hours'],
  social: ['facebook', 'instagram', 'youtube', 'tiktok', 'messenger'],
  policy: ['order_policy', 'order_procedure', 'delivery_rules', 'return_policy'],
  orders: ['hold_reviews', 'low_at', 'claim_minutes', 'slip_footer', 'left_carts'],
  delivery: ['fee_inside', 'fee_outside'],
  texts: textFields,
  search: ['synonyms'],
} as const satisfies Record<SettingPart, readonly FieldName[]>
export const partNames = Object.keys(parts) as SettingPart[]

const ownKinds = {
  logo: 'logo',
  name: 'line',
  latin_name: 'line',
  promise: 'line',
  address: 'lines',
  strip: 'lines',
  closed_until: 'day',
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
  left_carts: 'switch',
  fee_inside: 'number',
  fee_outside: 'number',
  synonyms: 'list',
} as const satisfies Record<string, FieldKind>

export function kindOf(name: FieldName): FieldKind {
  if (isOwn(name)) return ownKinds[name]
  return name.split('_').length === 2 ? 'switch' : 'lines'
}

export function isOwn(name: FieldName): name is OwnField {
  return name in ownKinds
}

/** Two of them share a line if there is room. */
export const short: readonly FieldName[] = [
  'name',
  'latin_name',
  'phone',
  'whatsapp',
  'email',
  'call_hours',
  'fee_inside',
  'fee_outside',
]

/** Most characters of a text, or the range of a number. */
export const limits: Partial<Record<FieldName, number>> = {
  name: 40,
  latin_name: 40,
  promise: 120,
  address: 200,
  strip: 300,
  phone: 40,
  whatsapp: 40,
  email: 254,
  call_hours: 60,
  slip_footer: 300,
  synonyms: 20_000,
}
