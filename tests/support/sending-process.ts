import { setTimeout as delay } from 'node:timers/promises'
import { readConfig } from '../../server/config/config.ts'
import { openDatabase } from '../../server/database/client.ts'
import { openCounters } from '../../server/metrics/counters.ts'
import { openOutbox } from '../../server/outbox/outbox.ts'
import { dayInDhaka } from './day-in-dhaka.ts'

/** A process that only sends messages, until it is killed or stopped. At its clock it is day in Dhaka. */
const settings = JSON.parse(process.argv[2] ?? '')
const config = readConfig({ NODE_ENV: 'test', ...settings })
const url = config.databaseUrl ?? ''
const { prisma } = openDatabase({ url, connections: 4 }, console.error, console.error)
const outbox = openOutbox({
  config,
  prisma,
  log: { warn: () => {} },
  counters: openCounters(),
  readFacts: async () => ({}),
})
process.on('SIGTERM', () => outbox.stop().then(() => process.exit(0)))
for (;;) {
  await outbox.work(dayInDhaka)
  process.send?.('looked')
  await delay(20)
}
