import type { Placeholder } from '#contract/message-text'
import type { MessageKind, MessageLang } from '#contract/outbox'

const kinds: Record<MessageKind | 'changed', string> = {
  placed: 'অর্ডার এসেছে',
  confirmed: 'নিশ্চিত হয়েছে',
  shipped: 'পাঠানো হয়েছে',
  delivered: 'ডেলিভারি হয়েছে',
  cancelled: 'বাতিল হয়েছে',
  reset: 'নতুন পাসওয়ার্ড',
  changed: 'পাসওয়ার্ড বদলেছে',
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

/** Messages to customers: on an order, on the first screen, and their texts. */
export const outbox = {
  kinds,
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
  /** Reasons of the server; those of gateways and mail servers stay in their words. */
  reasons: {
    'The act was undone': 'কাজটি ফিরিয়ে নেওয়া হয়েছে',
    'The order has changed meanwhile': 'এর মধ্যে অর্ডারের অবস্থা বদলেছে',
    'Too late for an SMS': 'SMS পাঠানোর সময় পেরিয়ে গেছে',
    'told by hand': 'নিজে জানানো হয়েছে',
    'The person was erased': 'ক্রেতার তথ্য মুছে ফেলা হয়েছে',
    'The server ended while it was sending': 'পাঠানোর সময় সার্ভার বন্ধ হয়ে গিয়েছিল',
    'The SMS of this day are used up (SMS_A_DAY)': 'আজকের SMS শেষ (SMS_A_DAY)',
    'No mobile number of Bangladesh': 'বাংলাদেশের মোবাইল নম্বর নয়',
  } as Record<string, string>,
  title: 'ক্রেতাকে মেসেজ',
  none: 'এই অর্ডারে এখনও কোনো মেসেজ যায়নি',
  again: 'আবার পাঠান',
  byHand: 'নিজে জানিয়েছি',
  willGo: 'আবার পাঠানো হচ্ছে',
  settled: 'লেখা হয়েছে',
  whatsapp: 'মেসেজটি WhatsApp-এ খুলুন',
  whatsappNote: (text: string) => `WhatsApp: ${text}`,
  unsent: 'মেসেজ যায়নি',
  whyUnsent: 'ক্রেতারা খবর পাননি। খুলে আবার পাঠান, বা ফোনে জানিয়ে লিখে রাখুন।',
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
  feedOff: 'বন্ধ করুন',
  newKey: 'নতুন লিংক (আগেরটি আর চলবে না)',
  lang: 'ভাষা',
  bounced: 'এই ঠিকানায় মেইল যায় না',
  byLang: (what: string, lang: string) => `${what} (${lang})`,
}
