import { expect, test } from 'vitest'
import { readWishes } from '../../server/search/read-wishes.ts'

const read = (keyword: string) => readWishes(keyword, async (words) => words === 'new moon')

test.each<[string, number | null, number | null, string]>([
  ['shirt under 1500 taka', null, 1500, 'shirt'],
  ['৫০০ টাকার মধ্যে', null, 500, ''],
  ['৫০০ টাকার মধ্যে শাড়ি', null, 500, 'শাড়ি'],
  ['1000-2000', 1000, 2000, ''],
  ['২ হাজারের নিচে', null, 2000, ''],
  ['above 500', 500, null, ''],
  ['between 500 and 1000', 500, 1000, ''],
  ['500 tk er moddhe', null, 500, ''],
  ['dui hajar er niche', null, 2000, ''],
  ['Saree 500-1000 tk', 500, 1000, 'Saree'],
  ['500 taka', null, 500, ''],
  ['৳500 watch', null, 500, 'watch'],
  ['under ৳1,500', null, 1500, ''],
  ['shoe within 2000', null, 2000, 'shoe'],
  ['1.5k er niche', null, 1500, ''],
  ['twenty five thousand taka phone', null, 25_000, 'phone'],
  ['bag under twenty-two hundred', null, 2200, 'bag'],
  ['sixty taka pen', null, 60, 'pen'],
  ['twenty five thousand five hundred taka phone', null, 25_500, 'phone'],
  ['দেড় হাজার টাকার শাড়ি', null, 1500, 'শাড়ি'],
  ['সাড়ে তিন হাজার টাকার মধ্যে ঘড়ি', null, 3500, 'ঘড়ি'],
  ['panchsho takar moddhe', null, 500, ''],
  ['পাঁচশ টাকার মধ্যে', null, 500, ''],
  ['less than 500', null, 500, ''],
  ['<500', null, 500, ''],
  ['<= 500 tk', null, 500, ''],
  ['1-2 হাজার', 1000, 2000, ''],
  ['2k-3k phone', 2000, 3000, 'phone'],
  ['budget 2000', null, 2000, ''],
  ['shirt price under 500', null, 500, 'shirt'],
  ['৫০০ থেকে ১০০০ টাকার মধ্যে শাড়ি', 500, 1000, 'শাড়ি'],
  ['500 to 1000', 500, 1000, ''],
  ['bag 500 theke 1000 taka', 500, 1000, 'bag'],
  ['500 or less', null, 500, ''],
  ['500 tk max', null, 500, ''],
  ['1500/- shirt', null, 1500, 'shirt'],
  ['around 1000 taka watch', 800, 1200, 'watch'],
  ['৫০০ টাকার আশেপাশে', 400, 600, ''],
  ['above 500 below 1000', 500, 1000, ''],
  ['হাজার টাকার মধ্যে', null, 1000, ''],
  ['gift for 500 taka', null, 500, 'gift'],
  ['২০০০ টাকার উপরে ঘড়ি', 2000, null, 'ঘড়ি'],
  ['1500tk r moddhe', null, 1500, ''],
  ['৫০০ টাকা পর্যন্ত', null, 500, ''],
  ['dui hajar panchsho takar niche', null, 2500, ''],
  ['৫০০-এর মধ্যে শার্ট', null, 500, 'শার্ট'],
  ['mobile 10k er moddhe', null, 10_000, 'mobile'],
  ['5sho takar moddhe', null, 500, ''],
  ['tk. 300 er moddhe mug', null, 300, 'mug'],
  ['দাম ৫০০', null, 500, ''],
  ['products under 500 taka', null, 500, ''],
  // The page's range ends at 50,000, and its end is open.
  ['1 lakh takar laptop', null, null, 'laptop'],
])('%j is a price from %s to %s of %j', async (keyword, min, max, rest) => {
  const { price, rest: left } = await read(keyword)

  expect([price.min ?? null, price.max ?? null, left]).toEqual([min, max, rest])
})

