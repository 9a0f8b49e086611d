import { restoreBackup } from '../backup/restore-backup.ts'
import { runTool, UsageError } from '../backup/tool.ts'
import { readToolConfig } from '../config/config.ts'
import { commandOf } from '../machine/tool-command.ts'

const usage = `${commandOf('restore', '<folder> [--overwrite]')}

Restores the newest backup in <folder>, or the one that <folder> is. The shop must be stopped, and
the place empty. --overwrite replaces what stands there: all tables of the shop's database, pictures
of the same name and the session secret; pictures of reviews that the backup does not have go.`

await runTool(usage, { overwrite: { type: 'boolean' } }, async ({ words, options }, shutdown) => {
  const [from, ...more] = words
  if (!from || more.length > 0) throw new UsageError('Say from which folder.')
  const overwrite = options.overwrite === true
  await restoreBackup(readToolConfig(), { from, overwrite, say: console.log, shutdown })
})
