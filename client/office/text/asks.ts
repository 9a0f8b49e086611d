import { openTexts } from './lang'

/** Who waits for a sold-out product. `say` is sent to them, in their own language. */
const bn = {
  title: 'এলে জানতে চান',
  of: (title: string) => `কারা জানতে চান: ${title}`,
  none: 'এখন কেউ অপেক্ষায় নেই',
  soldOut: 'পণ্যটি এখনও স্টকে নেই।',
  since: 'চেয়েছেন',
  toldBy: (name: string) => `${name} জানিয়েছেন`,
  told: 'জানানো হয়েছে',
  again: 'এখনও জানাইনি',
  markOf: (what: string, who: string) => `${what}: ${who}`,
  call: 'কল',
  mail: 'ইমেইল',
  whatsapp: 'WhatsApp',
  unreachable: 'নম্বর বা ইমেইল দেখা যায় না',
}

const en: typeof bn = {
  title: 'Want to hear when it is back',
  of: (title) => `Who waits for ${title}`,
  none: 'Nobody waits now',
  soldOut: 'It is still out of stock.',
  since: 'Asked',
  toldBy: (name) => `Told by ${name}`,
  told: 'Mark as told',
  again: 'Not told yet',
  markOf: (what, who) => `${what}: ${who}`,
  call: 'Call',
  mail: 'Email',
  whatsapp: 'WhatsApp',
  unreachable: 'No number or email to see',
}

export const [useAskText] = openTexts(bn, en)

type About = { name: string | null; title: string; price: string; link: string }

/** The message to a customer who waits, in the language of their request. */
export const readyWords = {
  bn: ({ name, title, price, link }: About) =>
    `${name ? `${name}, ` : ''}আপনি জানতে চেয়েছিলেন: ${title} আবার এসেছে, দাম ${price}। এখানে অর্ডার করতে পারেন: ${link}`,
  en: ({ name, title, price, link }: About) =>
    `${name ? `${name}, ` : ''}you wanted to know: ${title} is back, for ${price}. You can order it here: ${link}`,
}
export const readySubject = {
  bn: (title: string) => `${title} আবার এসেছে`,
  en: (title: string) => `${title} is back`,
}
