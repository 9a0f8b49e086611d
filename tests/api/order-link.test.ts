import { expect, test } from 'vitest'
import { getLinkedOrder } from '#contract/orders'
import { orderPath } from '../../server/orders/order-link.ts'
import { openShop } from '../support/shop.ts'

const [now, former] = ['a secret of today', 'a secret of last year']
const shop = await openShop({ SESSION_SECRET: `${now},${former}`, RATE_LIMIT: 'on' })
const linkOf = (transId: string, secret = now) => orderPath(transId, [secret]).slice('/o/'.length)
const open = (link: string) => shop.visitor().ask(getLinkedOrder, { link })
const given = {
  addressName: 'Rahima Khatun',
  addressNumber: '01799887766',
  address: 'House 7, Road 4, Dhanmondi, Dhaka',
}

test('a link shows the order without a login, and nothing personal', async () => {
  const order = await shop.make.order(given)
  for (const secret of [now, former]) {
    const answer = await open(linkOf(order.transId, secret))
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body.order).toMatchObject({ trans_id: order.transId, total: 560, products: [{}] })
    expect(answer.body.order.address).toMatchObject({ name: 'Rahima', number: '' })
    expect(JSON.stringify(answer.body)).not.toMatch(/Khatun|01799|House|Dhanmondi|@/)
  }
  const small = linkOf(order.transId).toLowerCase()
  expect((await open(small)).status).toBe(200)
  for (const sign of ['।', '.', ')', '…', '>']) {
    expect([sign, (await open(linkOf(order.transId) + sign)).status]).toEqual([sign, 200])
  }
})

test('a forged link, that of another order and an old one show nothing', async () => {
  const [order, other] = [await shop.make.order(given), await shop.make.order(given)]
  const old = await shop.make.order({
    ...given,
    createdAt: new Date(Date.now() - 121 * 86_400_000),
  })
  const [, , , mac = ''] = linkOf(other.transId).split('-')
  const good = linkOf(order.transId)
  const changed = good.slice(0, -1) + (good.endsWith('0') ? '1' : '0')
  for (const link of [
    ...[
      `${order.transId}-${mac}`,
      changed,
      order.transId,
      `${order.transId}-`,
      '',
      '-',
      'x'.repeat(5000),
    ],
    ...[linkOf(order.transId, 'another secret'), linkOf(old.transId), linkOf('0000-0000-0000')],
  ]) {
    const answer = await open(link)
    expect([link, answer.status]).toEqual([link, 404])
  }
})

test('links are tried 300 times a minute from one network, by all processes together', async () => {
  const other = await openShop({ SESSION_SECRET: now, RATE_LIMIT: 'on', on: shop })
  await shop.prisma.rateLimit.deleteMany()
  const ask = async (at: typeof shop) =>
    (await at.visitor().ask(getLinkedOrder, { link: 'x' })).status
  const [here, there] = await Promise.all(
    [shop, other].map((at) => Promise.all(Array.from({ length: 160 }, () => ask(at)))),
  )
  expect([...(here ?? []), ...(there ?? [])].filter((status) => status === 429)).toHaveLength(20)
})
