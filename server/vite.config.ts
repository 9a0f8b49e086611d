import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { defineConfig } from 'vite'
import { projectRoot } from './machine/project-root.ts'

const tools = join(projectRoot, 'server', 'tools')
/** Every program that an operator, or the server itself, starts: `dist/server/<name>.js`. */
const programs = [
  'server/main.ts',
  'server/pictures/picture-process.ts',
  ...(existsSync(tools) ? readdirSync(tools) : [])
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `server/tools/${file}`),
]

const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))

/**
 * One folder of plain modules. Dependencies of package.json are loaded at run time; all other
 * packages are bundled.
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
        // Source maps live on the heap: a trace needs only names and lines.
        sourcemapExcludeSources: true,
      },
    },
  },
})
