import { useSyncExternalStore } from 'react'
import { feesOf, namesOf, type ShopFacts, samples, showsSamples } from '#contract/shop-facts'
import type { Lang } from './times'

let facts: ShopFacts | undefined

/** The facts that staff have set, read from the document. */
export function shopFacts(): ShopFacts {
  facts ??= readDocument()
  return facts
}

/** For rendering without a document, and after a save. */
export function setShopFacts(now: ShopFacts): void {
  facts = now
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

/** For what stays on the screen while staff change the facts. */
export const useShopFacts = () => useSyncExternalStore(subscribe, shopFacts, shopFacts)

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The delivery fees of the shop, as the page was loaded. */
export const useFees = () => feesOf(useShopFacts())

export const shopName = () => namesOf(shopFacts()).name
export const shopNameLatin = () => namesOf(shopFacts()).latin_name
export const shopEmail = () => factsIn('bn').email
export const shopAddress = (lang: Lang) => factsIn(lang).address
export const callHours = (lang: Lang) => shopFacts().call_hours || hours[lang]
export const shopPromise = (lang: Lang) => shopFacts().promise || promises[lang]

/** Sentences of the moving strip; none where the code's own run. */
export const shopStrip = () =>
  shopFacts()
    .strip?.split('\n')
    .filter((line) => line.trim()) ?? []

type FactsOfCode = Pick<ShopFacts, 'name' | 'latin_name' | 'promise' | 'call_hours' | Sample>
type Sample = 'address' | 'phone' | 'email'

/** What the shop shows where `given` has nothing: hours and a promise for all, samples in a demo. */
export function factsOfCode(lang: Lang, given: ShopFacts = shopFacts()): FactsOfCode {
  const always = { ...namesOf(given), promise: promises[lang], call_hours: hours[lang] }
  if (!showsSamples(given)) return always
  const { phone, email } = samples
  return { ...always, address: addresses[lang], phone, email }
}

function factsIn(lang: Lang): { address?: string; email?: string } {
  const { address, email } = shopFacts()
  const code = factsOfCode(lang)
  return { address: address || code.address, email: email || code.email }
}

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
