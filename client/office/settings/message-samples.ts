import type { Placeholder } from '#contract/message-text'
import type { MessageLang } from '#contract/outbox'

const longest = { order: 'K4MD-0XTR-77PB', link: 'x'.repeat(50), phone: '01712-345678' }
/** Usual values, to count the letters of a text. */
export const samples: Record<MessageLang, Record<Placeholder, string>> = {
  bn: { ...longest, name: 'রহিমা', due: '2,150 টাকা', shop: 'নকশি হাট' },
  en: { ...longest, name: 'Rahima', due: 'Tk 2,150', shop: 'Nokshi Haat' },
}
