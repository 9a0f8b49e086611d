import { orderSteps } from '#contract/shop'
import type { Twin } from './twin'

const inBengali = ['কলের অপেক্ষায়', 'নিশ্চিত হয়েছে', 'প্যাক হয়েছে', 'কুরিয়ারে দেওয়া হয়েছে', 'ডেলিভারি হয়েছে']

/** By order_status 0 to 4: labels of the specification, in Bengali the office's own words. */
export const stepTexts: readonly Twin[] = orderSteps.map((en, step) => ({
  en,
  bn: inBengali[step] ?? en,
  isFixed: 'en',
}))

/** Spec section 2, Order success. */
export function greeting(name: string): Twin {
  return { en: `Hey ${name}`, bn: `ধন্যবাদ, ${name}`, isFixed: 'en' }
}
