import { expect, test } from 'vitest'
import { readSource, sourceFiles } from '../support/import-graph.ts'

test('a raw read of the server names the type of its rows', () => {
  const serving = sourceFiles('server')
  const untyped = serving.filter((path) => /\$queryRaw(?!<|\w)/.test(readSource(path)))
  expect(serving.length).toBeGreaterThan(60)
  expect(untyped).toEqual([])
})
