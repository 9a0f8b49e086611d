import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defineConfig } from 'vite'
import { projectRoot } from './project-root.ts'

const tools = join(projectRoot, 'server', 'tools')
/** Every program that an operator, or the server itself, starts: `dist/server/<name>.js`. */
const programs = [
  'server/main.ts',
  'server/demo/make-demo.ts',
  'server/pictures/picture-process.ts',
  ...(existsSync(tools) ? readdirSync(tools) : [])
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `server/tools/${file}`),
]

const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))

/**
 * The server as one folder of plain modules. What package.json names as a dependency is loaded when
 * the shop runs; every other package is built in, and the image has none of them.
 */
export default defineConfig({
  root: projectRoot,
  publicDir: false,
  ssr: { noExternal: true, external: [...Object.keys(dependencies), 'vite'] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(programs.map((path) => [basename(path, '.ts'), path])),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // The process keeps its maps on the heap; a trace needs names of files and lines alone.
        sourcemapExcludeSources: true,
      },
    },
  },
})
