import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'

/** Everything that is built is built for shoppers, whoever asks for it. */
export const buildMode = 'production'

/**
 * Whether what stands beside this stamp was built in the one mode, and after its newest source
 * (milliseconds since the epoch).
 */
export function isFresh(stamp: string, newestSourceMs: number): boolean {
  if (!existsSync(stamp) || statSync(stamp).mtimeMs < newestSourceMs) return false
  return readFileSync(stamp, 'utf8') === buildMode
}

/** Notes that what stands beside it was built now. */
export function writeStamp(stamp: string): void {
  writeFileSync(stamp, buildMode)
}
