const defaultPhone = '01700-000000'
let phone: string | undefined

/** The support phone: its text, its `tel:` link and its WhatsApp link. */
export function shopPhone() {
  phone ??= readMeta()
  const digits = phone.replace(/\D/g, '')
  const international = digits.startsWith('0') ? `88${digits}` : digits
  return { text: phone, href: `tel:${digits}`, whatsapp: `https://wa.me/${international}` }
}

/** For rendering without a document. */
export function setShopPhone(text: string): void {
  phone = text
}

function readMeta(): string {
  if (typeof document === 'undefined') return defaultPhone
  const meta = document.querySelector<HTMLMetaElement>('meta[name="shop-phone"]')
  const text = meta?.content ?? ''
  return /\d/.test(text) ? text : defaultPhone
}
