import { expect, test } from 'vitest'
import { en } from '../../client/text/en.ts'
import { readSource, sourceFiles } from '../support/import-graph.ts'

const rooms = sourceFiles('client/text/rooms')

test('each room has its English under the name of its Bengali', () => {
  const named = rooms.flatMap((path) => {
    const exported = [...readSource(path).matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
    expect(exported, path).toEqual([expect.any(String), 'en'])
    return exported[0] ?? []
  })

  expect(named.length).toBeGreaterThan(10)
  expect(Object.keys(en).sort()).toEqual(named.sort())
})

test('a screen asks for rooms by their names, so that it has their English', () => {
  const rooms = sourceFiles('client')
    .filter((path) => !path.startsWith('client/office/'))
    .flatMap((path) => [...readSource(path).matchAll(/\b(?:useText|textNow)\(\{([^}]+)\}/g)])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(':')[0]))

  expect(rooms.length).toBeGreaterThan(90)
  expect([...new Set(rooms)].filter((name) => !(name && name in en))).toEqual([])
})
