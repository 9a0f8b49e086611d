import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { projectRoot } from '../../server/project-root.ts'

/** One import of the sources. `to` is a file without ending, below the project's root. */
export type Import = { from: string; to: string; isType: boolean }

/** Paths of our own sources below these folders; what tools generate stays out. */
export function sourceFiles(...folders: string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(projectRoot, folder), { recursive: true }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) =>
        /\.(ts|tsx|css)$/.test(path) && !path.includes('/generated/') && !path.includes('/dist/'),
    )
    .sort()
}

export function readSource(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8')
}

/** What a source imports of our own, `import()` and re-exports included; npm and Node left out. */
export function importsOf(path: string): Import[] {
  const text = readSource(path)
  const found = text.matchAll(
    /(?:^|\n)\s*(import|export)\s+(type\s)?[^'"`;]*?from\s*'([^']+)'|\bimport\(\s*'([^']+)'|(?:^|\n)import\s+'([^']+)'/g,
  )
  return [...found].flatMap(([, , isType, from, dynamic, bare]) => {
    const to = resolve(path, from ?? dynamic ?? bare ?? '')
    return to ? [{ from: path, to, isType: Boolean(isType) }] : []
  })
}

/** The room of design.md that a source belongs to: its first two folders, or the first alone. */
export function roomOf(path: string): string {
  const [side = '', folder = '', ...rest] = path.split('/')
  return rest.length > 0 ? `${side}/${folder}` : side
}

function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith('#contract/')) return specifier.replace('#', 'server/')
  if (!specifier.startsWith('.')) return null
  return normalize(join(dirname(from), specifier))
    .replaceAll('\\', '/')
    .replace(/\.tsx?$/, '')
}
