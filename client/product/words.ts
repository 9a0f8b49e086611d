import { toBengaliDigits } from '../text/format'
import type { Words } from '../text/pairs'

/** One product: its facts, its choices and the two ways to buy it. */
export const productWords = {
  about: (title: string, price: string) => [
    `${title}, দাম ${price}। ক্যাশ অন ডেলিভারি, সারা বাংলাদেশে ৩–৫ দিনে হোম ডেলিভারি।`,
    `${title}, ${price}. Cash on delivery, home delivery across Bangladesh in 3–5 days.`,
  ],
  pictures: ['পণ্যের ছবি', 'Pictures of the product'],
  picture: (place: number) => [`ছবি ${toBengaliDigits(place)}`, `Picture ${place}`],
  pictureOf: (place: number, all: number) => [
    `ছবি ${toBengaliDigits(place)} / ${toBengaliDigits(all)}`,
    `Picture ${place} of ${all}`,
  ],
  pictureBefore: ['আগের ছবি', 'Previous picture'],
  pictureAfter: ['পরের ছবি', 'Next picture'],
  zoom: ['বড় করে দেখতে ছবির ওপর মাউস নিন', 'Move the mouse over the picture to enlarge it'],
  share: ['শেয়ার', 'Share'],
  linkCopied: ['লিংক কপি হয়েছে', 'Link copied'],
  copyFromAddress: [
    'শেয়ার করা গেল না: ঠিকানার ঘর থেকে লিংকটি কপি করুন',
    'Could not share: copy the link from the address bar',
  ],
  saved: (amount: string) => [`${amount} সাশ্রয়`, `Save ${amount}`],

  color: ['রং', 'Colour'],
  size: ['সাইজ', 'Size'],
  sizeChart: ['সাইজ চার্ট', 'Size chart'],
  askedOnCall: ['বাছুন, না হলে কলে জেনে নেব', 'choose, or we ask on the call'],
  chooseOne: ['একটি বাছুন', 'choose one'],
  chooseColor: ['একটি রং বাছুন', 'Please choose a colour'],
  chooseSize: ['একটি সাইজ বাছুন', 'Please choose a size'],
  quantity: ['পরিমাণ', 'Quantity'],
  least: (pieces: number) => [
    `সর্বনিম্ন অর্ডার ${toBengaliDigits(pieces)}টি`,
    `Minimum order ${pieces}`,
  ],
  left: (pieces: number) => [`আর ${toBengaliDigits(pieces)}টি আছে`, `Only ${pieces} left`],
  inCart: ['কার্টে আছে, বদলাতে কার্টে যান', 'In your cart: change it there'],
  soldOut: [
    'এই পণ্যটি এখন স্টকে নেই, তাই অর্ডার করা যাচ্ছে না।',
    'This product is out of stock, so it cannot be ordered now.',
  ],
  goingToOrder: ['অর্ডারে যাচ্ছি…', 'Going to your order…'],
  askWhenBack: ['কবে আসবে জানুন', 'Ask when it is back'],
  whenBack: ['এই পণ্যটি কবে আসবে?', 'When will this product be back?'],
  call: ['কল করুন', 'Call us'],
  choiceSoldOut: [
    'এটি এখন স্টকে নেই, অন্যটি বাছুন।',
    'This one is out of stock now, please choose another.',
  ],
  booking: (taka: string) => [
    `বেশির ভাগ পণ্যে অগ্রিম লাগে না, তবে এই পণ্যে ${taka && `${taka} `}অগ্রিম বুকিং লাগে: নিচে ‘অর্ডারের নিয়ম’ দেখুন।`,
    `Most products need no advance, but this one needs an advance booking${taka && ` of ${taka}`}: see ‘Order Policy’ below.`,
  ],

  askOnWhatsapp: ['WhatsApp-এ জিজ্ঞাসা করুন', 'Ask on WhatsApp'],
  orderByCall: ['কল করে অর্ডার করুন', 'Order by phone'],
  deliveryFees: ['কুরিয়ার ডেলিভারি খরচ', 'Courier delivery fee'],
  inside: ['ঢাকার ভেতরে', 'Inside Dhaka'],
  outside: ['ঢাকার বাইরে', 'Outside Dhaka'],
  daysInside: ['৩ দিন', '3 days'],
  daysOutside: ['৩–৫ দিন', '3–5 days'],
  cash: ['ক্যাশ অন ডেলিভারি: পণ্য হাতে পেয়ে টাকা দিন।', 'Cash on delivery: pay when you have the goods.'],
  facts: ['পণ্যের তথ্য', 'About the product'],
  noDescription: [
    'এই পণ্যের বিবরণ এখনও লেখা হয়নি। কিছু জানতে চাইলে কল বা মেসেজ দিন।',
    'This product has no description yet. To ask something, call or send a message.',
  ],
  noPolicy: [
    'এই পণ্যে দোকানের সাধারণ নিয়মেই অর্ডার নেওয়া হয়।',
    'This product is ordered as usual in this shop.',
  ],
} satisfies Words
