import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getAddress, saveAddress } from '#contract/addresses'
import { localPhoneDigits } from '#contract/phone'
import { usualFees } from '#contract/shop'
import { presentHints } from '../../server/addresses/present.ts'
import { made } from '../support/addresses.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const home = { name: 'রহিমা খাতুন', number: '01712345678', address: 'ধানমন্ডি, ঢাকা' }

test('address and trans_id are empty for a customer without address and order', async () => {
  const customer = await shop.customer()

  const answer = await customer.ask(getAddress, { userId: customer.id })

  expect(answer.body).toEqual({ message: 'success', user_address: null, trans_id: null })
})

test('a saved address is shown again', async () => {
  const customer = await shop.customer()

  const saved = await customer.ask(saveAddress, { user_id: customer.id, ...home })

  expect(saved.body.user_address).toMatchObject(home)
  const shown = await customer.ask(getAddress, { userId: customer.id })
  expect(shown.body.user_address).toEqual(saved.body.user_address)
})

test('a customer has one address, which a new one replaces', async () => {
  const customer = await shop.customer()
  const first = await customer.ask(saveAddress, home)

  const second = await customer.ask(saveAddress, { ...home, address: 'Agrabad, Chattogram' })

  expect(second.body.user_address.id).toBe(first.body.user_address.id)
  const shown = await customer.ask(getAddress, { userId: customer.id })
  expect(shown.body.user_address.address).toBe('Agrabad, Chattogram')
})

test('the trans_id beside the address is the newest order’s', async () => {
  const customer = await shop.customer()
  await shop.make.order({ customerId: customer.id })
  const newest = await shop.make.order({ customerId: customer.id })
  await shop.make.order()

  const answer = await customer.ask(getAddress, { userId: customer.id })

  expect(answer.body.trans_id).toBe(newest.transId)
})

test('address with a certain fee is answered with that fee', async () => {
  const customer = await shop.customer()
  const save = (address: string) => customer.ask(saveAddress, { ...home, address })

  const away = await save('Agrabad, Chattogram')

  const hint = { fee_hint: 100, fee_place: { bn: 'চট্টগ্রাম', en: 'Chattogram' } }
  expect(away.body).toMatchObject(hint)
  const shown = await customer.ask(getAddress, { userId: customer.id })
  expect(shown.body).toMatchObject(hint)
  expect((await save('রোড ৩, ধানমন্ডি, ঢাকা')).body.fee_hint).toBe(60)
  expect((await save('House 7, Road 4')).body).not.toHaveProperty('fee_hint')
})

test.each([
  ['ab', 'short'],
  ['ঢাকা', 'short'],
  ['House 7, Road 4', 'no_district'],
  // Several districts have it.
  ['গ্রাম: চর, উপজেলা: কালীগঞ্জ', 'no_district'],
  ['ঢাকা রোড, স্টেশনের কাছে', 'no_district'],
  ['House 7, Road 4, Dhanmondi', undefined],
  ['কলেজ রোড, বরিশাল', undefined],
])('the address “%s” is accepted with the remark %s', async (address, remark) => {
  const customer = await shop.customer()

  const saved = await customer.ask(saveAddress, { ...home, address })

  expect(saved.body.address_remark).toBe(remark)
  const read = await customer.ask(getAddress, { userId: customer.id })
  expect(read.body.address_remark).toBe(remark)
})

test('500 real addresses get no remark', () => {
  const remarks = made().map(({ address }) => presentHints({ address }, usualFees).address_remark)

  expect(remarks.filter(Boolean)).toEqual([])
})

test.each([
  ['01712345678', '01712345678'],
  ['+880 1712-345678', '01712345678'],
  ['00880 01712.345678', '01712345678'],
  ['(1712) 345678', '01712345678'],
  ['०१७१२३४५६७८', '01712345678'],
  ['+44 20 7946 0018', '+442079460018'],
  ['০১৭১২৩৪৫৬৭৮', '01712345678'],
  [' 1234567 ', '1234567'],
  ['123456789012345', '123456789012345'],
])('the mobile number %j is kept as %s', async (number, kept) => {
  const customer = await shop.customer()

  const answer = await customer.ask(saveAddress, { ...home, number })

  expect(answer.body.user_address?.number).toBe(kept)
})

test.each([
  ['number', '123456'],
  ['number', '1234567890123456'],
  ['number', '01712345678x'],
  ['number', '++8801712345678'],
  ['number', ''],
  ['number', null],
  ['name', ''],
  ['name', '   '],
  ['name', 'ক'.repeat(101)],
  ['address', ''],
  ['address', 'x'.repeat(501)],
  ['address', 'Dhaka\0'],
  ['name', '\ud800'],
  ['name', ['Rahima']],
  ['name', { first: 'Rahima' }],
  ['name', 7],
])('an address whose %s is %j is refused, naming the field', async (field, value) => {
  const customer = await shop.customer()

  const answer = await customer.ask(saveAddress, { ...home, [field]: value })

  expect(answer).toBeRefused(422)
  expect(Object.keys(answer.body.errors)).toEqual([field])
})

test('a name of 100 and an address of 500 letters are kept, trimmed and in NFC', async () => {
  const customer = await shop.customer()

  const answer = await customer.ask(saveAddress, {
    name: `  ${'ক'.repeat(99)}e\u0301 `,
    number: home.number,
    address: `\n${'ঢ'.repeat(500)}\n`,
  })

  expect(answer.body.user_address.name).toBe(`${'ক'.repeat(99)}é`)
  expect(answer.body.user_address.address).toBe('ঢ'.repeat(500))
})

test('database and reader compare mobile numbers alike', async () => {
  const before = fc.constantFrom(
    '',
    '+',
    '0',
    '+0',
    '00',
    '88',
    '880',
    '8800',
    '00880',
    '+44',
    '088',
  )
  const digits = fc.stringMatching(/^(1[3-9]\d{8}|\d{6,11})$/)
  const numbers = fc
    .sample(fc.tuple(before, digits), { seed: 1, numRuns: 2000 })
    .map((parts) => parts.join(''))

  const { rows } = await shop.pool.query<{ number: string; key: string }>(
    'select number, shop_number_key(number) as key from unnest($1::text[]) number',
    [numbers],
  )

  const keyOf = (number: string) =>
    [...localPhoneDigits(number).replace('+', '').slice(-11)].reverse().join('')
  expect(rows).toEqual(numbers.map((number) => ({ number, key: keyOf(number) })))
})

test('the fee of the last order to this same address is beside it, on every device', async () => {
  const customer = await shop.customer()
  const { body } = await customer.ask(saveAddress, home)
  expect(body).not.toHaveProperty('last_fee')
  const known = async () => (await customer.ask(getAddress, { userId: customer.id })).body.last_fee
  expect(await known()).toBeUndefined()

  await shop.make.order({ customerId: customer.id, address: home.address, feeTaka: 60 })
  await shop.make.order({
    customerId: customer.id,
    address: home.address,
    feeTaka: 100,
    totalTaka: 600,
  })
  await shop.make.order({ customerId: customer.id, address: 'Sylhet', feeTaka: 60 })

  expect(await known()).toBe(100)
  const moved = await customer.ask(saveAddress, { ...home, address: 'Agrabad, Chattogram' })
  expect(moved.body).not.toHaveProperty('last_fee')
  expect(await known()).toBeUndefined()
  expect((await customer.ask(saveAddress, home)).body.last_fee).toBe(100)
})
