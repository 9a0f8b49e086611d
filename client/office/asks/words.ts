import type { Words } from '../../text/pairs'

/** Who waits for a sold-out product. `say` is sent to them, in their own language. */
export const askWords = {
  title: ['এলে জানতে চান', 'Want to hear when it is back'],
  of: (title: string) => [`কারা জানতে চান: ${title}`, `Who waits for ${title}`],
  none: ['এখন কেউ অপেক্ষায় নেই', 'Nobody waits now'],
  soldOut: ['পণ্যটি এখনও স্টকে নেই।', 'It is still out of stock.'],
  since: ['চেয়েছেন', 'Asked'],
  toldBy: (name: string) => [`${name} জানিয়েছেন`, `Told by ${name}`],
  told: ['জানানো হয়েছে', 'Mark as told'],
  again: ['এখনও জানাইনি', 'Not told yet'],
  markOf: (what: string, who: string) => [`${what}: ${who}`, `${what}: ${who}`],
  call: ['কল', 'Call'],
  mail: ['ইমেইল', 'Email'],
  whatsapp: ['WhatsApp', 'WhatsApp'],
  unreachable: ['নম্বর বা ইমেইল দেখা যায় না', 'No number or email to see'],
} satisfies Words

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
