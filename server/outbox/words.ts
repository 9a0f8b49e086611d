import type { CancelReason } from '#contract/office/rules'
import {
  type Channel,
  isMessageOn,
  type MessageKind,
  type MessageLang,
  type MessageText,
} from '#contract/outbox'
import { readyMessages } from '#contract/ready-messages'
import type { PrismaClient } from '../database/generated/client.ts'

/** The program's own words of a letter, in both languages. */
export const words = {
  bn: {
    order: 'অর্ডার নম্বর',
    arrives: 'সম্ভাব্য পৌঁছানোর তারিখ',
    outside: 'ঢাকার বাইরে আরও 1–2 দিন লাগতে পারে',
    due: 'হাতে পেয়ে দেবেন',
    lessAdvance: 'বুকিং দিয়ে থাকলে তা বাদ যাবে',
    paid: 'মোট',
    subtotal: 'পণ্যের মূল্য',
    fee: 'ডেলিভারি চার্জ',
    promo: 'প্রোমো',
    rebate: 'ছাড়',
    advance: 'অগ্রিম',
    address: 'ডেলিভারির ঠিকানা',
    seeOrder: 'অর্ডার কোথায় আছে দেখুন',
    seeEnded: 'অর্ডারটি দেখুন',
    aboutOrder: 'আপনার অর্ডার {order} সম্পর্কে',
    invoiceDate: 'ইনভয়েসের তারিখ',
    review: 'রিভিউ লিখুন',
    reset: 'নতুন পাসওয়ার্ড সেট করুন',
    joined: (ids: string) => `অর্ডার ${ids} এর সাথে এক করা হয়েছে: সব একসাথে আসবে, ডেলিভারি চার্জ একবার।`,
    byCustomer: 'আপনি নিজে অর্ডারটি বাতিল করেছেন।',
    byShop: 'দোকান থেকে বাতিল করা হয়েছে।',
    why: 'কারণ',
    nothingDue: 'এই অর্ডারের জন্য কোনো টাকা দিতে হবে না।',
    automatic: 'এই মেইলটি আপনার অর্ডারের জন্য নিজে থেকে গেছে।',
    automaticAccount: 'এই মেইলটি আপনার অ্যাকাউন্টের জন্য নিজে থেকে গেছে।',
    help: 'সাহায্য',
    changed: {
      subject: 'আপনার পাসওয়ার্ড বদলানো হয়েছে',
      opening:
        'আপনার অ্যাকাউন্টের পাসওয়ার্ড বদলানো হয়েছে, আর সব ডিভাইস থেকে লগআউট করা হয়েছে। আপনি না বদলে থাকলে এখনই দোকানকে জানান।',
    },
    reasons: {
      refused: 'ফোনে আপনি জানিয়েছেন, অর্ডারটি আর চান না।',
      no_answer: 'কয়েকবার কল করেও আপনাকে পাইনি।',
      wrong_number: 'অর্ডারে দেওয়া নম্বরে আপনাকে পাওয়া যায়নি।',
      duplicate: 'একই অর্ডার দুবার করা হয়েছিল।',
      out_of_stock: 'একটি পণ্য স্টকে নেই।',
      fraud: 'দোকান অর্ডারটি নিতে পারেনি।',
      other: '',
    } satisfies Record<CancelReason, string>,
  },
  en: {
    order: 'Order number',
    arrives: 'Expected arrival',
    outside: 'outside Dhaka it may take 1–2 days more',
    due: 'To pay on delivery',
    lessAdvance: 'less what you paid as booking',
    paid: 'Total',
    subtotal: 'Goods',
    fee: 'Delivery charge',
    promo: 'Promo',
    rebate: 'Discount',
    advance: 'Paid in advance',
    address: 'Delivery address',
    seeOrder: 'See where the order is',
    seeEnded: 'See the order',
    aboutOrder: 'About your order {order}',
    invoiceDate: 'Invoice date',
    review: 'Write a review',
    reset: 'Set a new password',
    joined: (ids: string) =>
      `Your order ${ids} is part of it: all comes together, with one delivery charge.`,
    byCustomer: 'You cancelled the order yourself.',
    byShop: 'The shop cancelled it.',
    why: 'Reason',
    nothingDue: 'There is nothing to pay for this order.',
    automatic: 'This mail was sent automatically about your order.',
    automaticAccount: 'This mail was sent automatically about your account.',
    help: 'Help',
    changed: {
      subject: 'Your password was changed',
      opening:
        'The password of your account was changed, and you are logged out on all devices. If it was not you, please tell the shop at once.',
    },
    reasons: {
      refused: 'You told us on the phone that you do not want this order.',
      no_answer: 'We called you several times and could not reach you.',
      wrong_number: 'We could not reach you at the number of this order.',
      duplicate: 'The same order was placed twice.',
      out_of_stock: 'A product of this order is out of stock.',
      fraud: 'The shop could not accept this order.',
      other: '',
    } satisfies Record<CancelReason, string>,
  },
}

export function taka(amount: number, lang: 'bn' | 'en'): string {
  const grouped = String(amount).replace(/\d(?=(\d\d)+\d$)/g, '$&,')
  return lang === 'en' ? `Tk ${grouped}` : `${grouped} টাকা`
}

export function dayInDhaka(at: Date, lang: 'bn' | 'en'): string {
  return at.toLocaleDateString(lang === 'en' ? 'en-GB' : 'bn-BD', {
    day: 'numeric',
    month: 'long',
    timeZone: 'Asia/Dhaka',
    numberingSystem: 'latn',
  } as const)
}

export type MessageSettings = {
  isOn: (kind: MessageKind, channel: Channel) => boolean
  textOf: (kind: MessageKind, lang: MessageLang, what: MessageText) => string
}

/** The shop's own texts and switches; what it has not set is the program's. */
export async function readMessageSettings(prisma: PrismaClient): Promise<MessageSettings> {
  const row = await prisma.setting.findUnique({ where: { part: 'texts' } })
  return messageSettings(row?.value)
}

export function messageSettings(value: unknown): MessageSettings {
  const own: Record<string, unknown> = Object(value)
  return {
    isOn: (kind, channel) => isMessageOn(own, kind, channel),
    textOf: (kind, lang, what) => {
      const text = own[`${kind}_${lang}_${what}`]
      return typeof text === 'string' && text !== '' ? text : readyMessages[lang][kind][what]
    },
  }
}
