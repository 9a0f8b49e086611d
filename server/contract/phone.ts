import { asciiDigits } from '#contract/shop'

/** Removes invisible marks of direction, which copied contacts contain. */
export function phoneDigits(typed: string): string {
  return asciiDigits(typed).replace(/[\s\p{Cf}\-‐-―]/gu, '')
}

/** 7 to 15 digits with an optional +: foreign numbers pass. */
export function isPhoneNumber(typed: string): boolean {
  return /^\+?\d{7,15}$/.test(phoneDigits(typed))
}

/** `phoneDigits`, with +88 and 88 dropped from a mobile number of Bangladesh. */
export function localPhoneDigits(typed: string): string {
  return phoneDigits(typed).replace(/^\+?88(?=01[3-9]\d{8}$)/, '')
}

/** Whether a courier in Bangladesh expects this form; others get a remark, not a refusal. */
export function isLocalMobileNumber(typed: string): boolean {
  return /^01[3-9]\d{8}$/.test(localPhoneDigits(typed))
}
