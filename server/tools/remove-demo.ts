import { runTool } from '../backup/tool.ts'
import { readToolConfig } from '../config/config.ts'
import { openDatabase } from '../database/client.ts'
import { removeDemo } from '../demo/remove-demo.ts'
import { commandOf } from '../machine/tool-command.ts'
import { reachDatabase } from '../postgres/reach.ts'

const usage = `${commandOf('remove-demo', '[--yes]')}

Tells what of the demo would go; --yes takes it out. What real customers ordered, reviewed or
redeemed stays. The shop may run.`

/** Rolls back a trial run. */
class NotConfirmed extends Error {}

await runTool(usage, { yes: { type: 'boolean' } }, async ({ options }, shutdown) => {
  const isConfirmed = options.yes === true
  const url = await reachDatabase(readToolConfig(), shutdown)
  // A broken connection fails the transaction, which reports it.
  const database = openDatabase({ url, connections: 2 }, () => {})
  shutdown.push(database.close)
  try {
    await database.prisma.$transaction(
      async (tx) => {
        for (const { what, gone, kept } of await removeDemo(tx)) {
          console.log(`${what}: ${gone} ${isConfirmed ? 'gone' : 'would go'}`)
          if (kept.length > 0) console.log(`  kept: ${kept.join(', ')}`)
        }
        if (!isConfirmed) throw new NotConfirmed()
      },
      { timeout: 60_000 },
    )
  } catch (error) {
    if (!(error instanceof NotConfirmed)) throw error
    console.log(`Nothing was changed. ${commandOf('remove-demo', '--yes')} takes it out.`)
    return
  }
  console.log('The demo is out. Start with DEMO=off, or an empty shop gets it again.')
})
