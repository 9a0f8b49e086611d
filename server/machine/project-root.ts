import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of package.json: the same from the sources and from the built server. */
export const projectRoot = findUp(dirname(fileURLToPath(import.meta.url)))

function findUp(folder: string): string {
  if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'prisma'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('No package.json above the server')
  return findUp(parent)
}
