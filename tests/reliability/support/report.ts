import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { projectRoot } from '../../../server/machine/project-root.ts'
import { programme } from './programme.ts'

/**
 * Writes docs/reliability.md after a whole programme that passed. Prints the rows of any other run,
 * so that the page never shows a failed figure.
 */
export class ProgrammeReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const parts = programme.map((part) => ({
      ...part,
      modules: modules.filter(({ moduleId }) =>
        part.files.includes(relative(projectRoot, moduleId)),
      ),
    }))
    const whole = parts.filter((part) => part.modules.length === part.files.length)
    const isPassed = unhandled.length === 0 && modules.every((module) => module.ok())
    if (whole.length < parts.length || !isPassed) {
      console.log(whole.map(rowOf).join('\n'))
      return
    }
    const lines = [
      '<!-- written by npm run test:reliability -->',
      '',
      '# Reliability',
      '',
      `${new Date().toISOString().slice(0, 10)}, Node ${process.version}. Tests under \`tests/reliability\` run the built shop as its own`,
      'process, a production build, on a PostgreSQL that syncs what it acknowledges; after each of them rows and pictures',
      'must be consistent, and the log must contain no unexpected error.',
      '',
      '| | test | goal | measured | passed | seconds |',
      '|---|---|---|---|---:|---:|',
      ...parts.map(rowOf),
      '',
    ]
    writeFileSync(`${projectRoot}/docs/reliability.md`, lines.join('\n'))
  }
}

type Run = { id: string; what: string; goal: string; modules: TestModule[] }

function rowOf({ id, what, goal, modules }: Run): string {
  const tests = modules
    .flatMap((module) => [...module.children.allTests()])
    .filter((test) => test.result().state !== 'skipped')
  const failed = tests.filter((test) => test.result().state === 'failed').length
  const broken = modules.flatMap((module) => [
    ...module.errors(),
    ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
  ])
  const figures = tests.map((test) => test.meta().figures).filter(Boolean)
  const passed = `${tests.length - failed} of ${tests.length}${broken.length > 0 ? ', **then failed**' : ''}`
  const seconds = modules.reduce((sum, module) => sum + module.diagnostic().duration, 0) / 1000
  return `| ${id} | ${what} | ${goal} | ${figures.join('; ')} | ${passed} | ${seconds.toFixed(0)} |`
}
