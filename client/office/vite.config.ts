import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { oldestBrowsers } from '../vite-browsers.ts'
import { contractOfPage } from '../vite-contract.ts'
import { shopFonts } from '../vite-fonts.ts'
import { productionRouter } from '../vite-router.ts'
import { wordsApart } from '../vite-words.ts'

/** The frame, the daily work and the form of a product; other words come with both languages. */
const wordsOfFirstLoad = /^office\/(text|orders|customers|inbox)\//

/** The office's page, built apart from the shop's. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/office/',
  publicDir: false,
  plugins: [react(), shopFonts(), contractOfPage(), wordsApart(wordsOfFirstLoad)],
  resolve: { alias: { 'react-router': productionRouter } },
  build: {
    outDir: '../../dist/office',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    cssTarget: oldestBrowsers,
    // A screen's chunks load together, not one after the other. Browsers without preload still load
    // them.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'office', tags: ['$initial'] }],
          // Without it a file of calls would bring those whose shapes it uses.
          includeDependenciesRecursively: false,
        },
      },
    },
  },
})
