import { localPhoneDigits } from '#contract/shop'

const mobile = /^(01\d{3})(\d{6})$/

/** `01712-345678` of a mobile number of Bangladesh, any other one as it is. */
export function formatPhone(number: string): string {
  return localPhoneDigits(number).replace(mobile, '$1-$2')
}
