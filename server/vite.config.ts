import { defineConfig } from 'vite'
import { projectRoot } from './project-root.ts'

/** The server as one folder of plain modules; npm packages stay where they are. */
export default defineConfig({
  root: projectRoot,
  publicDir: false,
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rollupOptions: { output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' } },
  },
})
