import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { projectRoot } from '../../server/machine/project-root.ts'
import { hasChromium } from './chromium.ts'

const shownFiles = 10

/** Ends the report: the slowest files, skipped tests, and tests with a second try. */
export class RunReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const byTime = [...modules].sort((a, b) => secondsOf(b) - secondsOf(a))
    console.log('\nThe slowest files:')
    for (const module of byTime.slice(0, shownFiles)) {
      const path = relative(projectRoot, module.moduleId)
      console.log(`${secondsOf(module).toFixed(1).padStart(7)} s  ${path}`)
    }
    if (!hasChromium()) {
      console.log(
        '\nTests in a browser are left out: apt-get install chromium-headless-shell fonts-noto-core',
      )
    }
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        if (!test.diagnostic()?.flaky) continue
        const path = relative(projectRoot, module.moduleId)
        console.log(`\nPassed at its second try only: ${path}: ${test.fullName}`)
        for (const { message } of test.result().errors ?? []) console.log(`  at first: ${message}`)
      }
    }
  }
}

/** Seconds of its modules, hooks and tests. */
function secondsOf(module: TestModule): number {
  const { collectDuration, duration } = module.diagnostic()
  return (collectDuration + duration) / 1000
}
