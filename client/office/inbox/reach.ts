import { whatsappHref } from '../../ui/text/shop-phone'

/** Links that open an answer in the person's own programs. */

export function mailHref(email: string, subject: string, answer: string): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@')
  const words = new Map([
    ['subject', subject],
    // Line ends in mails.
    ['body', answer.replaceAll('\n', '\r\n')],
  ])
  return `mailto:${to}?${[...words].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}

export function whatsappWith(number: string, answer: string): string {
  return `${whatsappHref(number)}?text=${encodeURIComponent(answer)}`
}
