import type { Plugin } from 'vite'

const maker = /^(public|own|staff)(Read|Change)\(/
const forServer = /^(input|output)\b/

/**
 * A page needs of a call only its method and path. Its input and output, which the server checks by
 * zod, are left out, and what else a file of the contract makes may be dropped where nobody uses it.
 */
export function contractOfPage(): Plugin {
  return {
    name: 'contract-of-page',
    apply: 'build',
    transform: {
      filter: { id: /\/server\/contract\/.+\.ts$/ },
      handler(code) {
        const edits: { from: number; to: number; by: string }[] = []
        for (const statement of this.parse(code).body) {
          const made = 'declaration' in statement ? statement.declaration : statement
          if (made?.type !== 'VariableDeclaration') continue
          for (const { init } of made.declarations) {
            if (!init || init.type === 'ArrowFunctionExpression') continue
            const source = code.slice(init.start, init.end)
            const given = init.type === 'CallExpression' && init.arguments.at(-1)
            if (maker.test(source) && given && given.type === 'Identifier') {
              // Several calls share their input and output, and nothing else.
              edits.push({ from: given.start, to: given.end, by: '{}' })
            } else if (maker.test(source) && given && given.type === 'ObjectExpression') {
              for (const [nr, field] of given.properties.entries()) {
                const to = given.properties[nr + 1]?.start ?? given.end - 1
                const isForServer = forServer.test(code.slice(field.start, to))
                if (isForServer) edits.push({ from: field.start, to, by: '' })
              }
            } else if (source.includes('(')) {
              edits.push({ from: init.start, to: init.start, by: '/* @__PURE__ */ (() => (' })
              edits.push({ from: init.end, to: init.end, by: '))()' })
            }
          }
        }
        let written = code
        for (const { from, to, by } of edits.reverse()) {
          written = written.slice(0, from) + by + written.slice(to)
        }
        return { code: written, map: null, moduleSideEffects: false }
      },
    },
  }
}
