import type { MessageKind, MessageText } from '#contract/outbox'

/** Placeholders, lengths and parts of messages to customers. No Node, no DOM, no zod. */

export const longestText: Record<MessageText, number> = { sms: 600, subject: 120, opening: 600 }

const placeholders = ['name', 'order', 'due', 'link', 'shop', 'phone'] as const
export type Placeholder = (typeof placeholders)[number]

/** A message for a new password is about no order; for a cancelled one nothing is due. */
export function placeholdersOf(kind: MessageKind): readonly Placeholder[] {
  if (kind === 'reset') return ['link', 'shop', 'phone']
  return kind === 'cancelled' ? placeholders.filter((each) => each !== 'due') : placeholders
}

export function unknownPlaceholder(text: string, kind: MessageKind): string | undefined {
  const known: readonly string[] = placeholdersOf(kind)
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

/** Endings of web addresses that are no end of a name: `Md.Rahim` is one. */
const webAddress =
  /:\/\/|(?<![\p{L}\p{N}])www\.|[\p{L}\p{N}-][.。．｡](?:com|net|org|info|biz|xyz|top|shop|site|online|store|link|click|club|live|vip|app|dev|page|web|bd|io|ly|cc|tk|ru|cn)(?![\p{L}\p{N}])/u

/** Small letters instead of the flag `i`, with which the classes of letters take long to compile. */
export const hasWebAddress = (text: string) => webAddress.test(text.toLowerCase())

/** What a customer typed, so that no program makes a link of it; a name such as `Md.Rahim` stays. */
export function withoutLinks(text: string): string {
  return text.replaceAll('://', ' ').replace(/(?<=[\p{L}\p{N}])[.。．｡](?=\p{L})/gu, '. ')
}

const gsm =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/
/** Each of them takes two places. */
const gsmLong = /^[\^{}\\[~\]|€]$/

/** A text in GSM's alphabet names the shop in Latin letters: one Bengali word would halve its room. */
export const isGsmText = (text: string) => gsm.test(text)

export function fillSms(
  text: string,
  values: Record<Placeholder, string>,
  latinShop: string,
): string {
  return fillText(text, isGsmText(text) ? { ...values, shop: latinShop } : values)
}

/**
 * One letter beyond GSM's alphabet, such as a Bengali one or ৳, makes each part shorter. A letter of
 * two places, such as € or an emoji, is never divided: it begins the next part.
 */
export function countParts(text: string): { letters: number; parts: number; perPart: number } {
  const isGsm = gsm.test(text)
  const widths = Array.from(text, (letter) =>
    isGsm ? (gsmLong.test(letter) ? 2 : 1) : letter.length,
  )
  const letters = widths.reduce((sum, width) => sum + width, 0)
  const [alone, joined] = isGsm ? [160, 153] : [70, 67]
  if (letters <= alone) return { letters, parts: 1, perPart: alone }
  let [parts, used] = [1, 0]
  for (const width of widths) {
    if (used + width > joined) [parts, used] = [parts + 1, 0]
    used += width
  }
  return { letters, parts, perPart: joined }
}
