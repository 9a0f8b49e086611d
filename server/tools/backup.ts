import { resolve } from 'node:path'
import { makeBackup } from '../backup/make-backup.ts'
import { runTool, UsageError } from '../backup/tool.ts'
import { readToolConfig } from '../config/config.ts'
import { commandOf } from '../machine/tool-command.ts'

const usage = `${commandOf('backup', '<folder> [--keep 14]')}

Writes a backup of the shop into a new folder below <folder>: the database, the pictures and the
session secret. The shop may run. The newest 14 stay, or as many as --keep says.`

await runTool(usage, { keep: { type: 'string' } }, async ({ words, options }, shutdown) => {
  const [parent, ...more] = words
  const keep = Number(options.keep ?? 14)
  if (!parent || more.length > 0) throw new UsageError('Say into which folder.')
  if (!Number.isInteger(keep) || keep < 1) throw new UsageError('--keep takes a number from 1.')
  await makeBackup(readToolConfig(), { parent: resolve(parent), keep, say: console.log, shutdown })
})
