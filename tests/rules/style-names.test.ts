import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../server/machine/project-root.ts'

const client = join(projectRoot, 'client')
const sheets = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
)
const isOffice = (sheet: string) => sheet.startsWith('office/')
const isShared = (sheet: string) => /^(office\/)?(ui|shell)\/|^office\/office\.css$/.test(sheet)

/** Classes that a sheet styles anywhere, as `.chip` or `.chip:hover`. */
function ownClasses(sheet: string): Set<string> {
  const text = readFileSync(join(client, sheet), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  const selectors = [...text.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) =>
    list.split(/,(?![^(]*\))/).map((selector) => selector.trim()),
  )
  return new Set(selectors.flatMap((one) => /^\.([\w-]+)(:[\w-]+)*$/.exec(one)?.[1] ?? []))
}

test.each([
  ['the shop', sheets.filter((sheet) => !isOffice(sheet))],
  // The office loads parts of the shop's ui.
  ['the office', sheets.filter((sheet) => isOffice(sheet) || sheet.startsWith('ui/'))],
])(
  'a class of a room of %s is styled by one sheet alone: those of screens that were open stay',
  (_page, own) => {
    const stylers = new Map<string, string[]>()
    for (const sheet of own) {
      for (const name of ownClasses(sheet)) stylers.set(name, [...(stylers.get(name) ?? []), sheet])
    }
    expect(stylers.size).toBeGreaterThan(100)

    const twice = [...stylers].filter(([, by]) => by.length > 1 && !by.every(isShared))
    expect(twice).toEqual([])
  },
)

const layout = ownClasses('ui/layout/layout.css')
const parts = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
)

test('a part has at most four classes of layout.css: with more it has a class of its own sheet', () => {
  const lists = parts.flatMap((part) => {
    const text = readFileSync(join(client, part), 'utf8')
    const written = [...text.matchAll(/'([a-z][\w -]+)'|"([a-z][\w -]+)"|`([^`\n]+)`/g)]
    return written.map(([, single, double, filled]) => {
      const names = (single ?? double ?? filled ?? '').replace(/\$\{[^}]*\}/g, ' ').split(/\s+/)
      return { part, shared: names.filter((name) => layout.has(name)) }
    })
  })
  expect(lists.filter(({ shared }) => shared.length > 1).length).toBeGreaterThan(300)

  expect(lists.filter(({ shared }) => shared.length > 4)).toEqual([])
})
