import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../server/project-root.ts'
import { commandOf, type Tool } from '../../server/tool-command.ts'
import { makeFolder } from '../support/own-places.ts'

const tools = readdirSync(join(projectRoot, 'server/tools')).map((file) => file.replace('.ts', ''))
const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))

test('in a checkout a command is a script of npm', () => {
  expect(commandOf('remove-demo')).toBe('npm run demo:remove')
  expect(commandOf('restore', '/backups')).toBe('npm run restore -- /backups')
})

test('in the image, which has no sources, a command is the built program', () => {
  const image = makeFolder()

  expect(commandOf('remove-demo', '', image)).toBe('node dist/server/remove-demo.js')
  expect(commandOf('restore', '/backups', image)).toBe('node dist/server/restore.js /backups')
})

test.each(tools)('the command of %s is a script that starts it', (tool) => {
  const [, script = ''] = /^npm run (\S+)$/.exec(commandOf(tool as Tool)) ?? []

  expect(scripts[script]).toBe(`node --enable-source-maps dist/server/${tool}.js`)
})

test.each(tools)('no sentence of %s names a command of the checkout alone', (tool) => {
  const source = readFileSync(join(projectRoot, `server/tools/${tool}.ts`), 'utf8')

  expect(source).not.toContain('npm run')
})
