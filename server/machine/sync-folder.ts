import { open } from 'node:fs/promises'
import { hasCode } from '../failures/has-code.ts'

/** Flushes a folder, so that its names survive a power cut. Some systems cannot do it. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null)
  try {
    await folder?.sync()
  } catch (error) {
    if (!hasCode(error, 'EINVAL', 'EISDIR', 'EPERM', 'ENOTSUP')) throw error
  } finally {
    await folder?.close()
  }
}
