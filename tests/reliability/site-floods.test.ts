import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { login } from '#contract/customers'
import { hashPassword } from '../../server/customers/passwords.ts'
import { theirPassword } from '../support/make.ts'
import { noteFigures, quantile } from './support/figures.ts'
import { openServers } from './support/servers.ts'

const shop = await openServers({ environment: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } })
const logins = 25
/** At the shop's own cost: a cheaper hash would make a quiet login quicker than it is. */
const passwordHash = await hashPassword(theirPassword)

const logIn = (address: string, email: string, password: string) =>
  shop.visitor().ask(login, { email, password }, { headers: { 'X-Forwarded-For': address } })

/** By fetch, which is cheaper for the client. */
async function guessAt(address: string, email: string): Promise<number> {
  const answer = await fetch(shop.url + login.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify({ email, password: 'not the password' }),
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Milliseconds of logins with right passwords, each by a customer at a site of their own. */
async function timeLogins(round: number): Promise<number[]> {
  const times: number[] = []
  for (let nr = 0; nr < logins; nr++) {
    const { email } = await shop.make.customer({ passwordHash })
    const started = performance.now()
    const { status } = await logIn(`2001:db8:${round}:${nr}::1`, email, theirPassword)
    times.push(performance.now() - started)
    expect(status).toBe(200)
  }
  return times
}

test('sixty networks of one IPv6 site leave logins of others unharmed', async (context) => {
  await timeLogins(1)
  const quiet = quantile(await timeLogins(2), 0.95)
  let isOver = false
  const statuses: number[] = []
  const flood = Array.from({ length: 60 }, async (_, nr) => {
    for (let guess = 0; !isOver; guess++) {
      statuses.push(await guessAt(`2001:db8:f:${nr}::1`, `nobody-${nr}-${guess}@example.com`))
      // Some 370 guesses a second: more would make the client the slower side.
      await delay(160)
    }
  })
  await expect.poll(() => statuses.includes(429), { timeout: 20_000 }).toBe(true)
  const beside = quantile(await timeLogins(3), 0.95)
  isOver = true
  await Promise.all(flood)

  noteFigures(
    context,
    `p95 of a login ${quiet.toFixed(0)} ms quiet, ${beside.toFixed(0)} ms beside ${statuses.length} guesses of one /48`,
  )
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
  expect(beside).toBeLessThan(3 * quiet)
}, 300_000)
