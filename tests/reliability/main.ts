import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'
import { programme } from './support/programme.ts'

const help = `npm run test:reliability                 the whole programme, about an hour
npm run test:reliability -- T3 T14       these parts
npm run test:reliability -- --list       the parts and what they must show
npm run test:reliability -- --help       this page

The built shop runs as its own process on a PostgreSQL that syncs what it acknowledges. A whole run
that passes writes docs/reliability.md; any other run prints its rows.`

const parts = programme.map(({ id, what, goal }) => `${id.padEnd(4)}${what}\n    ${goal}`)

process.exitCode = await run()

/** Returns the exit code: 0 where every test of the parts passed. */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, list: { type: 'boolean' } },
  })
  if (values.help || values.list) {
    console.log(values.help ? help : parts.join('\n'))
    return 0
  }
  const ids = new Set(positionals.map((id) => id.toUpperCase()))
  const unknown = [...ids].filter((id) => !programme.some((part) => part.id === id))
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}: see npm run test:reliability -- --list`)
    return 2
  }
  const chosen = programme.filter(({ id }) => ids.size === 0 || ids.has(id))
  const vitest = await startVitest(
    'test',
    chosen.flatMap(({ files }) => files),
    { config: 'tests/reliability/vitest.config.ts', watch: false },
  )
  await vitest.close()
  // Vitest has set it where a test, a hook or a file failed.
  return Number(process.exitCode ?? 0)
}
