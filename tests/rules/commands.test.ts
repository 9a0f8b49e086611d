import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../server/project-root.ts'

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')

test('.ci/run tries what the README says first and alone, then all the rest', () => {
  const steps = [...read('.ci/run').matchAll(/^npm (?:run )?(\S+)/gm)].map(([, name]) => name)

  expect(steps).toEqual([
    ...['ci', 'test', 'flaws', 'types', 'lint', 'budget', 'sbom'],
    ...['test:timed', 'test:trials', 'test:journeys'],
  ])
})

test('npm run check is all that .ci/run does, but the trials and what is timed', () => {
  const { check } = JSON.parse(read('package.json')).scripts

  const steps = check.split(' && ').map((step: string) => step.replace(/^npm (run )?/, ''))
  expect(steps).toEqual([...['lint', 'types', 'test', 'build', 'budget', 'flaws', 'test:journeys']])
})

test('package.json, its lock and the changelog name the same newest version', () => {
  const { version } = JSON.parse(read('package.json'))
  const [, newest] = /^## (\S+)/m.exec(read('CHANGELOG.md')) ?? []

  expect(newest).toBe(version)
  expect(JSON.parse(read('package-lock.json')).version).toBe(version)
})

test('no page tells to clone by a tag: there are none', () => {
  expect(read('docs/operate.md')).not.toMatch(/clone\b.*--branch/)
})
