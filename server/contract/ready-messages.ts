import type { MessageKind, MessageLang, MessageText } from '#contract/outbox'

type Texts = Record<MessageKind, Record<MessageText, string>>

/** The program's own texts, used until a shop writes its own. An SMS in Bengali fits into one part. */
export const readyMessages: Record<MessageLang, Texts> = {
  bn: {
    placed: {
      sms: '{shop}: অর্ডার {order} পেয়েছি। কল করে নিশ্চিত করব।',
      subject: 'আপনার অর্ডার {order} পেয়েছি',
      opening: '{name}, আপনার অর্ডার পেয়েছি। কল করে নিশ্চিত করব, তারপর পাঠাব।',
    },
    confirmed: {
      sms: '{shop}: অর্ডার নিশ্চিত। 3-5 দিনে পাবেন, দেবেন {due}।',
      subject: 'অর্ডার {order} নিশ্চিত হয়েছে',
      opening:
        '{name}, আপনার অর্ডার নিশ্চিত হয়েছে। 3 থেকে 5 দিনের মধ্যে পৌঁছে যাবে। পণ্য হাতে পেয়ে {due} দেবেন।',
    },
    shipped: {
      sms: '{shop}: পার্সেল পথে, শিগগিরই পাবেন। হাতে রাখুন {due}।',
      subject: 'অর্ডার {order} পাঠানো হয়েছে',
      opening:
        '{name}, আপনার পার্সেল এখন পথে। কুরিয়ার কল করলে ধরবেন। পণ্য হাতে পেয়ে {due} দেবেন, টাকাটা হাতে রাখুন।',
    },
    delivered: {
      sms: '{shop}: পার্সেলের জন্য ধন্যবাদ। ত্রুটি পেলে 7 দিনে জানান।',
      subject: 'অর্ডার {order} পৌঁছে গেছে',
      opening:
        '{name}, কেনাকাটার জন্য ধন্যবাদ। কোনো ত্রুটি পেলে ইনভয়েসের তারিখ থেকে 7 দিনের মধ্যে জানান। পণ্য কেমন লাগল, নিচের লিংকে লিখতে পারেন।',
    },
    cancelled: {
      sms: '{shop}: আপনার অর্ডার {order} বাতিল হয়েছে।',
      subject: 'অর্ডার {order} বাতিল হয়েছে',
      opening: '{name}, আপনার অর্ডারটি বাতিল হয়েছে।',
    },
    reset: {
      // In Latin letters: in Bengali ones the link would make it two parts.
      sms: '{shop}: notun password dite ei link-e jan: {link}',
      subject: '{shop}: নতুন পাসওয়ার্ড সেট করুন',
      opening:
        'নতুন পাসওয়ার্ড সেট করতে নিচের লিংকে যান। লিংকটি 1 ঘণ্টার মধ্যে একবার কাজ করবে। আপনি না চেয়ে থাকলে কিছু করতে হবে না।',
    },
  },
  en: {
    placed: {
      sms: '{shop}: we have your order {order} and will call you to confirm it.',
      subject: 'We have your order {order}',
      opening: '{name}, we have your order. We will call you to confirm it, then send it.',
    },
    confirmed: {
      sms: '{shop}: your order {order} is confirmed. It comes in 3 to 5 days. To pay on delivery: {due}.',
      subject: 'Your order {order} is confirmed',
      opening:
        '{name}, your order is confirmed. It comes in 3 to 5 days. You pay {due} on delivery.',
    },
    shipped: {
      sms: '{shop}: your order {order} is on its way and comes in a few days. Please keep {due} ready.',
      subject: 'Your order {order} is on its way',
      opening:
        '{name}, your parcel is on its way. The courier will call you. You pay {due} on delivery, please keep it ready.',
    },
    delivered: {
      sms: '{shop}: your order {order} is delivered, thank you. Tell us about any fault within 7 days.',
      subject: 'Your order {order} is delivered',
      opening:
        '{name}, thank you for your order. Please report a fault within 7 days of the invoice date. The links below let you write a review.',
    },
    cancelled: {
      sms: '{shop}: your order {order} is cancelled.',
      subject: 'Your order {order} is cancelled',
      opening: '{name}, your order is cancelled.',
    },
    reset: {
      sms: '{shop}: set a new password at {link}',
      subject: '{shop}: set a new password',
      opening:
        'Open the link below to set a new password. It works once, within 1 hour. If you did not ask for it, you need not do anything.',
    },
  },
}
