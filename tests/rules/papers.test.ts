import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../server/machine/project-root.ts'
import { commandOf, type Tool } from '../../server/machine/tool-command.ts'
import { makeFolder } from '../support/own-places.ts'

const decisions = readdirSync(join(projectRoot, 'docs', 'decisions'))
const papers = [
  ...[
    'README.md',
    'SECURITY.md',
    'docs/asvs.md',
    'docs/operate.md',
    'docs/screens.md',
    'docs/how-it-works.md',
    'docs/recipes.md',
    'docs/office-page.md',
    'docs/office.en.md',
    'docs/office.bn.md',
  ],
  ...decisions.map((name) => `docs/decisions/${name}`),
]

test.each(papers)('%s names only files that are there', (paper) => {
  const text = readFileSync(join(projectRoot, paper), 'utf8')
  const folder = join(projectRoot, paper, '..')

  const named = [...text.matchAll(/`((?:tests|server|client|prisma|docs)\/[^`\s]*)`/g)].map(
    ([, path]) => join(projectRoot, path ?? ''),
  )
  const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path]) =>
    join(folder, path ?? ''),
  )
  const missing = [...named, ...linked].filter((path) => !existsSync(path) && !path.includes('<'))
  expect(missing).toEqual([])
})

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')

const screenTexts = readdirSync(join(projectRoot, 'client/office'), { recursive: true })
  .filter((path) => /\.tsx?$/.test(String(path)))
  .flatMap((path) => [...read(`client/office/${path}`).matchAll(/'([^'\n]*)'|`([^`\n]+)`/g)])
  .map(([, plain, filled]) => plain ?? filled?.replace(/\$\{[^}]*\}/g, '…'))

test.each(['docs/office.en.md', 'docs/office.bn.md'])(
  '%s calls buttons and fields what the office calls them',
  (handbook) => {
    const slanted = [...read(handbook).matchAll(/(?<!\*)\*(?!\*)([^*]+)\*(?!\*)/g)]
    const names = slanted.map(([, name = '']) => name.replace(/\s+/g, ' '))

    expect(names.length).toBeGreaterThan(80)
    expect(names.filter((name) => !screenTexts.includes(name))).toEqual([])
  },
)

const headings = (paper: string) => read(paper).match(/^#+|!\[|^(\d\.|- |\| )/gm)

test('the handbook has the same order and pictures in both languages', () => {
  expect(headings('docs/office.bn.md')).toEqual(headings('docs/office.en.md'))
})

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

test('each version says when the registry of packages last answered about flaws', () => {
  const [, ...versions] = read('CHANGELOG.md').split(/^## /m)

  for (const version of versions) {
    expect(version).toMatch(
      /^Known flaws: (answered on [\d-]+|never answered; last asked on [\d-]+|not recorded)\.$/m,
    )
  }
})

test('no page says to clone by a tag: there are none', () => {
  expect(read('docs/operate.md')).not.toMatch(/clone\b.*--branch/)
})

const tools = readdirSync(join(projectRoot, 'server/tools')).map((file) => file.replace('.ts', ''))
const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))

test('in a checkout a command is a script of npm', () => {
  expect(commandOf('remove-demo')).toBe('npm run demo:remove')
  expect(commandOf('restore', '/backups')).toBe('npm run restore -- /backups')
})

test('in the image, which has no sources, a command is the built program', () => {
  const image = makeFolder()
  mkdirSync(join(image, 'server', 'demo'), { recursive: true })

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
