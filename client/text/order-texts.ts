import { orderSteps } from '#contract/shop'
import type { Translation } from './translation'

const inBengali = ['কলের অপেক্ষায়', 'নিশ্চিত হয়েছে', 'প্যাক হয়েছে', 'কুরিয়ারে দেওয়া হয়েছে', 'ডেলিভারি হয়েছে']

/** Steps to come are nouns: a sentence would say that they are done. */
const toCome = ['কলের অপেক্ষায়', 'নিশ্চিতকরণ', 'প্যাকিং', 'কুরিয়ারে', 'ডেলিভারি']

/** By order_status 0 to 4: labels of the specification, in Bengali the office's own words. */
export const stepTexts = translationsOf(inBengali)

/** The same of steps that the order has not reached. */
export const textsOfStepsToCome = translationsOf(toCome)

/** Below the first step in English: its label is quoted, and the Bengali one says it itself. */
export const whilePending = 'We will call you'

function translationsOf(bengali: readonly string[]): readonly Translation[] {
  return orderSteps.map((en, step) => ({ en, bn: bengali[step] ?? en, isFixed: 'en' }))
}

/** Spec section 2, Order success. */
export function greeting(name: string): Translation {
  return { en: `Hey ${name}`, bn: `ধন্যবাদ, ${name}`, isFixed: 'en' }
}
