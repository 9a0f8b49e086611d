import { runTool } from '../backup/tool.ts'
import { readToolConfig } from '../config/config.ts'
import { commandOf } from '../machine/tool-command.ts'
import { connectTool, reachDatabase } from '../postgres/reach.ts'

const usage = `${commandOf('check-derived', '[--repair]')}

Compares every derived row (listings, counters, search terms) with what it is made of, and ends with
1 where they differ; --repair makes them anew. The shop may run.`

await runTool(usage, { repair: { type: 'boolean' } }, async ({ options }, shutdown) => {
  const url = await reachDatabase(readToolConfig(), shutdown)
  const client = await connectTool(url, 'db:check', shutdown)
  if (options.repair) {
    await client.query('select shop_rebuild_derived()')
    console.log('Every derived row was made anew.')
  }
  const { rows } = await client.query<{ what: string; differences: string }>(
    'select what, differences from shop_derived_differences()',
  )
  for (const { what, differences } of rows) console.log(`${what}: ${differences} differences`)
  if (rows.some(({ differences }) => differences !== '0')) process.exitCode = 1
})
