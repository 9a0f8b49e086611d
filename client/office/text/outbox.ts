// Over 200 lines: the same words in two languages.

import type { Placeholder } from '#contract/message-text'
import type { MessageKind, MessageLang, otherKinds } from '#contract/outbox'
import { openTexts } from './lang'

const kinds: Record<MessageKind, string> = {
  placed: 'অর্ডার এসেছে',
  confirmed: 'নিশ্চিত হয়েছে',
  shipped: 'পাঠানো হয়েছে',
  delivered: 'ডেলিভারি হয়েছে',
  cancelled: 'বাতিল হয়েছে',
  reset: 'নতুন পাসওয়ার্ড',
}
/** As a thing that goes or does not go. */
const news: Record<MessageKind | (typeof otherKinds)[number], string> = {
  placed: 'অর্ডার পাওয়ার খবর',
  confirmed: 'নিশ্চিত হওয়ার খবর',
  shipped: 'পাঠানোর খবর',
  delivered: 'ডেলিভারির খবর',
  cancelled: 'বাতিলের খবর',
  reset: 'নতুন পাসওয়ার্ডের লিংক',
  changed: 'পাসওয়ার্ড বদলের খবর',
  answer: 'মেসেজের উত্তর',
  sentence: 'নিজের লেখা',
}
const abouts: Record<MessageKind, string> = {
  placed: 'ক্রেতা অর্ডার করলেই',
  confirmed: 'কলে নিশ্চিত হলে',
  shipped: 'কুরিয়ারে দিলে',
  delivered: 'পার্সেল পৌঁছালে',
  cancelled: 'পাঠানোর আগে বাতিল হলে',
  reset: 'ক্রেতা পাসওয়ার্ড ভুলে গেলে',
}
const placeholders: Record<Placeholder, string> = {
  name: 'নাম',
  order: 'অর্ডার নম্বর',
  due: 'কত টাকা দেবেন',
  link: 'লিংক',
  shop: 'দোকান',
  phone: 'ফোন',
}

const longest = { order: 'K4MD-0XTR-77PB', link: 'x'.repeat(50), phone: '01712-345678' }
/** Usual values, to count the letters of a text. */
const samples: Record<MessageLang, Record<Placeholder, string>> = {
  bn: { ...longest, name: 'রহিমা', due: '2,150 টাকা', shop: 'নকশি হাট' },
  en: { ...longest, name: 'Rahima', due: 'Tk 2,150', shop: 'Nokshi Haat' },
}

