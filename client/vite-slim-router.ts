import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const routerDir = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))

/**
 * The router's package builds its form and link components while it loads, so that a bundler must
 * keep them although the shop has its own link and native forms. Marked as free of side effects,
 * and without the names that only developer tools read, they leave: 4 KB of the first load. And it
 * is the production build, to which the package's own exports never lead.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: join(routerDir, 'dist/production/index.mjs') },
        ],
      },
    }),
    transform(code, id) {
      if (!id.includes('node_modules/react-router/')) return undefined
      const slim = code
        .replace(/= (React\d*\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
      return { code: slim, map: null }
    },
  }
}
