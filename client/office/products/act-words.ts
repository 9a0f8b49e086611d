import type { Words } from '../../text/pairs'
/** Texts of acts on one or many products. */
export const actWords = {
  said: {
    price: (title: string, before: string, after: string) => [
      `${title}: দাম ${before} থেকে ${after} হলো`,
      `${title}: ${before} is now ${after}`,
    ],
    oldPrice: (title: string, after: string) => [
      `${title}: আগের দাম ${after} হলো`,
      `${title}: the former price is now ${after}`,
    ],
    noOldPrice: (title: string) => [
      `${title}: আগের দাম বাদ গেল`,
      `${title}: no former price any more`,
    ],
    inStock: (title: string) => [`${title}: স্টকে আছে`, `${title}: in stock`],
    soldOut: (title: string) => [`${title}: স্টক শেষ`, `${title}: sold out`],
    archived: (title: string) => [`${title}: তুলে রাখা হলো`, `${title}: taken off sale`],
    restored: (title: string) => [`${title}: আবার দোকানে এলো`, `${title}: back on sale`],
  },
  bulk: {
    acts: {
      price: ['দাম বদলান', 'Change prices'],
      tag: ['ট্যাগ', 'Tag'],
      category: ['ক্যাটাগরি', 'Category'],
      archive: ['তুলে রাখুন', 'Take off sale'],
      restore: ['আবার দোকানে দিন', 'Back on sale'],
      in_stock: ['স্টকে আছে', 'In stock'],
      sold_out: ['স্টক শেষ', 'Sold out'],
      policy: ['অর্ডার পলিসি', 'Order policy'],
      minimum_order: ['কমপক্ষে কয়টি', 'Minimum order'],
    },
    press: {
      price: (n: number) => [`${n}টির দাম বদলান`, `Change ${n} prices`],
      tag: (n: number) => [`${n}টির ট্যাগ বদলান`, `Change the tag of ${n}`],
      category: (n: number) => [`${n}টির ক্যাটাগরি বদলান`, `Change the category of ${n}`],
      archive: (n: number) => [`${n}টি তুলে রাখুন`, `Take ${n} off sale`],
      restore: (n: number) => [`${n}টি আবার দোকানে দিন`, `Put ${n} back on sale`],
      in_stock: (n: number) => [`${n}টি স্টকে আছে`, `${n} are in stock`],
      sold_out: (n: number) => [`${n}টির স্টক শেষ`, `${n} are sold out`],
      policy: (n: number) => [`${n}টির অর্ডার পলিসি বদলান`, `Change the policy of ${n}`],
      minimum_order: (n: number) => [`${n}টিতে বদলান`, `Change it for ${n}`],
    },
    done: {
      price: (n: number) => [`${n}টির দাম বদলেছে`, `${n} prices changed`],
      tag: (n: number) => [`${n}টির ট্যাগ বদলেছে`, `The tag of ${n} changed`],
      category: (n: number) => [`${n}টির ক্যাটাগরি বদলেছে`, `The category of ${n} changed`],
      archive: (n: number) => [`${n}টি তুলে রাখা হলো`, `${n} taken off sale`],
      restore: (n: number) => [`${n}টি আবার দোকানে এলো`, `${n} back on sale`],
      in_stock: (n: number) => [`${n}টি স্টকে আছে`, `${n} in stock`],
      sold_out: (n: number) => [`${n}টির স্টক শেষ`, `${n} sold out`],
      policy: (n: number) => [`${n}টির অর্ডার পলিসি বদলেছে`, `The order policy of ${n} changed`],
      minimum_order: (n: number) => [
        `${n}টির সবচেয়ে কম অর্ডার বদলেছে`,
        `The minimum order of ${n} changed`,
      ],
    },
    more: ['আরও কাজ', 'More actions'],
    how: ['কীভাবে', 'How'],
    ways: {
      percentLess: ['% কমান', '% less'],
      percentMore: ['% বাড়ান', '% more'],
      takaLess: ['৳ কমান', '৳ less'],
      takaMore: ['৳ বাড়ান', '৳ more'],
      to: ['এক দাম', 'One price'],
    },
    percent: ['কত %', 'How many %'],
    taka: ['কত টাকা', 'How many taka'],
    ending: ['শেষের অঙ্ক', 'Price ends in'],
    endings: {
      1: (price: string) => [withSample('পূর্ণ টাকা', price), withSample('Whole taka', price)],
      5: (price: string) => [withSample('5 বা 0', price), withSample('5 or 0', price)],
      10: (price: string) => [withSample('শূন্য', price), withSample('0', price)],
      9: (price: string) => [withSample('9', price), withSample('9', price)],
    },
    keepOld: ['এখনকার দাম "আগের দাম" হিসেবে রাখুন', 'Keep the current price as the former price'],
    wrongPercent: ['কত %, পূর্ণ সংখ্যায় লিখুন', 'Write a whole number, such as 10'],
    now: ['এখন', 'Now'],
    later: ['হবে', 'Then'],
    noPrice: ['হবে না', 'Not possible'],
    andMore: (n: number) => [`আরও ${n}টি একইভাবে বদলাবে।`, `And ${n} more in the same way.`],
    undoable: [
      '1 মিনিটের মধ্যে সবগুলো একসঙ্গে ফিরিয়ে নেওয়া যাবে।',
      'You can undo all of it within a minute.',
    ],
    sayWhat: ['কী হবে, তা আগে বাছুন', 'First choose what to change'],
    add: ['যোগ করুন', 'Add'],
    remove: ['বাদ দিন', 'Remove'],
    newTag: (name: string) => [`"${name}" নামে নতুন ট্যাগ হবে`, `“${name}” will be a new tag`],
    noSuchTag: ['এই নামে কোনো ট্যাগ নেই', 'There is no tag with this name'],
    choose: ['বেছে নিন', 'Choose'],
    policy: ['অর্ডার পলিসি', 'Order policy'],
    policyHint: [
      'ফাঁকা লাইন দিলে নতুন অনুচ্ছেদ। খালি রাখলে দোকানের সাধারণ নিয়ম দেখাবে।',
      'A blank line begins a paragraph. Empty: the default policy of the shop.',
    ],
    minimum: ['একবারে কমপক্ষে কয়টি কিনতে হবে', 'Minimum pieces in one order'],
    wrongMinimum: ['1 থেকে 9,999-এর মধ্যে লিখুন', 'Write a number from 1 to 9,999'],
    selectAll: ['এই তালিকার সবগুলো বাছুন', 'Select all of this list'],
    selectAllOf: (n: number) => [`এই তালিকার ${n}টিই বাছুন`, `Select all ${n} of this list`],
    reading: (n: number) => [`বাছাই হচ্ছে: ${n}টি`, `Selecting: ${n}`],
    running: (done: number, of: number) => [
      `কাজ চলছে: ${of}টির মধ্যে ${done}টি হয়েছে`,
      `${done} of ${of} are done`,
    ],
    stop: ['থামান', 'Stop'],
    partly: (done: number, failed: number, left: number) => [
      [
        `${done}টি হয়েছে।`,
        failed > 0 && `${failed}টি হয়নি, কারণ সারির নিচে লেখা।`,
        left > 0 && `${left}টি এখনও বাকি।`,
      ]
        .filter(Boolean)
        .join(' '),
      [
        `${done} done.`,
        failed > 0 && `${failed} failed, each says why.`,
        left > 0 && `${left} were not reached.`,
      ]
        .filter(Boolean)
        .join(' '),
    ],
  },
} satisfies Words

function withSample(ending: string, price: string): string {
  return price ? `${ending} (${price})` : ending
}
