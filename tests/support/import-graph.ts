import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { projectRoot } from '../../server/machine/project-root.ts'

/** One import of the sources. `to` is a file without ending, below the project's root. */
export type Import = { from: string; to: string; isType: boolean }

/** Paths of our own sources below these folders, without generated ones. */
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

/** A source's imports of our own files, `import()` and re-exports included. */
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

/** The room of a source: its first two folders, three in the office and in `ui`, or fewer. */
export function roomOf(path: string): string {
  const folders = path.split('/').slice(0, -1)
  return folders.slice(0, /^(office|ui)$/.test(folders[1] ?? '') ? 3 : 2).join('/')
}

/** Imports in circles: the rest after removing all that begin or end a path. */
export function circlesOf<A extends { from: string; to: string }>(arrows: A[]): A[] {
  const begins = new Set(arrows.map(({ from }) => from))
  const ends = new Set(arrows.map(({ to }) => to))
  const left = arrows.filter(({ from, to }) => begins.has(to) && ends.has(from))
  return left.length < arrows.length ? circlesOf(left) : left
}

function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith('#contract/')) return specifier.replace('#', 'server/')
  if (!specifier.startsWith('.')) return null
  return normalize(join(dirname(from), specifier))
    .replaceAll('\\', '/')
    .replace(/\.tsx?$/, '')
}
