import type { Plugin } from 'vite'

const builder = 'lucide-react/dist/esm/shared/src/build/buildLucideIconForReact.mjs'

/**
 * An icon puts its attributes together anew each time it is rendered. On the server, where the same
 * icons are rendered for everybody and nothing of them reacts, they are put together once.
 */
export function quickIcons(): Plugin {
  return {
    name: 'quick-icons',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    transform(code, id) {
      if (!id.endsWith(builder)) return undefined
      const [, name = ''] = /export \{ (\w+) as default \}/.exec(code) ?? []
      if (!name) throw new Error(`${builder} is no longer as quick-icons knows it`)
      const quick = `const built = new WeakMap()
function buildOnce(icon, params) {
  let known = built.get(icon)
  if (!known) built.set(icon, (known = new Map()))
  const key = JSON.stringify(params)
  let ready = known.get(key)
  if (!ready) known.set(key, (ready = ${name}(icon, params)))
  return ready
}
export { buildOnce as default }`
      return { code: code.replace(/export \{ \w+ as default \};?/, quick), map: null }
    },
  }
}
