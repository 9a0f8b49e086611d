import request from 'supertest'
import { expect, test } from 'vitest'
import { signup } from '#contract/customers'
import { signIn } from '#contract/office/staff'
import { openLogins } from '../support/logins.ts'
import { theirPassword } from '../support/make.ts'
import { openStaff, staffPassword } from '../support/office.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop({ RATE_LIMIT: 'on', TRUST_PROXY: '1' })

const { logIn, deviceOf, have } = openLogins(shop)

/** Guesses from sixty networks of one IPv6 site, more than there are places, until stopped. */
function floodFromSite(site: string) {
  let isOver = false
  const statuses: number[] = []
  const guessers = Array.from({ length: 60 }, async (_, nr) => {
    for (let guess = 0; !isOver; guess++) {
      const { status } = await logIn(`${site}:${nr}::1`, `flood-${nr}-${guess}@example.com`)
      statuses.push(status)
    }
  })
  const end = async () => {
    isOver = true
    // Waiting ones are then refused in turn, without a hash.
    await have(`failuresPerAddress:${site}::/48`, 3000)
    return Promise.all(guessers)
  }
  return { statuses, end, tried: () => statuses.filter((status) => status === 401).length }
}

test('sixty networks of one IPv6 site fill the queue, and others still come in at once', async () => {
  const staff = openStaff(shop)
  const { login: name } = await staff.account('manager')
  const [customer, known] = [await shop.make.customer(), await shop.make.customer()]
  const device = await deviceOf(known.email)
  const password = 'nokshi kantha'
  const fields = { name: 'Rahima', password, password_confirmation: password }
  const flood = floodFromSite('2001:db8:60')
  await expect.poll(() => flood.statuses.includes(429)).toBe(true)

  const triedBefore = flood.tried()
  const honest = [
    await logIn('2001:db8:61:1::1', customer.email, theirPassword),
    await logIn('2001:db8:60:99::1', known.email, theirPassword, device),
    await request(shop.url)
      .post(signup.path)
      .set('X-Forwarded-For', '2001:db8:62:1::1')
      .send({ ...fields, email: 'amid-a-flood@example.com' }),
    await request(shop.url)
      .post(signIn.path)
      .set('X-Forwarded-For', '2001:db8:63:1::1')
      .send({ login: name, password: staffPassword }),
  ]
  const triedMeanwhile = flood.tried() - triedBefore
  await flood.end()

  expect(honest.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  // One that runs and one between, for each of the four.
  expect(triedMeanwhile).toBeLessThanOrEqual(8)
})

test('an IPv6 site guesses ten times as often as one network of it, and known devices go on', async () => {
  const { email } = await shop.make.customer()
  const device = await deviceOf(email)
  await have('failuresPerAddress:2001:db8:70::/48', 3000)

  const fresh = await logIn('2001:db8:70:1::1', email, theirPassword)
  const known = await logIn('2001:db8:70:1::1', email, theirPassword, device)
  const elsewhere = await logIn('2001:db8:71:1::1', email, theirPassword)

  expect(fresh).toBeRefused(429)
  expect(known.status).toBe(200)
  expect(elsewhere.status).toBe(200)
})

test('right passwords are not counted against a site', async () => {
  await have('failuresPerAddress:2001:db8:72::/48', 2999)
  const { email } = await shop.make.customer()

  for (let nr = 0; nr < 3; nr++) {
    expect((await logIn(`2001:db8:72:${nr}::1`, email, theirPassword)).status).toBe(200)
  }
})