/** Reasons of the server; behind a colon a gateway or a mail server speaks in its own words. */
export const reasons: Record<string, string> = {
  'The act was undone': 'কাজটি ফিরিয়ে নেওয়া হয়েছে',
  'The order has changed meanwhile': 'এর মধ্যে অর্ডারের অবস্থা বদলেছে',
  'Too late for an SMS': 'SMS পাঠানোর সময় পেরিয়ে গেছে',
  'told by hand': 'নিজে জানানো হয়েছে',
  'The person was erased': 'ক্রেতার তথ্য মুছে ফেলা হয়েছে',
  'The server ended while it was sending': 'পাঠানোর সময় সার্ভার বন্ধ হয়ে গিয়েছিল',
  'The SMS of this day are used up (SMS_A_DAY)': 'আজকের SMS শেষ (SMS_A_DAY)',
  'No mobile number of Bangladesh': 'বাংলাদেশের মোবাইল নম্বর নয়',
  'This number had 8 SMS within a day': 'এই নম্বরে এক দিনে 8টি SMS গেছে, এর বেশি যায় না',
  'The mail server is not found': 'মেইল সার্ভারের ঠিকানা পাওয়া যায়নি',
  'The mail server offers no safe connection': 'মেইল সার্ভারের সঙ্গে নিরাপদ সংযোগ হয়নি',
  'The mail server does not answer': 'মেইল সার্ভার সাড়া দেয়নি',
  'The mail server cannot be reached': 'মেইল সার্ভারে সংযোগ হয়নি',
  'The mail server refuses the login': 'মেইল সার্ভার দোকানের লগইন নেয়নি',
  'The mail server refuses this address': 'মেইল সার্ভার এই ঠিকানা নেয়নি',
  'The mail server refuses the mail': 'মেইল সার্ভার মেইলটি নেয়নি',
  'The mail server did not say whether it took the mail': 'মেইল সার্ভার মেইলটি নিয়েছে কি না জানায়নি',
  'The SMS gateway is not found': 'SMS গেটওয়ের ঠিকানা পাওয়া যায়নি',
  'The SMS gateway offers no safe connection': 'SMS গেটওয়ের সঙ্গে নিরাপদ সংযোগ হয়নি',
  'The SMS gateway does not answer': 'SMS গেটওয়ে সাড়া দেয়নি',
  'The SMS gateway cannot be reached': 'SMS গেটওয়েতে সংযোগ হয়নি',
  'The SMS gateway refuses the SMS': 'SMS গেটওয়ে SMS নেয়নি',
  'The SMS gateway did not say whether it took the SMS': 'SMS গেটওয়ে SMS নিয়েছে কি না জানায়নি',
  'The shop could not write it': 'মেসেজটি তৈরি করা যায়নি',
  'No mail is set up': 'সার্ভারে মেইল চালু নেই',
  'No SMS gateway is set up': 'সার্ভারে SMS চালু নেই',
  'Nothing to say by SMS': 'এই খবর SMS-এ যায় না',
  'No such account': 'এমন অ্যাকাউন্ট নেই',
  'Asked too often': 'অল্প সময়ে অনেকবার চাওয়া হয়েছে',
  'Asked for more than an hour ago': 'এক ঘণ্টার বেশি আগে চাওয়া হয়েছিল',
  'The message was taken away meanwhile': 'এর মধ্যে মেসেজটি সরানো হয়েছে',
}

/** Several reasons stand one after another, the newest first. */
export function sayReason({ reasons }: { reasons: Record<string, string> }, error: string): string {
  return error
    .split(' · ')
    .map((each) => {
      const [sentence = '', ...said] = each.split(': ')
      return reasons[each] ?? [reasons[sentence] ?? sentence, ...said].join(': ')
    })
    .join(' · ')
}

type Counts = { waits: number; failed: number; unsure: number }

