import { removeDemo } from '../../prisma/remove-demo.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database/client.ts'
import { startEmbeddedPostgres } from '../database/embedded.ts'
import { claimDataDir } from '../database/one-server.ts'

/**
 * `npm run demo:remove` tells what of the demo would go, `-- --yes` takes it out. For the embedded
 * database the shop must be stopped.
 */
const isMeant = process.argv.includes('--yes')
const config = readConfig()
const release = config.databaseUrl ? () => {} : claimDataDir(config.dataDir)
const own = config.databaseUrl ? null : await startEmbeddedPostgres(config.dataDir)
const url = config.databaseUrl ?? own?.url ?? ''
// A connection that breaks fails the transaction, which tells it.
const { prisma, close } = openDatabase({ url, connections: 2 }, () => {})
/** Undoes what would be done. */
class OnlyAsked extends Error {}

try {
  await prisma.$transaction(
    async (tx) => {
      for (const { what, gone, kept } of await removeDemo(tx)) {
        console.log(`${what}: ${gone} ${isMeant ? 'gone' : 'would go'}`)
        if (kept.length > 0) console.log(`  kept: ${kept.join(', ')}`)
      }
      if (!isMeant) throw new OnlyAsked()
    },
    { timeout: 60_000 },
  )
  console.log('The demo is out. Start with DEMO=off, or an empty shop gets it again.')
} catch (error) {
  if (!(error instanceof OnlyAsked)) throw error
  console.log('Nothing was changed. npm run demo:remove -- --yes takes it out.')
} finally {
  await close()
  await own?.stop()
  release()
}
