import type { MessageKind, MessageText } from '#contract/outbox'

/** Placeholders, lengths and parts of messages to customers. No Node, no DOM, no zod. */

export const longestText: Record<MessageText, number> = { sms: 600, subject: 120, opening: 600 }

const placeholders = ['name', 'order', 'due', 'link', 'shop', 'phone'] as const
export type Placeholder = (typeof placeholders)[number]

/** A message for a new password is about no order. */
export function placeholdersOf(kind: MessageKind): readonly Placeholder[] {
  return kind === 'reset' ? ['link', 'shop', 'phone'] : placeholders
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
