import { orderSteps } from '#contract/shop'
import type { Twin } from './twin'

const inBengali = ['কলের অপেক্ষায়', 'নিশ্চিত হয়েছে', 'প্যাক হয়েছে', 'কুরিয়ারে দেওয়া হয়েছে', 'ডেলিভারি হয়েছে']

/** Steps to come are nouns: a sentence would say that they are done. */
const toCome = ['কলের অপেক্ষায়', 'নিশ্চিতকরণ', 'প্যাকিং', 'কুরিয়ারে', 'ডেলিভারি']

/** By order_status 0 to 4: labels of the specification, in Bengali the office's own words. */
export const stepTexts = twinsOf(inBengali)

/** The same of steps that the order has not reached. */
export const textsOfStepsToCome = twinsOf(toCome)

function twinsOf(bengali: readonly string[]): readonly Twin[] {
  return orderSteps.map((en, step) => ({ en, bn: bengali[step] ?? en, isFixed: 'en' }))
}

/** Spec section 2, Order success. */
export function greeting(name: string): Twin {
  return { en: `Hey ${name}`, bn: `ধন্যবাদ, ${name}`, isFixed: 'en' }
}
