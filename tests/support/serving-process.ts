import { readFileSync } from 'node:fs'

/** Of the process that answers shoppers: a worker of the one that was started, or that one itself. */
export function servingPid(started: number | undefined): number {
  if (started === undefined) throw new Error('No process was started')
  const children = readFileSync(`/proc/${started}/task/${started}/children`, 'utf8')
  const workers = children.split(' ').filter((pid) => pid && /main\.js/.test(commandOf(pid)))
  return Number(workers[0] ?? started)
}

/** Nothing of a process that has ended meanwhile. */
function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
