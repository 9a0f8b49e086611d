import { shopFacts } from '../text/shop-facts'

/** The number of a shop without one of its own: nobody answers it. */
export const defaultPhone = '01700-000000'

/** The support phone: its text, its `tel:` link and the WhatsApp link. */
export function shopPhone() {
  const { phone, whatsapp } = shopFacts()
  const text = phone && /\d/.test(phone) ? phone : defaultPhone
  return {
    text,
    href: `tel:${digitsOf(text)}`,
    whatsapp: `https://wa.me/${international(digitsOf(whatsapp ?? text))}`,
  }
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
const international = (digits: string) => (digits.startsWith('0') ? `88${digits}` : digits)
