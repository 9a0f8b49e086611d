import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'

/** Builds are production builds, even for tests, whose runner sets NODE_ENV to test. */
export const buildMode = 'production'

export function isFresh(stamp: string, newestSourceMs: number): boolean {
  if (!existsSync(stamp) || statSync(stamp).mtimeMs < newestSourceMs) return false
  return readFileSync(stamp, 'utf8') === buildMode
}

export function writeStamp(stamp: string): void {
  writeFileSync(stamp, buildMode)
}
