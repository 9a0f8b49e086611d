import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project-root.ts'

const scripts = {
  backup: 'backup',
  'check-derived': 'db:check',
  customer: 'customer',
  migrate: 'db:migrate',
  office: 'office',
  'remove-demo': 'demo:remove',
  restore: 'restore',
}

export type Tool = keyof typeof scripts

/** The command as typed here. The image lacks the sources, which `npm run` would build first. */
export function commandOf(tool: Tool, given = '', root = projectRoot): string {
  if (!existsSync(join(root, 'server', 'tools')))
    return `node dist/server/${tool}.js ${given}`.trimEnd()
  return `npm run ${scripts[tool]}${given && ` -- ${given}`}`
}
