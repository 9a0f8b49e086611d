import { writeFileSync } from 'node:fs'
import { isLocalMobileNumber } from '#contract/phone'
import { runTool, UsageError } from '../backup/tool.ts'
import { readToolConfig } from '../config/config.ts'
import { type Erased, eraseCustomer } from '../customers/erase-customer.ts'
import { exportCustomer } from '../customers/export-customer.ts'
import { openToolClient } from '../database/tool-client.ts'
import { commandOf } from '../machine/tool-command.ts'
import { openStorage } from '../pictures/open-storage.ts'
import { reachDatabase } from '../postgres/reach.ts'

const usage = `${commandOf('customer', 'export <email or number> [--to <file>]')}
${commandOf('customer', 'erase <email or number> --yes')}

export writes everything that the shop holds of a person, as JSON: to the screen, or into a file.
erase removes the person: account, address, cart, sessions, messages, reviews with their pictures.
Orders stay, without name, number and address. A mobile number instead of an email means
somebody without an account, who ordered by phone. Without --yes it says what it would remove.
The shop may run.`

await runTool(
  usage,
  { to: { type: 'string' }, yes: { type: 'boolean' } },
  async ({ words: [act, email, ...more], options }, shutdown) => {
    if (act !== 'export' && act !== 'erase') throw new UsageError('Say export or erase.')
    const isSomebody = email && (email.includes('@') || isLocalMobileNumber(email))
    if (!isSomebody || more.length > 0) throw new UsageError('Say whose: one email, or one number.')
    const config = readToolConfig()
    const url = await reachDatabase(config, shutdown)
    const prisma = openToolClient(url, 'customer', shutdown)

    if (act === 'erase') {
      const isTrial = options.yes !== true
      const erased = await eraseCustomer(prisma, await openStorage(config), email, isTrial)
      console.log(reportOf(email, erased, isTrial))
      if (isTrial) process.exitCode = 1
      return
    }
    const held = await exportCustomer(prisma, email)
    if (!held) console.error(`The shop holds nothing of ${email}.`)
    else if (typeof options.to !== 'string') console.log(held.trimEnd())
    else {
      writeFileSync(options.to, held, { mode: 0o600, flag: 'wx', flush: true })
      console.log(`Written: ${options.to}`)
    }
  },
)

function reportOf(email: string, erased: Erased, isTrial: boolean): string {
  const { account, reviews, messages, sessions, counters, orders, openOrders } = erased
  if (!account && messages + counters + orders === 0) return `The shop holds nothing of ${email}.`
  return [
    `${isTrial ? 'Would be erased' : 'Erased'} of ${email}: ${account ? 'the account' : 'no account'}, ${reviews} reviews, ${messages} messages, ${sessions} sessions, ${counters} counters of tries.`,
    `${orders} orders stay, without the person.`,
    ...(openOrders > 0
      ? [`${openOrders} of them were not delivered yet: their address is gone with the person.`]
      : []),
    ...(isTrial ? ['Nothing was changed; give --yes to do it.'] : []),
  ].join('\n')
}
