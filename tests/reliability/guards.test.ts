import { execFile } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { projectRoot } from '../../server/project-root.ts'
import { makeFolder } from '../support/own-places.ts'
import { noteFigures } from './support/figures.ts'
import { guards } from './support/guards.ts'

/** The build comes last: it is newer than its sources, and only removed guards are rebuilt. */
const copied =
  'server client prisma tests package.json package-lock.json tsconfig.base.json prisma.config.ts dist'
const folder = makeFolder()
for (const name of copied.split(' ')) {
  cpSync(join(projectRoot, name), join(folder, name), { recursive: true })
}
symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))

/** Runs tests of the copy. A failure is a test, or a check at a file's end. */
async function run(files: string[]): Promise<{ total: number; isGreen: boolean }> {
  const environment = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$)/.test(name))
  const words = await new Promise<string>((resolve) => {
    const config = ['--config', 'tests/vitest.config.ts', '--project', 'test/api']
    execFile(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', ...config, '--reporter', 'json', ...files],
      {
        cwd: folder,
        env: { ...Object.fromEntries(environment), TEST_DATABASE_URL: inject('postgresUrl') },
        maxBuffer: 64 * 1024 * 1024,
        timeout: 120_000,
      },
      (_error, stdout) => resolve(stdout),
    )
  })
  const { numTotalTests, success } = JSON.parse(words.slice(words.indexOf('{"num')))
  return { total: numTotalTests, isGreen: success }
}

test('with every guard in its place all is green', async () => {
  const files = [...new Set(guards.flatMap(({ noticedBy }) => noticedBy))]

  const { total, isGreen } = await run(files)

  expect(total).toBeGreaterThan(100)
  expect(isGreen).toBe(true)
})

test.each(guards)('it is noticed when not: $what', async ({ file, from, to, noticedBy }) => {
  const path = join(folder, file)
  const source = readFileSync(path, 'utf8')
  expect(source.split(from)).toHaveLength(2)
  writeFileSync(
    path,
    source.replace(from, () => to),
  )
  try {
    const { total, isGreen } = await run(noticedBy)

    expect(total).toBeGreaterThan(0)
    expect(isGreen).toBe(false)
  } finally {
    writeFileSync(path, source)
  }
})

test('there were as many guards as the programme wants', (context) => {
  expect(guards.length).toBeGreaterThanOrEqual(20)
  noteFigures(context, `${guards.length} guards`)
})
