import { setTimeout as delay } from 'node:timers/promises'
import { readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/database/client.ts'
import { openCounters } from '../../server/metrics/counters.ts'
import { openOutbox } from '../../server/outbox/outbox.ts'

/** A process that only sends messages, until it is killed. At its clock it is day in Dhaka. */
const settings = JSON.parse(process.argv[2] ?? '')
const config = readConfig({ NODE_ENV: 'test', ...settings })
const url = config.databaseUrl ?? ''
const { prisma } = openDatabase({ url, connections: 4 }, console.error, console.error)
const hour = (new Date().getUTCHours() + 6) % 24
const shiftMs = hour >= 9 && hour < 22 ? 0 : (hour < 9 ? 9 - hour : -3) * 3_600_000
const outbox = openOutbox({
  ...{ config, prisma, log: { warn: () => {} }, counters: openCounters() },
  readFacts: async () => ({}),
  now: () => new Date(Date.now() + shiftMs),
})
for (;;) {
  await outbox.work()
  process.send?.('looked')
  await delay(20)
}
