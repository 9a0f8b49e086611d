import { type ShopFacts, shopNames } from '#contract/shop-facts'
import type { Lang } from './times'

let facts: ShopFacts | undefined

/** The facts that staff have set, read from the document. */
export function shopFacts(): ShopFacts {
  facts ??= readDocument()
  return facts
}

/** For rendering without a document. */
export function setShopFacts(now: ShopFacts): void {
  facts = now
}

export const shopName = () => shopFacts().name ?? shopNames.name
export const shopNameLatin = () => shopFacts().latin_name ?? shopNames.latin
export const shopEmail = () => shopFacts().email ?? ownEmail
export const shopAddress = (lang: Lang) => shopFacts().address ?? addresses[lang]
export const callHours = (lang: Lang) => shopFacts().call_hours ?? hours[lang]
export const shopPromise = (lang: Lang) => shopFacts().promise ?? promises[lang]

/** The facts of a shop without settings. */
export const factsOfCode = (lang: Lang) => ({
  name: shopNames.name,
  latin_name: shopNames.latin,
  promise: promises[lang],
  address: addresses[lang],
  email: ownEmail,
  call_hours: hours[lang],
})

const ownEmail = 'hello@example.com'
const addresses = {
  bn: 'বাড়ি ১২, রোড ৫, ধানমন্ডি, ঢাকা ১২০৫',
  en: 'House 12, Road 5, Dhanmondi, Dhaka 1205',
}
const hours = { bn: 'সকাল ৯টা – রাত ১০টা', en: '9 am – 10 pm' }
const promises = {
  bn: 'হাতে বাছাই করা পণ্য, সারা বাংলাদেশে।',
  en: 'Hand-picked goods for the whole of Bangladesh.',
}

function readDocument(): ShopFacts {
  if (typeof document === 'undefined') return {}
  const meta = document.querySelector<HTMLMetaElement>('meta[name="shop-facts"]')
  return JSON.parse(meta?.content || '{}')
}
