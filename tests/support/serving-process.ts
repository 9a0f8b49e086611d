import { readFileSync } from 'node:fs'

/** The number of the process that answers shoppers: a worker of the started one, or itself. */
export function servingPid(started: number | undefined): number {
  if (started === undefined) throw new Error('No process was started')
  const children = readFileSync(`/proc/${started}/task/${started}/children`, 'utf8')
  const workers = children.split(' ').filter((pid) => pid && /main\.js/.test(commandOf(pid)))
  return Number(workers[0] ?? started)
}

/** Nothing for an ended process. */
function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
