import { defineConfig } from 'vitest/config'
import { projectRoot } from '../../server/machine/project-root.ts'
import { programme } from './support/programme.ts'
import { ProgrammeReport } from './support/report.ts'

/** `npm run test:reliability`: the whole programme, which ends with docs/reliability.md. */
export default defineConfig({
  root: projectRoot,
  cacheDir: '.cache/vitest',
  test: {
    name: 'reliability',
    include: programme.flatMap(({ files }) => files),
    globalSetup: 'tests/reliability/support/global-setup.ts',
    setupFiles: ['tests/support/matchers.ts', 'tests/support/quiet-console.ts'],
    reporters: ['default', new ProgrammeReport()],
    provide: { rounds: 200 },
    maxWorkers: 1,
    testTimeout: 1_800_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
})
