import { expect, test } from 'vitest'
import { allCalls } from '#contract/all'
import { openHostility } from '../support/hostile.ts'
import { noteFigures } from './support/figures.ts'
import { openServers } from './support/servers.ts'

/** Stored, so that a finding is found again. */
const seeds = [11, 2026, 77_001]
const requests = 10_200

const shop = await openServers()
const { attack } = await openHostility(shop)
const calls = Object.entries(allCalls)
const runs = Math.ceil(requests / calls.length / seeds.length)

test.each(calls)('%s answers generated input without an error', async (_name, endpoint) => {
  for (const seed of seeds) await attack(endpoint, runs, seed)
})

test('the server is the one that was started', (context) => {
  expect(shop.allRun()).toBe(true)
  noteFigures(
    context,
    `${runs * seeds.length * calls.length} generated requests over ${calls.length} calls`,
  )
})
