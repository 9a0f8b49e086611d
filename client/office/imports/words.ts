// Over 200 lines: the words of a large room.

import type { Words } from '../../text/pairs'
import { columnWords } from './column-words'

/** Files of products. */
export const importWords = {
  title: ['CSV আনুন', 'Import a CSV'],
  export: ['CSV নামান', 'Download as CSV'],
  steps: {
    file: ['ফাইল', 'File'],
    columns: ['কলাম', 'Columns'],
    check: ['যাচাই', 'Check'],
    apply: ['দোকানে তোলা', 'Import'],
  },
  stepsName: ['ফাইল আনার ধাপ', 'Steps of the import'],
  isDone: ['হয়েছে', 'Done'],

  give: {
    title: ['ফাইল দিন', 'Choose a CSV file'],
    choose: ['ফাইল বাছুন', 'Choose a file'],
    drop: ['অথবা ফাইলটি টেনে এখানে ছাড়ুন।', 'Or drop the file here.'],
    about: [
      'এই দোকান থেকে নামানো CSV, বা WooCommerce, Shopify কিংবা অন্য দোকানের CSV দিন। আগে শুধু যাচাই হবে, আপনি না বলা পর্যন্ত দোকানে কিছু বদলাবে না।',
      'A CSV file from this shop, WooCommerce, Shopify or another shop. It is only checked at first: nothing changes in the shop until you press Import.',
    ],
    limits: [
      'সর্বোচ্চ 50 MB, 2,00,000 সারি। Excel বা Google Sheets থেকে "CSV UTF-8" হিসেবে সেভ করুন।',
      'At most 50 MB and 200,000 rows. From Excel or Google Sheets save it as "CSV UTF-8".',
    ],
    sample: [
      'কোন কলামে কী লেখা থাকে দেখতে দোকানের পণ্যগুলোর CSV নামিয়ে নিন।',
      'To see which columns are used, download the products of this shop as a CSV.',
    ],
    tooLarge: [
      'ফাইলটি 50 MB-র চেয়ে বড়। ভাগ করে কয়েকটি ফাইলে দিন।',
      'The file is larger than 50 MB. Split it into several files.',
    ],
    empty: ['ফাইলটি খালি।', 'The file is empty.'],
    sheet: [
      'এটি Excel-এর ফাইল। Excel-এ খুলে "CSV UTF-8" হিসেবে সেভ করে সেটি দিন।',
      'This is an Excel file. Open it in Excel, save it as "CSV UTF-8" and choose that file.',
    ],
  },
  list: {
    title: ['আগের ফাইল', 'Files so far'],
    none: ['এখনও কোনো ফাইল দেওয়া হয়নি।', 'There are no files yet.'],
    by: (name: string) => [`${name} দিয়েছেন`, `by ${name}`],
    counts: (made: string, changed: string) => [
      `নতুন ${made} · বদল ${changed}`,
      `${made} new · ${changed} changed`,
    ],
    wrong: (n: string) => [`ভুল ${n}`, `${n} wrong`],
  },
  states: {
    receiving: ['আসছে', 'Uploading'],
    checking: ['যাচাই হচ্ছে', 'Being checked'],
    checked: ['যাচাই হয়েছে', 'Checked'],
    applying: ['দোকানে উঠছে', 'Importing'],
    fetching: ['ছবি আসছে', 'Fetching pictures'],
    taking_off: ['তুলে রাখা হচ্ছে', 'Taking off sale'],
    stopped: ['থামানো', 'Stopped'],
    done: ['হয়েছে', 'Done'],
    failed: ['পড়া যায়নি', 'Not readable'],
  },

  sending: {
    title: ['ফাইল আসছে', 'Uploading the file'],
    part: (done: number, of: number) => [
      `${of} ভাগের ${done} ভাগ এসেছে`,
      `${done} of ${of} parts uploaded`,
    ],
    stay: [
      'এই ট্যাব খোলা রাখুন। অফিসের অন্য পাতায় যেতে পারেন।',
      'Keep this tab open. You can use other screens of the office meanwhile.',
    ],
    waits: [
      'ইন্টারনেট নেই। ফিরে এলে এখান থেকেই আবার শুরু হবে।',
      'No internet. The upload goes on when the connection is back.',
    ],
    unreadable: [
      'ফাইলটি আর পড়া যাচ্ছে না। হয়তো বদলেছে বা সরানো হয়েছে, আবার দিন।',
      'The file can no longer be read: it was changed or moved. Choose it again.',
    ],
    lost: [
      'ফাইলটি পুরো আসার আগেই ট্যাব বন্ধ হয়েছিল। একই ফাইল আবার দিন।',
      'The tab was closed before the whole file was uploaded. Choose the same file again.',
    ],
    other: (name: string) => [
      `এটি অন্য ফাইল। "${name}" দিন, বা এটি বাদ দিয়ে নতুন করে শুরু করুন।`,
      `This is another file. Choose "${name}", or discard it and start again.`,
    ],
    whole: ['পুরো ফাইল এসেছে। এখন যাচাই করা যায়।', 'The file is uploaded. It can be checked now.'],
    check: ['যাচাই করুন', 'Check it'],
  },
  running: {
    checking: ['যাচাই হচ্ছে', 'Being checked'],
    applying: ['দোকানে উঠছে', 'Importing'],
    taking_off: ['নতুনগুলো তুলে রাখা হচ্ছে', 'Taking the new products off sale'],
    rows: (done: string, of: string) => [
      `${of} সারির ${done}টি দেখা হয়েছে`,
      `${done} of ${of} rows checked`,
    ],
    products: (done: string, of: string) => [
      `${of} পণ্যের ${done}টি হয়েছে`,
      `${done} of ${of} products done`,
    ],
    reading: (n: string) => [`${n} সারি পড়া হয়েছে`, `${n} rows read`],
    seconds: (n: number) => [`আর ${n} সেকেন্ড`, `${n} seconds left`],
    minutes: (n: number) => [`আর ${n} মিনিট`, `${n} minutes left`],
    close: [
      'এই পাতা বন্ধ করলেও কাজ চলবে, পরে এসে দেখতে পারবেন।',
      'You can close this page: the work goes on, and you find it here later.',
    ],
    stop: ['থামান', 'Stop'],
  },
  stopped: {
    title: ['থামানো হয়েছে', 'Stopped'],
    goOn: ['এখান থেকে চালিয়ে যান', 'Continue'],
  },
  failed: ['ফাইলটি নেওয়া যায়নি', 'The file could not be read'],
  giveOther: ['ঠিক করে আবার দিন', 'Correct it and choose it again'],
  removeNow: ['ফাইল বাদ দিন', 'Discard the file'],
  running409: ['চলতি কাজটি দেখুন', 'See what is running'],

  tiles: {
    title: ['কী পাওয়া গেল', 'What was found'],
    new: ['নতুন পণ্য', 'New products'],
    changed: ['বদলাবে', 'Will change'],
    same: ['একই আছে', 'No change'],
    doubtful: ['নিশ্চিত করুন', 'To confirm'],
    wrong: ['ভুল', 'Errors'],
    failed: ['তোলা যায়নি', 'Not imported'],
    warned: ['দেখে নিন', 'Warnings'],
    made: ['নতুন হয়েছে', 'New'],
    written: ['বদলেছে', 'Changed'],
  },
  nothingYet: ['এখনও কিছু বদলায়নি।', 'Nothing has changed yet.'],
  wrongStayOf: (n: string) => [
    `${n}টি ভুল সারি বাদ থাকবে; ঠিক করে পরে আবার দিতে পারবেন।`,
    n === '1'
      ? '1 row with an error is left out. Correct it and import it again later.'
      : `${n} rows with errors are left out. Correct them and import them again later.`,
  ],
  nothingToDo: ['এই ফাইলে তোলার মতো কিছু নেই।', 'This file has nothing to import.'],
  confirmFirst: [
    'আগে দেখে নিশ্চিত করুন, তারপর তোলা যাবে।',
    'Look at these rows and confirm them first.',
  ],
  picturesAlone: [
    'পণ্যগুলো আগেই আছে। যেসব ছবি এখনও আসেনি, সেগুলো আনা যাবে।',
    'The products are there already. Missing pictures can be fetched.',
  ],
  fetchMissing: ['বাকি ছবি আনুন', 'Fetch missing pictures'],
  apply: (n: string) => [`ঠিক ${n}টি তুলুন`, `Import ${n}`],

  rows: {
    of: (kind: string, n: string) => [`${kind} · ${n}টি`, `${kind} · ${n}`],
    none: ['এখানে কোনো সারি নেই', 'There are no rows here'],
    line: ['সারি', 'Row'],
    lineOf: (n: number) => [`সারি ${n}`, `Row ${n}`],
    product: ['পণ্য', 'Product'],
    column: ['কলাম', 'Column'],
    value: ['যা লেখা', 'In the file'],
    todo: ['যা করবেন', 'What to do'],
    noTitle: ['নাম নেই', 'No name'],
    nothing: ['—', '—'],
    becomes: ['হবে', 'becomes'],
    sample: ['যা বদলাবে, নমুনা', 'What will change (examples)'],
    all: (n: string) => [`সব ${n}টি`, `All ${n}`],
    pictures: (n: number) => [`${n}টি ছবি`, n === 1 ? '1 picture' : `${n} pictures`],
    kept: ['সারিগুলো 30 দিন থাকে, তারপর মুছে যায়।', 'Rows are kept for 30 days.'],
  },
  errorFile: ['ভুলের ফাইল নামান', 'Download the errors'],
  errorHint: [
    'শেষের কলামে ভুল লেখা আছে। ঠিক করে এই ফাইলটিই আবার দিন।',
    'The last column says what is wrong. Correct the rows and import that file.',
  ],

  done: {
    title: ['দোকানে উঠেছে', 'It is in the shop'],
    nothing: ['কিছুই বদলায়নি', 'Nothing has changed'],
    before: ['আগের অবস্থার ফাইল নামান', 'Download the old values'],
    beforeHint: [
      'বদলানো পণ্যগুলো আগে যেমন ছিল। এই ফাইলটি আবার দিলে সব আগের মতো হবে।',
      'The changed products as they were. Import this file to undo the changes.',
    ],
    takeOff: (n: string) => [`নতুন ${n}টি তুলে রাখুন`, `Take the ${n} new off sale`],
    takeOffHint: [
      'নতুনগুলো দোকান থেকে সরে যাবে, পরে "তুলে রাখা" তালিকা থেকে আবার দেওয়া যাবে।',
      'The new products leave the shop. From the list "Off sale" you can put them back.',
    ],
    takeOffAsk: (n: string) => [
      `নতুন ${n}টি পণ্য দোকান থেকে তুলে রাখবেন?`,
      `Take the ${n} new products off sale?`,
    ],
    seeProducts: ['পণ্যগুলো দেখুন', 'See the products'],
  },

  file: {
    title: ['ফাইল', 'File'],
    name: ['নাম', 'Name'],
    rows: ['সারি', 'Rows'],
    products: ['পণ্য', 'Products'],
    choices: (n: string, choices: string) => [
      `${n} (${choices}টির রং-সাইজ আছে)`,
      `${n} (${choices} with colours or sizes)`,
    ],
    links: (n: string) => [`${n}টি লিংক`, n === '1' ? '1 link' : `${n} links`],
    letters: ['লেখা', 'Text'],
    delimiters: { ',': ['কমা', 'comma'], ';': ['সেমিকোলন', 'semicolon'], '\t': ['ট্যাব', 'tab'] },
    by: ['দিয়েছেন', 'Uploaded by'],
  },
  kinds: {
    own: ['এই দোকানের', 'This shop'],
    woocommerce: ['WooCommerce', 'WooCommerce'],
    shopify: ['Shopify', 'Shopify'],
    other: ['অন্য ফাইল', 'Another file'],
  },
  mapping: {
    found: ['কী কী ধরা হয়েছে', 'Columns found'],
    own: ['কলামগুলো এই দোকানের ফাইলের মতোই।', 'The columns are those of this shop.'],
    change: ['বদলান', 'Change'],
    none: ['কাজে লাগবে না', 'Not used'],
    others: (n: string) => [`ও আরও ${n}টি`, `and ${n} more`],
    all: (n: string) => [`আরও ${n}টি কলাম`, `${n} more columns`],
    kindTitle: ['কোথাকার ফাইল', 'Where the file comes from'],
    kind: ['ফাইলটি কোন দোকানের', 'Source'],
    kindHint: ['যাচাই করলে কলামগুলো নতুন করে ধরা হবে।', 'The columns are found again when you check.'],
    attributes: ['রং, সাইজ ও অন্যান্য', 'Colours, sizes and others'],
    unknownAttribute: [
      'দোকান এটি চেনে না। ক্রেতা কি এটি বাছেন? তাহলে রং বা সাইজ দিন।',
      'The shop does not know this. If customers choose it, pick colour or size.',
    ],
    unknownNames: (n: number) => [
      `${n}টি নাম দোকান চেনে না। এগুলো রং, সাইজ, না বর্ণনার লাইন, বলে দিন।`,
      `The shop does not know ${n === 1 ? '1 name' : `${n} names`}: say whether each is a colour, a size or a line of the description.`,
    ],
    columns: ['কোন কলামে কী আছে', 'What each column means'],
    unused: (n: string) => [`কাজে না লাগা ${n}টি কলাম`, `${n} columns not used`],
    noName: ['নাম ছাড়া কলাম', 'Column without a name'],
    again: ['আবার যাচাই করুন', 'Check again'],
    leave: ['যেমন আছে থাক', 'Leave it as it is'],
  },
  attributes: {
    color: ['রং', 'Colour'],
    size: ['সাইজ', 'Size'],
    text: ['বর্ণনায় এক লাইন', 'A line of the description'],
  },
  options: {
    title: ['তোলার সময়', 'Options'],
    split_prices: ['প্রতি দামে আলাদা পণ্য', 'One product for each price'],
    split: (n: string) => [
      `${n}টি পণ্যের সাইজে সাইজে দাম আলাদা।`,
      n === '1'
        ? '1 product has different prices by size.'
        : `${n} products have different prices by size.`,
    ],
    make_categories: ['নতুন ক্যাটাগরি বানান', 'Make new categories'],
    categories: (n: string, names: string, hasMore: boolean) => [
      `${n}টি: ${names}${hasMore ? '…' : ''}`,
      `${n}: ${names}${hasMore ? '…' : ''}`,
    ],
    new_off: ['নতুন পণ্য আগে তুলে রাখুন', 'Keep new products off sale first'],
    off: ['দেখে নিয়ে পরে দোকানে দেবেন।', 'Check them, then put them on sale later.'],
    fetch_pictures: ['লিংক থেকে ছবি আনুন', 'Fetch pictures from their links'],
    pictures: (n: string) => [
      `${n}টি লিংক। পণ্য ওঠার পরে একটি একটি করে আসবে।`,
      `${n} ${n === '1' ? 'link' : 'links'}. Pictures come one by one, after the products.`,
    ],
    take_doubtful: ['নিশ্চিত করার সারিগুলোও তুলুন', 'Take the rows to confirm too'],
    doubtful: (n: string) => [
      `${n}টি পণ্য। আগে প্রতিটির দাম ও নাম মিলিয়ে নিন।`,
      `Products: ${n}. Look at each price and name first.`,
    ],
  },
  pictures: {
    title: ['ছবি', 'Pictures'],
    fetched: (done: string, of: string) => [`${of}টির ${done}টি এসেছে`, `${done} of ${of} fetched`],
    failed: (n: string) => [`${n}টি আসেনি`, `${n} could not be fetched`],
    again: ['যেগুলো আসেনি আবার আনুন', 'Try the missing ones again'],
  },
  columns: columnWords,
  values: { yes: ['হ্যাঁ', 'yes'], no: ['না', 'no'], live: ['দোকানে', 'live'], off: ['তুলে রাখা', 'off'] },
} satisfies Words
