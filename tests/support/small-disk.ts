import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasCode } from '../../server/failures/has-code.ts'

export type SmallDisk = {
  folder: string
  /** Fills the free space, except these megabytes. */
  fill: (leave?: number) => void
  /** Frees it. */
  empty: () => void
  remove: () => void
}

/** A disk of its own, of this many megabytes of memory; null if this user may not mount. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]
    execFileSync('mount', options, { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
  chmodSync(folder, 0o755) // where root lends PostgreSQL another user
  let isMounted = true
  const remove = () => {
    if (!isMounted) return
    isMounted = false
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true })
  }
  process.once('exit', remove)
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: (leave = 0) => fill(ballast, leave),
    empty: () => rmSync(ballast, { force: true }),
    remove,
  }
}

/** Ends with pieces of one block, so that no space is left. */
function fill(path: string, leave: number) {
  const file = openSync(path, 'a')
  for (let bytes = 1024 * 1024; bytes >= 4096; ) {
    try {
      if (writeSync(file, Buffer.alloc(bytes)) < bytes) bytes /= 2
    } catch (error) {
      if (!hasCode(error, 'ENOSPC')) throw error
      bytes /= 2
    }
  }
  closeSync(file)
  if (leave > 0) truncateSync(path, statSync(path).size - leave * 1024 * 1024)
}
