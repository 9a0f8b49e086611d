import type { Words } from '../../text/pairs'

/** The source of an order, and its advance. */
export const moneyWords = {
  sources: {
    phone: ['ফোন', 'Phone'],
    messenger: ['Messenger', 'Messenger'],
    whatsapp: ['WhatsApp', 'WhatsApp'],
    facebook: ['Facebook', 'Facebook'],
    counter: ['দোকানে', 'Counter'],
  },
  ways: {
    bkash: ['বিকাশ', 'bKash'],
    nagad: ['নগদ (Nagad)', 'Nagad'],
    rocket: ['রকেট', 'Rocket'],
    bank: ['ব্যাংক', 'Bank'],
    cash: ['হাতে হাতে', 'Cash'],
  },
  taka: ['কত টাকা', 'Taka'],
  way: ['কীভাবে', 'Paid by'],
  reference: ['লেনদেন নম্বর (TrxID)', 'Reference (TrxID)'],
  advance: ['অগ্রিম ও ছাড়', 'Advance and discount'],
  take: ['অগ্রিম লিখুন', 'Note an advance'],
  giveBack: ['ফেরত দিন', 'Give back'],
  givenBack: ['ফেরত দেওয়া', 'given back'],
  undo: ['ফিরিয়ে নিন', 'Undo'],
  undone: ['ফিরিয়ে নেওয়া হয়েছে', 'Undone'],
  saidTaken: ['অগ্রিম লেখা হয়েছে', 'The advance is noted'],
  saidBack: ['ফেরত দেওয়া লেখা হয়েছে', 'It is noted as given back'],
  setRebate: ['ছাড় দিন', 'Give a discount'],
  saidRebate: ['ছাড় বদলেছে', 'The discount was changed'],
  rebateHint: ['0 = ছাড় নেই', '0: no discount'],
  rebate: ['বিশেষ ছাড়', 'Discount'],
  paid: ['অগ্রিম', 'Paid in advance'],
  why: ['কেন', 'Why'],
} satisfies Words
