import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { projectRoot } from '../../server/machine/project-root.ts'

type Entry = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean }

/** The parts of a built page: `client`, the shop's, or `office`. Weights are bytes of gzip. */
export function openBuiltPage(name: 'client' | 'office') {
  const folder = join(projectRoot, 'dist', name)
  const manifest: Record<string, Entry> = JSON.parse(
    readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'),
  )
  const entryKey = keyOf(({ isEntry }) => isEntry === true)
  const firstLoad = withImports(entryKey)

  return {
    firstLoad,
    /** Sources with a chunk of their own, without their endings. */
    parts: Object.keys(manifest).map((key) => key.replace(/\.tsx?$/, '')),
    addedChunks,
    weigh: (keys: string[]) =>
      keys.reduce((bytes, key) => bytes + gzipOf(read(manifest[key]?.file ?? '')), 0),
    /** The sheets of the first load and of this page, together. */
    weighStyles: (page: string) => {
      const keys = [...firstLoad, ...addedChunks(page)]
      const sheets = new Set(keys.flatMap((key) => manifest[key]?.css ?? []))
      const whole = manifest['style.css']?.file
      if (whole) sheets.add(whole)
      return gzipOf(Buffer.concat([...sheets].map(read)))
    },
  }

  /** Chunks that this page adds to the first load. */
  function addedChunks(page: string): string[] {
    const key = keyOf((_entry, name) => name.replace(/\.tsx?$/, '') === page)
    return withImports(key).filter((own) => !firstLoad.includes(own))
  }

  function withImports(key: string): string[] {
    const found = new Set<string>()
    const waiting = [key]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (found.has(next)) continue
      found.add(next)
      waiting.push(...(manifest[next]?.imports ?? []))
    }
    return [...found]
  }

  function keyOf(isWanted: (entry: Entry, key: string) => boolean): string {
    const found = Object.entries(manifest).find(([key, entry]) => isWanted(entry, key))
    if (!found) throw new Error('The build has no such page; run `npm run build` first')
    return found[0]
  }

  function read(file: string): Buffer {
    return readFileSync(join(folder, file))
  }
}

function gzipOf(bytes: Buffer): number {
  return gzipSync(bytes, { level: 9 }).length
}
