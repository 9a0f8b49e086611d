import type { ShopScreen } from '#contract/search-words'
import { type Phrases, phraseAt, phrases, type Token } from './tokens.ts'

/**
 * Words about the shop, by the screen that answers them. `beside`: also beside a product, as "saree cash on delivery";
 * `alone`: only where the keyword says nothing else, since a lens is a contact lens and a saree is on offer.
 */
const topics: { screen: ShopScreen; beside: Phrases; alone: Phrases }[] = [
  {
    screen: 'orders',
    beside:
      phrases(`track order, track my order, order track, order tracking, track your order, order status, where is my order,
      my order, my orders, অর্ডার ট্র্যাক, অর্ডার ট্র্যাকিং, ট্র্যাক অর্ডার, আমার অর্ডার, অর্ডারের অবস্থা, অর্ডার কোথায়, amar order,
      order kothay, parcel tracking, track parcel`),
    alone: phrases('track, tracking, ট্র্যাক, ট্র্যাকিং, orders, parcel, পার্সেল'),
  },
  {
    screen: 'returnPolicy',
    beside:
      phrases(`return policy, returns policy, refund policy, exchange policy, return and refund, return refund, refund and return,
      return & refund, রিটার্ন পলিসি, রিফান্ড পলিসি, ফেরত নীতি, পণ্য ফেরত, money back, product return, return product, exchange offer,
      ফেরত দেওয়া, ferot deya, ferot dewa, টাকা ফেরত, taka ferot`),
    alone:
      phrases(`return, returns, refund, refunds, exchange, রিটার্ন, রিফান্ড, ফেরত, এক্সচেঞ্জ, বদল, ferot, phherot, bodol, warranty,
      guarantee, ওয়ারেন্টি, গ্যারান্টি`),
  },
  {
    screen: 'deliveryRules',
    beside:
      phrases(`cash on delivery, cash-on-delivery, cash on, ক্যাশ অন ডেলিভারি, ক্যাশ অন, delivery charge, delivery charges, delivery cost,
      delivery fee, delivery time, delivery policy, delivery rules, home delivery, free delivery, fast delivery, delivery man, shipping charge,
      shipping cost, shipping fee, shipping policy, free shipping, ডেলিভারি চার্জ, ডেলিভারি খরচ, ডেলিভারি ফি, ডেলিভারি টাইম, হোম ডেলিভারি,
      ফ্রি ডেলিভারি, ডেলিভারি নিয়ম, ডেলিভারির নিয়ম, delivery khoroch, delivery koto, courier charge, কুরিয়ার চার্জ`),
    alone: phrases(
      'delivery, deliveries, shipping, courier, cod, ডেলিভারি, ডেলিভারির, শিপিং, কুরিয়ার, সিওডি, dlivery, delevery, delivary',
    ),
  },
  {
    screen: 'contact',
    beside:
      phrases(`contact number, contact us, contact no, phone number, mobile number, customer care, customer service, customer support,
      call center, hotline number, whatsapp number, shop address, shop location, help line, about us, ফোন নম্বর, ফোন নাম্বার, মোবাইল নম্বর,
      মোবাইল নাম্বার, কাস্টমার কেয়ার, কাস্টমার সার্ভিস, যোগাযোগ নম্বর, যোগাযোগের নম্বর, হেল্প লাইন, দোকানের ঠিকানা, live chat`),
    alone:
      phrases(`contact, contacts, যোগাযোগ, যোগাযোগের, jogajog, helpline, hotline, হেল্পলাইন, হটলাইন, support, help, সাহায্য, address,
      ঠিকানা, thikana, location, লোকেশন, whatsapp, হোয়াটসঅ্যাপ, complain, complaint, অভিযোগ, showroom, শোরুম, email, ইমেইল`),
  },
  {
    screen: 'orderProcedure',
    beside:
      phrases(`how to order, how to buy, order process, order procedure, order method, payment method, payment system, pay online,
      কিভাবে অর্ডার, কীভাবে অর্ডার, অর্ডার পদ্ধতি, অর্ডার করার নিয়ম, অর্ডারের নিয়ম, পেমেন্ট পদ্ধতি, পেমেন্ট সিস্টেম, kivabe order, kibhabe order,
      order kivabe, order korar niyom, cancel order, order cancel, অর্ডার বাতিল, bkash payment, বিকাশ পেমেন্ট`),
    alone:
      phrases(`payment, payments, পেমেন্ট, bkash, bikash, বিকাশ, nagad, নগদ, rocket payment, emi, ইএমআই, order, অর্ডার, booking, বুকিং,
      advance, অগ্রিম`),
  },
  {
    screen: 'discount',
    beside: phrases('promo code, coupon code, voucher code, প্রোমো কোড, কুপন কোড'),
    alone:
      phrases(`offer, offers, অফার, অফারের, discount, discounts, ডিসকাউন্ট, ছাড়, sale, sales, সেল, deal, deals, promo, coupon, voucher,
      কুপন, ভাউচার, hot deal, flash sale, special offer, today offer, chhar, char offer`),
  },
]
/** Words of a question that name no product. */
const question = new Set(
  `how to do i the a an my is are what your our of about for please in bd bangladesh dhaka shop store online can you me we any
  available system policy rule rules info information details number no yes and or & ? ! . , / - available have has get give want
  need কি কী কত কতো কিভাবে কীভাবে করব করবো করতে করা চাই চাইলে আছে আছেন নিয়ম নিয়ে পলিসি নম্বর নাম্বার তথ্য জানতে দেওয়া দিবেন হবে হয়
  লাগে লাগবে পাওয়া যায় যাবে এর ও এবং বা ki koto kivabe kibhabe kore korbo korte chai ache niyom niye jante deya hobe lagbe lage
  jabe jay er o`
    .split(/\s+/)
    .map((word) => word.normalize('NFKC')),
)

export type SaidOfShop = {
  screen: ShopScreen
  said: Set<Token>
  /** The keyword says nothing about a product. */
  isAlone: boolean
}

export function findShopWords(tokens: Token[]): SaidOfShop | null {
  let screen: ShopScreen | undefined
  let isBeside = false
  const said = new Set<Token>()
  const others: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const found = topicAt(tokens, at)
    const token = tokens[at]
    if (!found) {
      if (token && !question.has(token.text)) others.push(token)
      continue
    }
    if (!screen || (found.isBeside && !isBeside)) screen = found.screen
    isBeside ||= found.isBeside
    if (found.isBeside) for (const each of tokens.slice(at, found.end)) said.add(each)
    at = found.end - 1
  }
  if (!screen || (others.length > 0 && !isBeside)) return null
  return { screen, said, isAlone: others.length === 0 }
}

function topicAt(tokens: Token[], at: number) {
  let longest: { screen: ShopScreen; end: number; isBeside: boolean } | undefined
  for (const { screen, beside, alone } of topics) {
    for (const isBeside of [true, false]) {
      const end = phraseAt(tokens, at, isBeside ? beside : alone)
      if (end !== null && end > (longest?.end ?? 0)) longest = { screen, end, isBeside }
    }
  }
  return longest
}