/** Messages to customers: on an order, on the first screen, and their texts. */
const bn = {
  kinds,
  news,
  abouts,
  placeholders,
  samples,
  channels: { mail: 'মেইল', sms: 'SMS' },
  langs: { bn: 'বাংলা', en: 'English' },
  texts: { sms: 'SMS-এর লেখা', subject: 'মেইলের শিরোনাম', opening: 'মেইলের প্রথম কথা' },
  states: {
    waits: 'যাবে',
    sending: 'যাচ্ছে',
    sent: 'গেছে',
    failed: 'যায়নি',
    dropped: 'আর যাবে না',
    unsure: 'গেছে কি না নিশ্চিত নয়',
  },
  reasons,
  title: 'ক্রেতাকে মেসেজ',
  none: 'এই অর্ডারে এখনও কোনো মেসেজ যায়নি',
  again: 'আবার পাঠান',
  byHand: 'নিজে জানিয়েছি',
  willGo: 'আবার পাঠানো হচ্ছে',
  settled: 'লেখা হয়েছে',
  write: 'ক্রেতাকে একটি কথা লিখুন',
  send: { mail: 'মেইলে পাঠান', sms: 'SMS পাঠান' },
  goes: 'পাঠানো হচ্ছে',
  way: 'কীভাবে পাঠাবেন',
  whatsapp: 'মেসেজটি WhatsApp-এ খুলুন',
  whatsappNote: (text: string) => `WhatsApp: ${text}`,
  unsent: 'মেসেজ যায়নি',
  whyUnsent: 'ক্রেতারা খবর পাননি। আবার পাঠান, বা ফোনে জানিয়ে লিখে রাখুন।',
  broken: { mail: 'মেইল যাচ্ছে না', sms: 'SMS যাচ্ছে না' },
  works: { mail: 'মেইল যাচ্ছে', sms: 'SMS যাচ্ছে' },
  since: 'কখন থেকে:',
  why: (reason: string) => `কারণ: ${reason}`,
  counts: ({ waits, failed, unsure }: Counts) =>
    `${waits}টি অপেক্ষায়, ${failed}টি যায়নি, ${unsure}টি গেছে কি না নিশ্চিত নয়`,
  ofDay: (sent: number, dropped: number) => `24 ঘণ্টায় ${sent}টি গেছে, ${dropped}টি আর যাবে না`,
  retries: 'দোকান নিজেও মিনিটে একবার চেষ্টা করে। এক ঘণ্টায় না গেলে মেসেজ এখানে থাকে।',
  allAgain: (n: number) => `সব আবার পাঠান: ${n}টি`,
  allUnsure: (n: number) => `অনিশ্চিতগুলোও: ${n}টি, দুবার যেতে পারে`,
  allGo: (n: number) => `${n}টি আবার পাঠানো হচ্ছে`,
  undoTitle: 'কাজ ফিরিয়ে নিলে?',
  undoWhy: 'মেসেজ 60 সেকেন্ড অপেক্ষা করে। এর মধ্যে ফিরিয়ে নিলে মেসেজও যায় না। SMS যায় সকাল 9টা থেকে রাত 10টা।',
  noMail: 'মেইল চালু নেই: সার্ভারে SMTP_URL দেওয়া হয়নি। কোনো মেইল যাবে না, দোকানেও তা লেখা থাকে।',
  toFolder: 'পরীক্ষা: মেইল কাউকে না গিয়ে সার্ভারের ফোল্ডারে লেখা হচ্ছে (DATA_DIR/mail)।',
  noSms: 'SMS চালু নেই: সার্ভারে SMS_URL দেওয়া হয়নি।',
  change: 'লেখা দেখুন ও বদলান',
  insert: 'বসাতে চাপুন',
  ready: 'খালি রাখলে তৈরি লেখাটি যাবে',
  start: 'তৈরি লেখা থেকে শুরু করুন',
  preview: 'শেষ অর্ডার দিয়ে দেখুন',
  count: (letters: number, parts: number) => `${letters} অক্ষর, ${parts}টি SMS`,
  tryTo: { mail: 'নিজের ইমেইল', sms: 'নিজের মোবাইল নম্বর' },
  try: 'নিজেকে পাঠান',
  tried: 'পাঠানো হয়েছে',
  feed: 'পণ্যের ফিড (Facebook, Google)',
  whyFeed: 'লিংকটি Facebook বা Google-এর ক্যাটালগে দিন; পণ্য, দাম ও স্টক নিজে থেকে হালনাগাদ হবে।',
  noFeed: 'ফিডের জন্য সার্ভারে PUBLIC_URL দিতে হবে।',
  feedOn: 'চালু করুন',
  feedOff: 'ফিড বন্ধ করুন',
  newKey: 'নতুন লিংক',
  feedEnds: {
    newKey: 'এখনকার লিংকটি চিরতরে বন্ধ হবে। Facebook ও Google-এ নতুন লিংকটি দিতে হবে।',
    feedOff: 'এখনকার লিংকটি চিরতরে বন্ধ হবে। আবার চালু করলে নতুন লিংক হবে।',
  },
  lang: 'ভাষা',
  bounced: 'এই ঠিকানায় মেইল যায় না',
  byLang: (what: string, lang: string) => `${what} (${lang})`,
}

