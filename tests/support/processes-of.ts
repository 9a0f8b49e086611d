import { readdirSync, readFileSync } from 'node:fs'

/** Command lines of processes with the folder in their environment. */
export function processesOf(folder: string): string[] {
  const read = (pid: string, what: string) => {
    try {
      return readFileSync(`/proc/${pid}/${what}`, 'utf8').replaceAll('\0', ' ')
    } catch {
      // The process has ended meanwhile.
      return ''
    }
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && read(name, 'environ').includes(folder))
    .map((pid) => read(pid, 'cmdline'))
}
