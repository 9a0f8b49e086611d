import type { Words } from '../../text/pairs'

/** Two open orders of a number that become one: the dialog, and where the products went. */
export const joinWords = {
  join: ['এক করুন', 'Join'],
  joinWith: (transId: string) => [`${transId} অর্ডারের সাথে এক করুন`, `Join with order ${transId}`],
  joinedInto: ['এই অর্ডারের পণ্য এখন অন্য অর্ডারে:', 'The products of this order are now in:'],
  title: ['দুই অর্ডার এক করবেন?', 'Join the two orders?'],
  stays: ['থাকবে', 'Stays'],
  ends: ['বাতিল হবে, পণ্য উপরেরটিতে যাবে', 'Is cancelled, its products go into the one above'],
  sums: ['এক করার পরে', 'Together'],
  subtotal: ['পণ্যের দাম', 'Subtotal'],
  fee: ['ডেলিভারি, একবার', 'Delivery, once'],
  toOlder: (address: string) => [
    `দুই অর্ডারের ঠিকানা এক নয়। সব যাবে এখানে: ${address}`,
    `The addresses differ. All goes to: ${address}`,
  ],
  waits: [
    'অর্ডারটি কলের অপেক্ষায় থাকবে: অন্যটি নিশ্চিত হলেও আবার কল লাগবে।',
    'It waits for its call, although the other one is confirmed.',
  ],
  confirms: [
    'অর্ডারটি নিশ্চিতই থাকবে, অন্যটির পণ্যও কল ছাড়া নিশ্চিত হবে।',
    'It stays confirmed, and so are the products of the other one, without a call.',
  ],
  tooMuch: (taka: string) => [
    `অগ্রিম ${taka} বেশি এসেছে: ফেরত দিতে হবে।`,
    `${taka} more was paid than it comes to: to be given back.`,
  ],
  promo: (code: string) => [
    `প্রোমো ${code} যত কমিয়েছিল, ততই কম থাকবে, বিশেষ ছাড় হিসেবে।`,
    `What the promo ${code} took off stays off, as a discount.`,
  ],
  tell: ['ক্রেতাকে নতুন মোট জানান', 'Tell the customer the new total'],
  tellHint: [
    'প্রথম অর্ডারের মেসেজ আবার যাবে, সেটিংসে চালু থাকলে। বাতিলের মেসেজ যাবে না।',
    'The message of the older order goes again, if it is on in the settings; none about a cancellation.',
  ],
  act: (due: string) => [`এক করুন · ${due}`, `Join · ${due}`],
  done: (who: string) => [`${who}: দুই অর্ডার এক হলো`, `${who}: the two orders are one`],
} satisfies Words
