import type { Words } from '../../text/pairs'

/** Promo codes: their list, and the form of one. */
export const promoWords = {
  add: ['নতুন প্রোমো', 'New promo'],
  titleOf: (code: string) =>
    code ? [`${code} বদলান`, `Change ${code}`] : ['নতুন প্রোমো', 'New promo'],
  change: (code: string) => [`${code}: বদলান`, `${code}: change`],
  copy: (code: string) => [`${code} কপি করুন`, `Copy ${code}`],
  none: ['এখনও কোনো প্রোমো নেই', 'There are no promos yet'],
  noneHint: [
    'কোড বানিয়ে ফেসবুক পেজে দিন। ক্রেতা কার্টে কোডটি লিখলে দাম কমবে।',
    'Make a code and share it with customers. They type it in the cart and pay less.',
  ],
  columns: {
    uses: ['ব্যবহার', 'Used'],
    terms: ['শর্ত', 'Conditions'],
    time: ['সময়', 'Dates'],
    change: ['বদল', 'Change'],
  },
  used: (used: string, of: string) => [
    `${of} বারের মধ্যে ${used} বার ব্যবহার হয়েছে`,
    `${used} of ${of} uses`,
  ],
  from: (taka: string) => [`${taka} থেকে`, `from ${taka}`],
  anyOrder: ['যেকোনো অর্ডারে', 'any order'],
  perCustomer: (n: string) => [`একজন ক্রেতা ${n} বার`, `${n} per customer`],
  perNumber: (n: string) => [`এক ফোন নম্বরে ${n} বার`, `${n} per phone number`],
  active: ['চালু', 'Active'],
  public: ['কার্টে দেখান', 'Show in carts'],
  states: {
    running: ['চলছে', 'Running'],
    used_up: ['ফুরিয়েছে', 'Used up'],
    ended: ['শেষ', 'Ended'],
  },
  begins: (day: string) => [`${day} শুরু`, `Starts ${day}`],
  until: (day: string) => [`${day} পর্যন্ত`, `until ${day}`],
  endedOn: (day: string) => [`${day} শেষ`, `ended ${day}`],
  noEnd: ['শেষ নেই', 'no end'],
  stopped: ['বন্ধ করা হয়েছে', 'ended by hand'],

  usedKeeps: (n: string) => [
    `${n} বার ব্যবহার হয়েছে, তাই কোড ও ছাড় আর বদলানো যায় না। অন্য ছাড় চাইলে নতুন কোড বানান।`,
    `Used ${n === '1' ? 'once' : `${n} times`}, so the code and the amount stay. For another amount, make a new code.`,
  ],
  fields: {
    code: ['কোড', 'Code'],
    kind: ['কী কমবে', 'What it takes off'],
    taka: ['কত টাকা কমবে', 'Amount off'],
    percent: ['কত শতাংশ কমবে', 'Percent off'],
    most: ['সর্বোচ্চ কত টাকা', 'At most (taka)'],
    uses: ['মোট কতবার', 'Total uses'],
    min_subtotal: ['কত টাকার অর্ডারে', 'Minimum order total'],
    per_customer: ['একজন ক্রেতা কতবার', 'Uses per customer'],
    per_number: ['এক ফোন নম্বরে কতবার', 'Uses per phone number'],
    from: ['শুরুর দিন', 'First day'],
    until: ['শেষের দিন', 'Last day'],
    note: ['নিজেদের জন্য নোট', 'Internal note'],
  },
  kinds: {
    taka: ['টাকা', 'Taka'],
    percent: ['শতাংশ', 'Percent'],
    delivery: ['ফ্রি ডেলিভারি', 'Free delivery'],
  },
  most: (taka: string) => [`সর্বোচ্চ ${taka}`, `at most ${taka}`],
  hints: {
    code: ['যেমন EID100', 'Such as EID100'],
    percent: [
      'পণ্যের দামের 1 থেকে 90; পয়সা কমানো হয় না',
      '1 to 90, of the products; parts of a taka are not taken off',
    ],
    most: ['খালি = যত হয়', 'Empty: no limit'],
    delivery: [
      'ক্রেতা যে ডেলিভারি খরচ বাছবেন, সেটিই বাদ যাবে',
      'It takes off the delivery fee that the customer chose',
    ],
    min_subtotal: ['খালি = সব অর্ডারে', 'Empty: any order'],
    per_customer: ['খালি = যতবার খুশি', 'Empty: no limit'],
    per_number: ['নতুন অ্যাকাউন্ট খুলেও এর বেশি নয়', 'New accounts count too'],
    note: ['ক্রেতা দেখবেন না', 'Customers do not see it'],
    public: [
      'ক্রেতা কার্টেই কোডটি দেখবেন ও এক চাপে নিতে পারবেন',
      'Customers see the code in the cart and take it with one tap',
    ],
  },
  inTaka: (taka: string) => [
    `${taka} কমবে। শতাংশে ছাড় দিতে উপরে ‘শতাংশ’ বাছুন।`,
    `${taka} off. For a percentage choose “Percent” above.`,
  ],
  notLess: (n: string) => [`${n}-এর কম নয়`, `At least ${n}`],
  end: ['এখনই শেষ করুন', 'End it now'],
  start: ['আবার চালু করুন', 'Start it again'],
  isPast: ['শেষের দিন পার হয়ে গেছে, নতুন দিন দিন', 'The last day is over, choose a later one'],
  saidEnded: (code: string) => [`${code} শেষ করা হয়েছে`, `${code} has ended`],
  undone: ['আগের মতো করা হয়েছে', 'Undone'],
} satisfies Words
