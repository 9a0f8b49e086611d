/** Messages to customers: their kinds and channels. No Node, no DOM, no zod. */

export const messageKinds = [
  'placed',
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
  'reset',
] as const
export type MessageKind = (typeof messageKinds)[number]
/** Without a text in the settings: a note about the password, and what staff write themselves. */
export const otherKinds = ['changed', 'answer', 'sentence'] as const
export type OtherKind = (typeof otherKinds)[number]
export const channels = ['mail', 'sms'] as const
export type Channel = (typeof channels)[number]
export const messageLangs = ['bn', 'en'] as const
export type MessageLang = (typeof messageLangs)[number]

/** Texts of a kind that a shop can write itself. The products and sums of a mail are the program's. */
export const messageTexts = ['sms', 'subject', 'opening'] as const
export type MessageText = (typeof messageTexts)[number]

export const onByDefault: Record<MessageKind, readonly Channel[]> = {
  placed: ['mail'],
  confirmed: ['sms'],
  shipped: ['mail', 'sms'],
  delivered: ['mail'],
  cancelled: ['mail', 'sms'],
  reset: ['mail', 'sms'],
}

/** `own`: the stored part `texts` of the settings; what a shop has not set is the program's. */
export function isMessageOn(own: unknown, kind: MessageKind, channel: Channel): boolean {
  const chosen: unknown = Object(own)[`${kind}_${channel}`]
  return typeof chosen === 'boolean' ? chosen : onByDefault[kind].includes(channel)
}
