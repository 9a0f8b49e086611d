import { runTool } from '../backup/tool.ts'
import { readToolConfig } from '../config/config.ts'
import { StartError } from '../failures/start-error.ts'
import { commandOf } from '../machine/tool-command.ts'
import { grantServing } from '../migrations/grants.ts'
import { migrate } from '../migrations/migrate.ts'

const usage = `${commandOf('migrate')}

Brings the database of DATABASE_URL to this version's schema, as a start does, and ends: for a server
whose shop does not know DATABASE_OWNER_URL. The shop may run.`

await runTool(usage, {}, async () => {
  const { databaseUrl, databaseOwnerUrl, databaseDirectUrl = databaseUrl } = readToolConfig()
  if (!databaseDirectUrl) throw new StartError('DATABASE_URL is not set: the shop migrates its own')
  await migrate(databaseOwnerUrl ?? databaseDirectUrl, { warn: console.error })
  if (databaseOwnerUrl) await grantServing(databaseOwnerUrl, databaseDirectUrl)
  console.log('The database has the schema of this version.')
})
