import { toBengaliDigits } from '../format'

/** One product: its facts, its choices and the two ways to buy it. */
export const product = {
  about: (title: string, price: string) =>
    `${title}, দাম ${price}। ক্যাশ অন ডেলিভারি, সারা বাংলাদেশে ৩–৫ দিনে হোম ডেলিভারি।`,
  pictures: 'পণ্যের ছবি',
  picture: (place: number) => `ছবি ${toBengaliDigits(place)}`,
  zoom: 'বড় করে দেখতে ছবির ওপর মাউস নিন',
  saved: (amount: string) => `${amount} সাশ্রয়`,

  color: 'রং',
  size: 'সাইজ',
  askedOnCall: 'বাছুন, না হলে কলে জেনে নেব',
  chooseOne: 'একটি বাছুন',
  chooseColor: 'একটি রং বাছুন',
  chooseSize: 'একটি সাইজ বাছুন',
  quantity: 'পরিমাণ',
  least: (pieces: number) => `সর্বনিম্ন অর্ডার ${toBengaliDigits(pieces)}টি`,
  left: (pieces: number) => `আর ${toBengaliDigits(pieces)}টি আছে`,
  inCart: 'কার্টে আছে, বদলাতে কার্টে যান',
  soldOut: 'এই পণ্যটি এখন স্টকে নেই, তাই অর্ডার করা যাচ্ছে না।',
  goingToOrder: 'অর্ডারে যাচ্ছি…',
  askWhenBack: 'কবে আসবে জানুন',
  whenBack: 'এই পণ্যটি কবে আসবে?',
  call: 'কল করুন',
  choiceSoldOut: 'এটি এখন স্টকে নেই, অন্যটি বাছুন।',
  booking: (taka: string) =>
    `বেশির ভাগ পণ্যে অগ্রিম লাগে না, তবে এই পণ্যে ${taka && `${taka} `}অগ্রিম বুকিং লাগে: নিচে ‘অর্ডারের নিয়ম’ দেখুন।`,

  askOnWhatsapp: 'WhatsApp-এ জিজ্ঞাসা করুন',
  orderByCall: 'কল করে অর্ডার করুন',
  deliveryFees: 'কুরিয়ার ডেলিভারি খরচ',
  inside: 'ঢাকার ভেতরে',
  outside: 'ঢাকার বাইরে',
  daysInside: '৩ দিন',
  daysOutside: '৩–৫ দিন',
  cash: 'ক্যাশ অন ডেলিভারি: পণ্য হাতে পেয়ে টাকা দিন।',
  facts: 'পণ্যের তথ্য',
  noDescription: 'এই পণ্যের বিবরণ এখনও লেখা হয়নি। কিছু জানতে চাইলে কল বা মেসেজ দিন।',
  noPolicy: 'এই পণ্যে দোকানের সাধারণ নিয়মেই অর্ডার নেওয়া হয়।',
}

export const en: typeof product = {
  about: (title, price) =>
    `${title}, ${price}. Cash on delivery, home delivery across Bangladesh in 3–5 days.`,
  pictures: 'Pictures of the product',
  picture: (place) => `Picture ${place}`,
  zoom: 'Move the mouse over the picture to enlarge it',
  saved: (amount) => `Save ${amount}`,

  color: 'Colour',
  size: 'Size',
  askedOnCall: 'choose, or we ask on the call',
  chooseOne: 'choose one',
  chooseColor: 'Please choose a colour',
  chooseSize: 'Please choose a size',
  quantity: 'Quantity',
  least: (pieces) => `Minimum order ${pieces}`,
  left: (pieces) => `Only ${pieces} left`,
  inCart: 'In your cart: change it there',
  soldOut: 'This product is out of stock, so it cannot be ordered now.',
  goingToOrder: 'Going to your order…',
  askWhenBack: 'Ask when it is back',
  whenBack: 'When will this product be back?',
  call: 'Call us',
  choiceSoldOut: 'This one is out of stock now, please choose another.',
  booking: (taka) =>
    `Most products need no advance, but this one needs an advance booking${taka && ` of ${taka}`}: see ‘Order Policy’ below.`,

  askOnWhatsapp: 'Ask on WhatsApp',
  orderByCall: 'Order by phone',
  deliveryFees: 'Courier delivery fee',
  inside: 'Inside Dhaka',
  outside: 'Outside Dhaka',
  daysInside: '3 days',
  daysOutside: '3–5 days',
  cash: 'Cash on delivery: pay when you have the goods.',
  facts: 'About the product',
  noDescription: 'This product has no description yet. To ask something, call or send a message.',
  noPolicy: 'This product is ordered as usual in this shop.',
}
