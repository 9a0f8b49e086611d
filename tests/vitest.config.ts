import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config'
import { projectRoot } from '../server/machine/project-root.ts'
import { hasChromium } from './support/chromium.ts'
import { patience } from './support/patience.ts'
import { RunReport } from './support/run-report.ts'

const databases = 'tests/support/global-setup.ts'
const ofServer = {
  globalSetup: databases,
  setupFiles: ['tests/support/matchers.ts', 'tests/support/quiet-console.ts'],
}
/** Each worker has a shop and a browser of its own, which its files share. */
const ofBrowser = {
  globalSetup: [databases, 'tests/journeys/support/global-setup.ts'],
  isolate: false,
  // A busy machine can be late for one step of a browser. The report names repeated tests.
  retry: 1,
}
/** Pictures are encoded by the built program: tsx would double its time, for each picture. */
const withBuiltPictures: Plugin = {
  name: 'built-pictures',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/server/pictures/picture-maker.ts')) return
    const built = pathToFileURL(join(projectRoot, 'dist/server/picture-maker.js'))
    return code.replaceAll('import.meta.url', JSON.stringify(built))
  },
}
/** Files of modules whose state belongs to the process. */
const apart = ['tests/database/**/*.test.ts', 'tests/api/{log,metrics}.test.ts']
/** Files that compare times run alone. */
const timed = ['tests/api/{bucket-away,login-limits,slow-senders}.test.ts']
/** A purchase, the call of an order in the office, narrow screens. */
const everyTime = ['tests/journeys/{purchase,office-calling,own-words}.test.ts']

/**
 * `npm test` runs the projects `test/…`, `npm run test:journeys`, `test:trials` and `test:timed`
 * the others; the reliability programme runs on its own. Groups run one after another.
 */
export default defineConfig({
  root: projectRoot,
  cacheDir: '.cache/vitest',
  plugins: [withBuiltPictures],
  test: {
    reporters: ['default', new RunReport()],
    setupFiles: 'tests/support/end-with-run.ts',
    passWithNoTests: !hasChromium(),
    maxWorkers: 2,
    // Only a hanging test reaches this: its duration proves nothing on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: patience.timeout, interval: 50 } },
    restoreMocks: true,
    // The report of a second try is one line: it names the address that failed.
    chaiConfig: { truncateThreshold: 400 },
    // More rounds of a trial than in every run: ROUNDS=200 npm run test:trials -- publish-cut
    provide: process.env.ROUNDS ? { rounds: Number(process.env.ROUNDS) } : {},
    projects: [
      project('test/api', 0, {
        ...ofServer,
        include: ['tests/*.test.ts', 'tests/{api,rules,search}/**/*.test.ts'],
        exclude: [...apart, ...timed],
        isolate: false,
      }),
      project('test/apart', 0, { ...ofServer, include: apart }),
      project('test/browser', 1, { ...ofBrowser, include: withChromium(everyTime) }),
      project('journeys', 2, {
        ...ofBrowser,
        include: withChromium(['tests/journeys/**/*.test.ts']),
        exclude: everyTime,
        // Two of them leave two cores idle for a third of the time.
        maxWorkers: 3,
      }),
      project('timed', 3, { ...ofServer, include: timed, maxWorkers: 1 }),
      project('trials/server', 4, {
        ...ofServer,
        include: ['tests/{trials,backup}/*.test.ts'],
        isolate: false,
        // Trials mostly wait for starts and pauses.
        maxWorkers: 3,
      }),
      project('trials/browser', 5, {
        ...ofBrowser,
        include: withChromium(['tests/trials/journeys/*.test.ts']),
      }),
      project('trials/fleet', 6, {
        ...ofServer,
        include: ['tests/fleet/**/*.test.ts'],
        globalSetup: 'tests/fleet/support/global-setup.ts',
        maxWorkers: 1,
      }),
    ],
  },
})

function project(
  name: string,
  groupOrder: number,
  options: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return { extends: true, test: { ...options, name, sequence: { groupOrder } } }
}

/** Empty without a browser: the report says so at its end. */
function withChromium(files: string[]): string[] {
  return hasChromium() ? files : []
}
