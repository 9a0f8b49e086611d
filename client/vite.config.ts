import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shopFonts } from './vite-fonts.ts'
import { productionRouter } from './vite-router.ts'

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
    rolldownOptions: {
      // The first load in one file: cut into what pages share, it compresses worse.
      output: { codeSplitting: { groups: [{ name: 'shop', tags: ['$initial'] }] } },
    },
  },
}))
