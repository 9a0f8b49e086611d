import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { orNull } from '../failures/or-null.ts'

/** Words to add to a sentence where a path of another user is the cause; else ''. */
export function hintOfOwner(path: string, runsAs = process.getuid?.(), whole = path): string {
  const owner = orNull(() => statSync(path).uid)
  if (owner === null || runsAs === undefined || owner === runsAs) return ''
  const user = nameOf(runsAs)
  return `; it belongs to ${nameOf(owner)} and is used as ${user}: chown -R ${user} ${whole}`
}

function nameOf(uid: number): string {
  const name = orNull(() => execFileSync('id', ['-nu', String(uid)], { stdio: 'pipe' }))
  return name ? String(name).trim() : String(uid)
}
