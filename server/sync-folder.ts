import { open } from 'node:fs/promises'

/** Flushes a folder, so that its names survive a power cut. Some systems cannot do it. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null)
  try {
    await folder?.sync()
  } catch (error) {
    if (!['EINVAL', 'EISDIR', 'EPERM', 'ENOTSUP'].includes(Object(error).code)) throw error
  } finally {
    await folder?.close()
  }
}
