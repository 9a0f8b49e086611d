import { readdirSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A shop's stored pictures, read directly. Names follow `/uploads/` in a URL. */
export type Stored = {
  names: () => Promise<string[]>
  read: (name: string) => Promise<Buffer>
  write: (name: string, bytes: Buffer) => Promise<void>
  remove: (name: string) => Promise<void>
}

/** The pictures of an uploads folder, without uploads in transit. */
export function storedIn(folder: string): Stored {
  return {
    names: async () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .filter((name) => !name.startsWith('.incoming/')),
    read: (name) => readFile(join(folder, name)),
    write: async (name, bytes) => {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), bytes)
    },
    remove: (name) => rm(join(folder, name)),
  }
}
