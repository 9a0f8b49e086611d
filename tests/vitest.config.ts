import { defineConfig } from 'vitest/config'
import { projectRoot } from '../server/project-root.ts'

/** `npm test`: what ends within minutes. The reliability programme has runs of its own. */
export default defineConfig({
  root: projectRoot,
  cacheDir: '.cache/vitest',
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'shop',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/journeys/**', 'tests/fleet/**', 'tests/reliability/**'],
          globalSetup: 'tests/support/global-setup.ts',
          setupFiles: ['tests/support/matchers.ts', 'tests/support/quiet-console.ts'],
          maxWorkers: 2,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        // After the others, one file after another: they share a server and a browser.
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: 'tests/journeys/support/global-setup.ts',
          sequence: { groupOrder: 1 },
          maxWorkers: 1,
          isolate: false,
          testTimeout: 60_000,
          // A busy machine can be late for one step of a browser. The report names who needed it.
          retry: 1,
          expect: { poll: { timeout: 8000, interval: 50 } },
        },
      },
    ],
    hookTimeout: 60_000,
    restoreMocks: true,
  },
})
