import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shopFonts } from './vite-fonts.ts'
import { productionRouter } from './vite-router.ts'

/** What several screens share, by the screens that need it: the first that fits. */
const shared = {
  goods:
    /useInfiniteQuery|icons\/(chevron|house|image-off|package-open)|contract\/pictures|client\/(home|catalog|product)\/|ui\/(picture|price|head|breadcrumbs|section-heading|empty-state|not-found)/,
  buying:
    /cart\/add-to-cart|api\/write|ui\/(stepper|no-connection|dialog|confirm-dialog|avatar|after-press|second-press|stored-text|session-texts|handed-on-focus|focus-heading)/,
  listings: /client\/listings\//,
  policies: /client\/pages\//,
  forms: /client\/(ui|customers)\//,
  ordering: /./,
}

/**
 * Else each shared module would be a file of its own, fifty of a few hundred bytes, each with its request.
 * A chunk is evaluated in a task of its own (loader.ts): one for all would keep a finger waiting.
 */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 9 },
  { name: 'libraries', test: /node_modules\//, tags: ['$initial'], priority: 8 },
  { name: 'shop', tags: ['$initial'], priority: 7 },
  ...Object.entries(shared).map(([name, test], place) => {
    return { name, test, minShareCount: 2, priority: 6 - place }
  }),
]

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), shopFonts()],
  server: { fs: { allow: ['..'] } },
  // What renders on the server is built in, React and the router too: as packages they would choose
  // their development builds wherever the process does not say production.
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
    cssTarget: ['chrome111', 'firefox113', 'safari16.4'],
    // Each page's list of preloads would weigh 1.5 KB in the first load; links fetch ahead instead.
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
}))
