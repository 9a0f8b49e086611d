import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { oldestBrowsers } from './vite-browsers.ts'
import { shopFonts } from './vite-fonts.ts'
import { productionRouter } from './vite-router.ts'

/** Shared scripts by the screens that need them; the first match counts. */
const shared: Record<string, RegExp[]> = {
  // No scripts: a form's sheet would otherwise bring those of forms to every listing.
  sheets: [/ui\/(field|columns|close-button|foot-bar)\.css$/],
  frame: [
    /ui\/(head|section-heading|empty-state|early-press)\./,
    /contract\/orders|icons\/(x|package)\./,
  ],
  writes: [
    /[mM]utation|api\/write|ui\/(session-texts|stored-text|avatar|announce-screen)|customers\/wish\.ts/,
    /applied-promo|icons\/(circle|check)/,
  ],
  goods: [
    /[iI]nfiniteQuery|contract\/pictures|client\/catalog\/|ui\/(picture|price|breadcrumbs|not-found)/,
    /text\/bn-(ui|catalog)/,
    /icons\/(chevron|house|image-off|package-open|search-x)/,
  ],
  entry: [/client\/customers\/|text\/bn-customers|contract\/password|icons\/eye/],
  policies: [/client\/pages\/|text\/(bn-pages|return-exclusions)/],
  sums: [/client\/(cart|checkout)\/|text\/(delete|bn-checkout)|icons\/ticket/],
  addresses: [/addresses/],
  forms: [/ui\/|text\/bn-form|icons\/map-pin|contract\/phone/],
  refusals: [/text\/(\w+-refusals?)\.|contract\/refusals/],
  words: [/text\/(words|bn-cart|format|times)\./],
  orders: [/./],
}

/** Small files that share a script: each alone would have a few hundred bytes. */
const joined: Record<string, RegExp[]> = {
  late: [
    /client\/(start\/(late|early-click|other-tabs|prefetch)|shell\/fonts|api\/read-again)\./,
    /ui\/toast-item|shop-fonts|\.woff2/,
  ],
  'reads-ahead': [/reads-ahead\.|listings\/(listing-filters|listings|keyword)\./],
  dialogs: [
    /ui\/(dialog|modal|confirm-dialog|second-press|stepper|no-connection|handed-on-focus|focus-heading|pager)/,
    /mobile-menu|icons\/(minus|plus|trash|thumbs-up)/,
  ],
}

/**
 * Without groups each shared module would be a file and a request of a few hundred bytes. Each
 * chunk is evaluated in a task of its own (start/loader.ts): a single one would block a touch.
 */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 99 },
  { name: 'libraries', test: /node_modules\//, tags: ['$initial'], priority: 98 },
  { name: 'shop', tags: ['$initial'], priority: 97 },
  ...groupsOf(joined, 1, 80),
  ...groupsOf(shared, 2, 60),
]

function groupsOf(kinds: Record<string, RegExp[]>, minShareCount: number, first: number) {
  return Object.entries(kinds).map(([name, tests], place) => ({
    name,
    test: (id: string) => tests.some((test) => test.test(id)),
    minShareCount,
    priority: first - place,
  }))
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), shopFonts()],
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
    // Lists of preloads would add 1.5 KB to the first load; links fetch ahead instead.
    modulePreload: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunks, includeDependenciesRecursively: false } },
    },
  },
}))
