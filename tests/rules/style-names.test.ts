import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../server/project-root.ts'

const office = join(projectRoot, 'client/office')
const isShared = (sheet: string) => /^(ui|shell)\/|^office\.css$/.test(sheet)

/** Classes that a sheet styles anywhere, as `.chip` or `.chip:hover`. */
function ownClasses(sheet: string): Set<string> {
  const text = readFileSync(join(office, sheet), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const selectors = [...text.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) =>
    list.split(/,(?![^(]*\))/).map((selector) => selector.trim()),
  )
  return new Set(selectors.flatMap((one) => /^\.([\w-]+)(:[\w-]+)*$/.exec(one)?.[1] ?? []))
}

test('a class of a screen is styled by one sheet alone: those of screens that were open stay', () => {
  const sheets = new Map<string, string[]>()
  const files = readdirSync(office, { recursive: true, encoding: 'utf8' })
  for (const sheet of files.filter((file) => file.endsWith('.css'))) {
    for (const name of ownClasses(sheet)) sheets.set(name, [...(sheets.get(name) ?? []), sheet])
  }
  expect(sheets.size).toBeGreaterThan(100)

  const twice = [...sheets].filter(([, own]) => own.length > 1 && !own.every(isShared))
  expect(twice).toEqual([])
})