const en: typeof bn = {
  kinds: {
    placed: 'Order placed',
    confirmed: 'Confirmed',
    shipped: 'On its way',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
    reset: 'New password',
  },
  news: {
    placed: 'News of the order',
    confirmed: 'News of the confirmation',
    shipped: 'News of the dispatch',
    delivered: 'News of the delivery',
    cancelled: 'News of the cancellation',
    reset: 'Link for a new password',
    changed: 'News of the changed password',
    answer: 'Answer to a message',
    sentence: 'Own words',
  },
  abouts: {
    placed: 'As soon as a customer orders',
    confirmed: 'When the call confirms it',
    shipped: 'When the courier has it',
    delivered: 'When the parcel arrives',
    cancelled: 'When it is cancelled before it leaves',
    reset: 'When a customer forgot the password',
  },
  placeholders: {
    name: 'Name',
    order: 'Order number',
    due: 'Sum to pay',
    link: 'Link',
    shop: 'Shop',
    phone: 'Phone',
  },
  samples: bn.samples,
  channels: { mail: 'Mail', sms: 'SMS' },
  langs: { bn: 'বাংলা', en: 'English' },
  texts: {
    sms: 'Text of the SMS',
    subject: 'Subject of the mail',
    opening: 'First words of the mail',
  },
  states: {
    waits: 'Will go',
    sending: 'Going',
    sent: 'Sent',
    failed: 'Failed',
    dropped: 'Will not go',
    unsure: 'Perhaps sent',
  },
  reasons: {},
  title: 'Messages to the customer',
  none: 'No message about this order yet',
  again: 'Send again',
  byHand: 'I told them',
  willGo: 'It is being sent again',
  settled: 'Noted',
  write: 'Write the customer a sentence',
  send: { mail: 'Send by mail', sms: 'Send by SMS' },
  goes: 'It is being sent',
  way: 'How to send it',
  whatsapp: 'Open the message in WhatsApp',
  whatsappNote: (text) => `WhatsApp: ${text}`,
  unsent: 'Messages that did not go',
  whyUnsent: 'These customers were not told. Send it again, or call and note it.',
  broken: { mail: 'Mail does not go out', sms: 'SMS do not go out' },
  works: { mail: 'Mail goes out', sms: 'SMS go out' },
  since: 'Since:',
  why: (reason) => `Reason: ${reason}`,
  counts: ({ waits, failed, unsure }) =>
    `${waits} waiting, ${failed} failed, ${unsure} perhaps sent`,
  ofDay: (sent, dropped) => `In 24 hours ${sent} sent, ${dropped} dropped`,
  retries: 'The shop tries once a minute by itself. What has not gone within an hour stays here.',
  allAgain: (n) => `Send all again: ${n}`,
  allUnsure: (n) => `The doubtful too: ${n}, they may come twice`,
  allGo: (n) => `${n} are being sent again`,
  undoTitle: 'And if a step is undone?',
  undoWhy:
    'Messages wait for 60 seconds. Undo a step within them, and its message does not go. SMS go from 9 am to 10 pm.',
  noMail: 'No mail is set up: the server has no SMTP_URL. No mail goes, and the shop says so.',
  toFolder: 'A trial: mails go to nobody, but into a folder of the server (DATA_DIR/mail).',
  noSms: 'No SMS is set up: the server has no SMS_URL.',
  change: 'See and change the words',
  insert: 'Tap to insert',
  ready: 'While empty, the ready text is sent',
  start: 'Begin with the ready text',
  preview: 'Fill in the last order',
  count: (letters, parts) => `${letters} letters, ${parts} SMS`,
  tryTo: { mail: 'Your own e-mail', sms: 'Your own mobile number' },
  try: 'Send it to yourself',
  tried: 'It was sent',
  feed: 'Product feed (Facebook, Google)',
  whyFeed:
    'Give this link to a catalogue of Facebook or Google: products, prices and stock stay up to date.',
  noFeed: 'The feed needs PUBLIC_URL on the server.',
  feedOn: 'Turn it on',
  feedOff: 'Turn the feed off',
  newKey: 'New link',
  feedEnds: {
    newKey: 'The present link stops for good. Facebook and Google need the new one.',
    feedOff: 'The present link stops for good. Turned on again, the feed has a new one.',
  },
  lang: 'Language',
  bounced: 'Mails to this address are refused',
  byLang: (what, lang) => `${what} (${lang})`,
}

export const [useOutboxText] = openTexts(bn, en)
