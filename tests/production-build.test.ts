import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildMode, isFresh, writeStamp } from '../server/build/build-stamp.ts'
import { projectRoot } from '../server/machine/project-root.ts'
import { makeFolder } from './support/own-places.ts'

/** Text that only development builds contain, minified or not. */
const ofDevelopment = {
  'react-dom': 'A tree hydrated but some attributes',
  react: 'Each child in a list should have a unique',
  'the JSX runtime': 'jsxDEV',
  'react-router': 'react-router/dist/development',
  'a package’s own choice by NODE_ENV': '.development.js',
}

/** Syntax and built-ins of 2021 and later that ui/state/built-ins.ts does not add. */
const tooNew = [
  /\bstatic ?\{/,
  /#\w+ in /,
  /\(\?<[=!]/,
  /\b(structuredClone|checkVisibility|isWellFormed|randomUUID|withResolvers|findLastIndex)\b/,
  /\.(toSorted|toReversed|toSpliced|symmetricDifference|isSubsetOf)\(/,
  /\b(Object|Map)\.groupBy\b|\bArray\.fromAsync\b|\bAbortSignal\.(any|timeout)\b|\bPromise\.try\b/,
]

const folder = makeFolder()
const stamp = join(folder, '.built')
const hourMs = 3_600_000

test.each(['client', 'first-view', 'office', 'server'])('%s is built for production', (name) => {
  const built = join(projectRoot, 'dist', name)

  const found = scriptsOf(built).flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    const signs = Object.entries(ofDevelopment).filter(([, sign]) => text.includes(sign))
    return signs.map(([whose]) => `${path}: ${whose}`)
  })

  expect(found).toEqual([])
  expect(scriptsOf(built)).not.toEqual([])
  expect(readFileSync(join(built, '.built'), 'utf8')).toBe('production')
})

test.each(['client', 'first-view', 'office'])('%s has the calls without their shapes', (name) => {
  const texts = scriptsOf(join(projectRoot, 'dist', name)).map((path) => readFileSync(path, 'utf8'))

  expect(texts.filter((text) => /ZodError|_zod/.test(text))).toEqual([])
  expect(texts.join('')).toContain(name === 'office' ? '/api/office/orders' : '/api/add/cart')
})

test.each(['client', 'office'])('%s has nothing newer than its oldest browsers', (name) => {
  const scripts = scriptsOf(join(projectRoot, 'dist', name))

  const found = scripts.flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    return tooNew.filter((sign) => sign.test(text)).map((sign) => `${path}: ${sign}`)
  })

  expect(found).toEqual([])
  const sheets = readdirSync(join(projectRoot, 'dist', name, 'assets'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(projectRoot, 'dist', name, 'assets', file), 'utf8'))
  expect(sheets.join('')).toMatch(/@media ?\(max-width:/)
  expect(sheets.join('')).not.toMatch(/@media[^{]*\((width|height)\s*[<>]|@layer|@container/)
})

test('no built program is started by loading another', () => {
  const built = join(projectRoot, 'dist', 'server')
  const scripts = readdirSync(built).filter((name) => name.endsWith('.js'))
  const programs = scripts.filter((name) => !/-[\w-]{8}\.js$/.test(name))

  const loading = scripts.flatMap((name) => {
    const text = readFileSync(join(built, name), 'utf8')
    return programs.filter(
      (program) => text.includes(`from "./${program}"`) || text.includes(`import("./${program}")`),
    )
  })

  expect(programs).toEqual(
    expect.arrayContaining(['check-derived.js', 'main.js', 'picture-process.js']),
  )
  expect(loading).toEqual([])
})

test('a build is fresh when it is of this mode and newer than its sources', () => {
  writeStamp(stamp)

  expect(isFresh(stamp, Date.now() - hourMs)).toBe(true)
  expect(isFresh(stamp, Date.now() + hourMs)).toBe(false)
})

test.each(['development', ''])('a build that says "%s" of its mode is made anew', (mode) => {
  writeFileSync(stamp, mode)
  utimesSync(stamp, new Date(), new Date())

  expect(isFresh(stamp, Date.now() - hourMs)).toBe(false)
})

test('a folder without a stamp is built', () => {
  expect(isFresh(join(folder, 'nowhere', '.built'), 0)).toBe(false)
  expect(buildMode).toBe('production')
})

test('build of a checkout in a folder with # says to rename it', () => {
  const path = join(makeFolder(), 'shop#1')
  mkdirSync(path)
  for (const name of [
    'server',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'prisma',
  ]) {
    cpSync(join(projectRoot, name), join(path, name), { recursive: true })
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(path, 'node_modules'))

  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'server/build/build.ts', '--if-stale'],
    { cwd: path, encoding: 'utf8' },
  )

  expect(stderr).toMatch(
    /^The shop cannot be built in \S+: rename the folder with # in its name\n$/,
  )
  expect(status).toBe(1)
})

/** Includes the maps, which name every bundled module. */
function scriptsOf(built: string): string[] {
  return readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(m?js|map)$/.test(name))
    .map((name) => join(built, name))
}
