import { expect, test } from 'vitest'
import { advanceOf } from '#contract/advance'
import { policies } from '../../server/demo/data/policies.ts'

test('of the demo’s policies one asks for an advance', () => {
  const asking = Object.entries(policies).filter(([, policy]) => advanceOf(policy))

  expect(asking.map(([name]) => name)).toEqual(['booking'])
  expect(advanceOf(policies.booking)).toEqual({ taka: 200 })
})

test.each([
  ['<p>এই পণ্যের জন্য <strong>২০০ টাকা অগ্রিম বুকিং</strong> প্রয়োজন।</p>', 200],
  ['<p>দাম ১২,৫০০ টাকা, অগ্রিম দিতে হবে ৫০০ টাকা।</p>', 500],
  ['<ul><li>ক্যাশ অন ডেলিভারি</li><li>বায়না ১,০০০ টাকা</li></ul>', 1000],
  ['বুকিং ছাড়া পাঠানো হয় না।', undefined],
  ['৫০% অগ্রিম দিতে হয়।', undefined],
  ['অগ্রিম বুকিংয়ের টাকা ফেরত হয় না।', undefined],
  ['An advance of Tk. 300 is needed. The rest on delivery.', 300],
  ['We do not ship without a booking of 200 taka.', 200],
  ['Please pay a deposit before we send it.', undefined],
])('%j asks for an advance', (policy, taka) => {
  expect(advanceOf(policy)).toEqual(taka === undefined ? {} : { taka })
})

test.each([
  '',
  'ক্যাশ অন ডেলিভারি। ৭ দিনের মধ্যে অভিযোগ জানান।',
  'পণ্য হাতে পেয়ে টাকা দিন, অথবা পুরো মূল্য আগে দিন।',
  'কোনো অগ্রিম পেমেন্ট লাগবে না, পণ্য হাতে পেয়ে টাকা দিন।',
  'অগ্রিম পেমেন্টের প্রয়োজন নেই',
  'অগ্রিম ছাড়াই অর্ডার করুন।',
  'কোনো অগ্রিম নেওয়া হয় না।',
  'No advance payment needed',
  'You do not need to pay any advance.',
  'An advance is not required.',
  'Order without advance.',
])('%j asks for none', (policy) => {
  expect(advanceOf(policy)).toBeUndefined()
})
