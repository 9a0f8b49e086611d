import { isLocalMobileNumber, localPhoneDigits } from '#contract/phone'

const mobile = /^(01\d{3})(\d{6})$/

/** A mobile number of Bangladesh as `01712-345678`, any other one unchanged. */
export function formatPhone(number: string): string {
  return localPhoneDigits(number).replace(mobile, '$1-$2')
}

/** An agent sees only a part for closed orders of other staff. */
export function isWholeNumber(number: string): boolean {
  return !number.includes('*')
}

/** A landline has no WhatsApp, and a part of a number leads nowhere; one from abroad may have it. */
export function mayHaveWhatsapp(number: string): boolean {
  return isLocalMobileNumber(number) || /^(?:\+|00)\d+$/.test(localPhoneDigits(number))
}