test.each([
  ...[
    'iphone 15',
    'size 38',
    '5 kg',
    '100 cotton',
    '500 ml',
    '2024',
    '01712345678',
    '017-123-4567',
  ],
  ...[
    'redmi note 10',
    'galaxy a50',
    'air max 90',
    'pro max 256',
    'iphone 15 pro max 256gb',
    '#1234',
  ],
  ...['under armour', 'under eye cream', '36-42 size', '220-240v', '220-240 adapter', '2000-2020'],
  ...['3-5 years', '0-6 months', 'হাজার বছর ধরে', 'হাজার চুরাশির মা', '100% cotton', 'code 1234'],
  ...['1000 piece puzzle', '20000 mah power bank', 'above 5 kg', 'under 18', '৫০০ গ্রাম ঘি', '১৯৭১'],
  ...['AB-1000-2000', '৭ মার্চ', 'windows 11', '55 inch tv', '64-128 gb', '5-6 seater', '24/7'],
  ...[
    '50-100 pcs',
    '2024-10-05',
    'size 100-200',
    'within 3 days',
    'over 40 cream',
    'more than 5 kg',
  ],
  ...['nikon d3500', 'a4 500 sheets', '4k tv', 'three piece', 'below knee socks', '1000 ml bottle'],
])('%j says no price', async (keyword) => {
  expect(await read(keyword)).toMatchObject({ price: {}, sort: undefined, rest: keyword })
})

test.each([
  ['cheap shirt', 'low-to-high', 'shirt'],
  ['সস্তা শাড়ি', 'low-to-high', 'শাড়ি'],
  ['শাড়ি কম দামে', 'low-to-high', 'শাড়ি'],
  ['komdami mobile', 'low-to-high', 'mobile'],
  ['sosta juta 500 takar moddhe', 'low-to-high', 'juta'],
  ['দামি ঘড়ি', 'high-to-low', 'ঘড়ি'],
  ['new saree', 'latest', 'saree'],
  ['নতুন পণ্য', 'latest', ''],
  ['latest mobile', 'latest', 'mobile'],
  ['new', 'latest', ''],
  ['new born baby dress', undefined, 'new born baby dress'],
  ['New Balance shoes', undefined, 'New Balance shoes'],
  ['নতুন বউ', undefined, 'নতুন বউ'],
  ['New Moon', undefined, 'New Moon'],
])('%j sorts by %s what is found for %j', async (keyword, sort, rest) => {
  expect(await read(keyword)).toMatchObject({ sort, rest })
})

test.each([
  ['cash on delivery', 'deliveryRules', true],
  ['ক্যাশ অন ডেলিভারি', 'deliveryRules', true],
  ['delivery charge koto', 'deliveryRules', true],
  ['return', 'returnPolicy', true],
  ['রিটার্ন', 'returnPolicy', true],
  ['refund policy', 'returnPolicy', true],
  ['contact', 'contact', true],
  ['যোগাযোগ', 'contact', true],
  ['phone number', 'contact', true],
  ['Track order', 'orders', true],
  ['how to order', 'orderProcedure', true],
  ['অফার', 'discount', true],
  ['saree cash on delivery', 'deliveryRules', false],
  ['contact lens', undefined, false],
  ['eid offer', undefined, false],
  ['delivery bag', undefined, false],
])('%j leads to %s', async (keyword, screen, isOfShop) => {
  expect(await read(keyword)).toMatchObject({ screen, isOfShop })
})

test('no keyword takes longer than its length allows', async () => {
  const repeated = ['1 ', '৫০০ ', '-', 'under ', 'a1', '1k', 'হাজার ', 'সাড়ে ', 'new ', ' ', '\u200b']
  const times = []
  for (const letters of repeated) {
    const keyword = `${letters.repeat(200).slice(0, 199)}x`
    const tries = []
    for (let nr = 0; nr < 5; nr++) {
      // The processor's time: others work on a busy machine.
      const begun = process.cpuUsage()
      await read(keyword)
      tries.push(process.cpuUsage(begun).user / 1000)
    }
    times.push(Math.min(...tries))
  }

  expect(Math.max(...times)).toBeLessThan(15)
})
