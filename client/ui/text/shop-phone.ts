import { localPhoneDigits } from '#contract/phone'
import { phoneOf } from '#contract/shop-facts'
import { shopFacts } from '../../text/shop-facts'

/**
 * The support phone: its text, its `tel:` link and the WhatsApp link, which starts with `message`; null
 * without a number.
 */
export function shopPhone(message?: string) {
  const facts = shopFacts()
  const text = phoneOf(facts)
  if (!text) return null
  const { whatsapp } = facts
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

/** With the country's code, which WhatsApp requires. */
export function whatsappHref(number: string): string {
  const digits = localPhoneDigits(number).replace(/^(?:\+|00)/, '')
  return `https://wa.me/${digits.replace(/^0/, '880')}`
}
