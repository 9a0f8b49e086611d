import { localPhoneDigits } from '#contract/phone'
import { shopFacts } from '../text/shop-facts'

/** The number of a shop without one of its own: nobody answers it. */
export const defaultPhone = '01700-000000'

/** The support phone: its text, its `tel:` link and the WhatsApp link, which starts with `message`. */
export function shopPhone(message?: string) {
  const { phone, whatsapp } = shopFacts()
  const text = phone && /\d/.test(phone) ? phone : defaultPhone
  return {
    text,
    href: telHref(text),
    whatsapp:
      whatsappHref(whatsapp ?? text) + (message ? `?text=${encodeURIComponent(message)}` : ''),
  }
}

export function telHref(number: string): string {
  return `tel:${localPhoneDigits(number)}`
}

/** With the country's code, which WhatsApp asks for. */
export function whatsappHref(number: string): string {
  const digits = localPhoneDigits(number).replace(/^(?:\+|00)/, '')
  return `https://wa.me/${digits.replace(/^0/, '880')}`
}
