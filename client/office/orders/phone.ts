import { localPhoneDigits } from '#contract/phone'

const mobile = /^(01\d{3})(\d{6})$/

/** `01712-345678` of a mobile number of Bangladesh, any other one as it is. */
export function formatPhone(number: string): string {
  return localPhoneDigits(number).replace(mobile, '$1-$2')
}

/** An agent sees only a part for closed orders of other staff. */
export function isWholeNumber(number: string): boolean {
  return !number.includes('*')
}

export function telHref(number: string): string {
  return `tel:${localPhoneDigits(number)}`
}

export function whatsappHref(number: string): string {
  const local = localPhoneDigits(number)
  return `https://wa.me/${mobile.test(local) ? `88${local}` : local.replace(/^\+/, '')}`
}
