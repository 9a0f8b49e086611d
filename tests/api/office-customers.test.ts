import { expect, test } from 'vitest'
import * as calls from '#contract/office/customers'
import { openOffice } from '../support/office.ts'

const { shop, manager } = await openOffice('manager')
const idsOf = (answer: { body: { customers: { id: number }[] } }) =>
  answer.body.customers.map(({ id }) => id)
const search = async (q: string) => idsOf(await manager.ask(calls.getCustomers, { q }))

test('customers are found by the end of a number, words of the name, the beginning of the email', async () => {
  const school = await shop.make.customer({ name: 'সবুজ ছায়া School', email: 'school@b.example' })
  await shop.make.address({ customerId: school.id, number: '+8801700000230' })
  const cafe = await shop.make.customer({ name: 'Padma Cafe', email: 'padma_1@example.com' })
  await shop.make.order({ customerId: cafe.id, addressNumber: '01700000366' })
  await shop.make.customer({ name: 'Padmavati', email: 'padmax1@example.com' })

  expect(await search('0230')).toEqual([school.id])
  expect(await search('০১৭০০-০০০২৩০')).toEqual([school.id])
  expect(await search('+8801700000366')).toEqual([cafe.id])
  expect(await search('school সবুজ')).toEqual([school.id])
  expect(await search('padma')).toEqual(expect.arrayContaining([cafe.id]))
  expect(await search('Padma_')).toEqual([cafe.id])
  expect(await search('cafe')).toEqual([cafe.id])
  expect(await search('%')).toEqual([])
  expect(await search('nobody')).toEqual([])
})

test('a list of customers goes on, newest first, each once', async () => {
  for (let nr = 0; nr < 65; nr++) await shop.make.customer({ name: `Listed ${nr}` })
  const all = await shop.prisma.customer.findMany({ orderBy: { id: 'desc' } })
  for (const q of [undefined, 'listed']) {
    const seen: number[] = []
    for (let after: string | null | undefined; after !== null; ) {
      const page = await manager.ask(calls.getCustomers, { q, after })
      expect(page.status).toBe(200)
      seen.push(...idsOf(page))
      after = page.body.next
    }
    const wanted = q ? all.filter(({ name }) => name.startsWith('Listed')) : all
    expect(seen).toEqual(wanted.map(({ id }) => id))
  }
  expect(idsOf(await manager.ask(calls.getCustomers, { after: '99999999999' }))).toEqual([])
})

test('the card has address, orders, and what became of the orders of the number', async () => {
  const { id } = await shop.make.customer({ name: 'Titas Traders' })
  await shop.make.address({ customerId: id, number: '01700000458', address: 'Shop 4, Uttara' })
  const number = { addressNumber: '+8801700000458' }
  await shop.make.order({ customerId: id, ...number, status: 4 })
  const newest = await shop.make.order({ customerId: id, ...number })
  await shop.make.order({ ...number, status: 5 })

  const answer = await manager.ask(calls.getCustomer, { id })

  expect(answer.body.customer).toMatchObject({
    id,
    name: 'Titas Traders',
    number: '01700000458',
    address: 'Shop 4, Uttara',
    orders: 2,
    record: { delivered: 1, returned: 0, cancelled: 1, open: 1 },
    orders_list: [{ trans_id: newest.transId, status: 0, total: 560 }, { status: 4 }],
  })
  const bare = await shop.make.customer()
  expect((await manager.ask(calls.getCustomer, { id: bare.id })).body.customer).toMatchObject({
    number: null,
    address: null,
    orders_list: [],
    record: { delivered: 0, returned: 0, cancelled: 0, open: 0 },
  })
  expect(await manager.ask(calls.getCustomer, { id: 2_147_483_647 })).toBeRefused(404)
})
