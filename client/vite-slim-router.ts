import type { Plugin } from 'vite'

/**
 * The router's package builds its form and link components while it loads, so that a bundler must
 * keep them although the shop has its own link and native forms. Marked as free of side effects,
 * and without the names that only developer tools read, they leave: 4 KB of the first load.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('node_modules/react-router/')) return undefined
      const slim = code
        .replace(/= (React\d*\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
      return { code: slim, map: null }
    },
  }
}
