import { defineConfig } from 'vitest/config'
import { projectRoot } from '../../server/project-root.ts'

/** `npm run test:fleet`: the shop with a standby, a pooler and a proxy, which Debian's packages are. */
export default defineConfig({
  root: projectRoot,
  cacheDir: '.cache/vitest',
  test: {
    name: 'fleet',
    include: ['tests/fleet/**/*.test.ts'],
    globalSetup: 'tests/fleet/support/global-setup.ts',
    setupFiles: ['tests/support/matchers.ts', 'tests/support/quiet-console.ts'],
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
})
