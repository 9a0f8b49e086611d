import { asciiDigits } from '#contract/shop'
import { callHours, shopAddress, shopFacts, shopName } from '../../text/shop-facts'

/** Texts of slips and labels: in Bengali for everybody, with Latin digits. */
export const paper = {
  get shop() {
    return shopName()
  },
  slipName: 'প্যাকিং স্লিপ, A5',
  slip: (nr: number, of: number) => `ইনভয়েস ও প্যাকিং স্লিপ · ${nr}/${of}`,
  qr: 'অর্ডার নম্বরের QR',
  order: 'অর্ডার',
  date: 'ইনভয়েসের তারিখ',
  to: 'প্রাপক',
  pays: 'ক্রেতা দেবেন',
  cod: 'ক্যাশ অন ডেলিভারি',
  picked: 'তোলা হয়েছে',
  products: 'পণ্য',
  quantity: 'সংখ্যা',
  price: 'দাম',
  code: (code: string) => `কোড ${code}`,
  things: (n: number) => `মোট ${n}টি জিনিস · প্যাক করলেন: ____________`,
  fee: 'ডেলিভারি',
  discount: 'ছাড়',
  paid: 'অগ্রিম দেওয়া হয়েছে',
  total: 'মোট',
  readyProblem: 'সমস্যা হলে ইনভয়েসের তারিখ থেকে 7 দিনের মধ্যে জানান। প্যাকেট খোলার পুরো ভিডিও রাখুন।',
  /** The ready rule, unless the shop wrote its own: that one is named by its page. */
  get problem() {
    return shopFacts().own_pages?.includes('return_policy')
      ? `সমস্যা হলে জানান। রিটার্ন পলিসি: ${location.host}/return-policy`
      : paper.readyProblem
  },
  help: (phone: string | undefined) =>
    [phone && `সাহায্য: ${phone}, ${asciiDigits(callHours('bn'))}`, address()]
      .filter(Boolean)
      .join(' · '),
  labelName: 'পার্সেলের লেবেল, 4 × 6 ইঞ্চি',
  parcel: 'COD · 1 পার্সেল',
  inside: (n: number, hidden: number) =>
    [`ভেতরে · ${n}টি`, hidden > 0 && `আরও ${hidden} রকম পণ্য স্লিপে আছে`].filter(Boolean).join(' · '),
  take: 'টাকা নিন',
  from: (phone: string | undefined) =>
    `প্রেরক: ${[shopName(), phone, address()].filter(Boolean).join(', ')}`,
}

const address = () => asciiDigits(shopAddress('bn') ?? '')
