import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { oldestBrowsers } from './vite-browsers.ts'
import { contractOfPage } from './vite-contract.ts'
import { shopFonts } from './vite-fonts.ts'
import { productionRouter } from './vite-router.ts'
import { wordsApart } from './vite-words.ts'

/**
 * One script for libraries, one for the first screen, one a screen, and one a folder for what
 * several screens use of it, with its texts. Each is evaluated in a task of its own
 * (start/loader.ts): React in the same script would block a touch.
 */
const scripts = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'libraries', test: /node_modules\//, priority: 2 },
  { name: 'shop', tags: ['$initial'], priority: 1 },
  { name: folderOf, debugName: 'folders', minShareCount: 2 },
]

function folderOf(id: string): string {
  const [, folder] = /client\/(\w+)\//.exec(id) ?? []
  return folder ?? 'contract'
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), shopFonts(), contractOfPage(), wordsApart(/^(?!office\/)/)],
  server: { fs: { allow: ['..'] } },
  // The server's rendering bundles React and the router: as packages they would use their
  // development builds outside of production.
  ...(command === 'build' && { resolve: { alias: { 'react-router': productionRouter } } }),
  ...(command === 'build' &&
    isSsrBuild && {
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
    }),
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    cssTarget: oldestBrowsers,
    // A screen's scripts come at once: one after another, a slow network waits for each.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: scripts, includeDependenciesRecursively: false } },
    },
  },
}))
