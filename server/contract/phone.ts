import { asciiDigits } from '#contract/shop'

/**
 * The reader of phone numbers, for every call and screen; `shop_number_key` has the same rule. It
 * drops what people write between digits, and marks of direction, which copied contacts contain. A
 * number of Bangladesh loses its country code and gets its 0: `01712345678`. Others stay as typed.
 */
export function localPhoneDigits(typed: string): string {
  return asciiDigits(typed.normalize('NFKC'))
    .replace(/[\s\p{Cf}\p{Pd}−.·()[\]]/gu, '')
    .replace(/^(?:(?:\+|00?)?8800?|\+?0)?(1[3-9]\d{8})$/, '0$1')
    .replace(/^(?:\+|00)8800?([2-9]\d{7,9})$/, '0$1')
}

/** 7 to 15 digits with an optional +: foreign numbers pass. */
export function isPhoneNumber(typed: string): boolean {
  return /^\+?\d{7,15}$/.test(localPhoneDigits(typed))
}

/** Digits of a mobile number of Bangladesh. */
export const mobileDigits = 11

/** The number of digits, if a number begins like one of Bangladesh but has too many or too few. */
export function oddLengthOf(typed: string): number | undefined {
  const digits = localPhoneDigits(typed)
  return /^(01|1[3-9])/.test(digits) && digits.length !== mobileDigits ? digits.length : undefined
}

/** Whether a courier in Bangladesh expects this form; others get a remark, not a refusal. */
export function isLocalMobileNumber(typed: string): boolean {
  return /^01[3-9]\d{8}$/.test(localPhoneDigits(typed))
}
