/** Messages to customers: their kinds, channels, placeholders and lengths. No Node, no DOM, no zod. */

export const messageKinds = [
  'placed',
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
  'reset',
] as const
export type MessageKind = (typeof messageKinds)[number]
export const channels = ['mail', 'sms'] as const
export type Channel = (typeof channels)[number]
export const messageLangs = ['bn', 'en'] as const
export type MessageLang = (typeof messageLangs)[number]

/** Texts of a kind that a shop can write itself. The goods and sums of a mail are the program's. */
export const messageTexts = ['sms', 'subject', 'opening'] as const
export type MessageText = (typeof messageTexts)[number]
export const longestText: Record<MessageText, number> = { sms: 600, subject: 120, opening: 600 }

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

export const placeholders = ['name', 'order', 'due', 'link', 'shop', 'phone'] as const
export type Placeholder = (typeof placeholders)[number]

export function unknownPlaceholder(text: string): string | undefined {
  const known: readonly string[] = placeholders
  return [...text.matchAll(/\{([^{}]*)\}/g)]
    .map(([, name = '']) => name)
    .find((name) => !known.includes(name))
}

/** A value adds no line, so that it cannot add a header, and its own braces stay as they are. */
export function fillText(text: string, values: Record<Placeholder, string>): string {
  const known: Record<string, string> = values
  return text
    .replace(/\{(\w+)\}/g, (all, name) => known[name]?.replace(/\s+/g, ' ').trim() ?? all)
    .trim()
}

const gsm =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/
/** Each of them takes two places. */
const gsmLong = /[\^{}\\[~\]|€]/g

/** One letter beyond GSM's alphabet, such as a Bengali one or ৳, makes each part shorter. */
export function countParts(text: string): { letters: number; parts: number; perPart: number } {
  const isGsm = gsm.test(text)
  const letters = text.length + (isGsm ? (text.match(gsmLong)?.length ?? 0) : 0)
  const [alone, joined] = isGsm ? [160, 153] : [70, 67]
  const parts = letters <= alone ? 1 : Math.ceil(letters / joined)
  return { letters, parts, perPart: parts === 1 ? alone : joined }
}
