import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defineConfig } from 'vite'
import { projectRoot } from './project-root.ts'

const tools = join(projectRoot, 'server', 'tools')
/** Every program that an operator, or the server itself, starts: `dist/server/<name>.js`. */
const programs = [
  'server/main.ts',
  'server/make-demo.ts',
  'server/http/picture-process.ts',
  'server/database/check-derived.ts',
  ...(existsSync(tools) ? readdirSync(tools) : [])
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `server/tools/${file}`),
]

/** The server as one folder of plain modules; npm packages stay where they are. */
export default defineConfig({
  root: projectRoot,
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(programs.map((path) => [basename(path, '.ts'), path])),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
