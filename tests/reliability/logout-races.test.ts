import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { getCustomer, logout } from '#contract/customers'
import { noteFigures } from './support/figures.ts'
import { openServers } from './support/servers.ts'

const races = 200
const shop = await openServers({ count: 2 })

test('a session that logged out among other requests does not come back', async (context) => {
  for (let race = 0; race < races; race++) {
    const customer = await shop.customer()
    // Every request then moves the session's end.
    await shop.pool.query(`update session set expire = now() + interval '20 days'`)
    const askAt = (nr: number) => shop.askAt(nr, customer)(getCustomer)
    const some = () => Array.from({ length: 6 }, (_, nr) => askAt(nr))

    await Promise.all([...some(), customer.ask(logout), ...some()])

    const statuses = async () =>
      (await Promise.all([askAt(0), askAt(1)])).map(({ status }) => status)
    expect(await statuses()).toEqual([401, 401])
    if (race % 20 === 0) await delay(200)
    expect(await statuses()).toEqual([401, 401])
  }
  expect(await shop.prisma.session.count()).toBe(0)
  noteFigures(context, `${races} races, none came back`)
})
