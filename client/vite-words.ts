import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ESTree, type Plugin, parseAst } from 'vite'

type Edit = { from: number; to: number; by: string }

const root = fileURLToPath(new URL('.', import.meta.url)).replaceAll('\\', '/')

/**
 * Where bytes count a script has its words in Bengali alone, and the other half of each pair comes
 * by `text/english.ts`, under the words' name. `areApart`: the paths of such words in this folder.
 */
export function wordsApart(areApart: RegExp): Plugin {
  return {
    name: 'words-apart',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /words\.ts(\?en)?$|\/text\/english\.ts$/ },
      handler(code, id) {
        if (id.endsWith('/english.ts')) return englishOf(areApart)
        const [path = '', english] = id.slice(root.length).split('?')
        if (!areApart.test(path) || wordsIn(code).length === 0) return undefined
        const edits: Edit[] = []
        for (const { name, object } of wordsIn(code)) {
          const at = object.start + 1
          if (!english) edits.push({ from: at, to: at, by: `'': '${name}',` })
          keepHalf(object, english ? 1 : 0, edits)
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

/** Edits in the order of the text. */
function keepHalf(node: ESTree.Node, nr: 0 | 1, edits: Edit[]): void {
  if (node.type === 'ObjectExpression') {
    for (const each of node.properties) keepHalf(each, nr, edits)
  } else if (node.type === 'Property') keepHalf(node.value, nr, edits)
  else if (node.type === 'ArrowFunctionExpression') keepHalf(node.body, nr, edits)
  else if (node.type === 'ConditionalExpression') {
    keepHalf(node.consequent, nr, edits)
    keepHalf(node.alternate, nr, edits)
  } else if (node.type === 'ArrayExpression' && node.elements[nr]) {
    const { start, end } = node.elements[nr]
    edits.push({ from: node.start, to: start, by: '(' }, { from: end, to: node.end, by: ')' })
  } else throw new Error(`Not a pair of words but ${node.type}`)
}

function wordsIn(code: string): { name: string; object: ESTree.ObjectExpression }[] {
  return parseAst(code, { lang: 'ts' }).body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return []
    const { declaration: made } = statement
    if (made?.type !== 'VariableDeclaration') return []
    return made.declarations.flatMap(({ id, init }) => {
      if (id.type !== 'Identifier' || init?.type !== 'TSSatisfiesExpression') return []
      const type = code.slice(init.typeAnnotation.start, init.typeAnnotation.end)
      const object = init.expression
      return type === 'Words' && object.type === 'ObjectExpression'
        ? [{ name: id.name, object }]
        : []
    })
  })
}

function englishOf(areApart: RegExp): string {
  const all: string[] = []
  const imports = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('words.ts') && areApart.test(path))
    .flatMap((path) => {
      const names = wordsIn(readFileSync(join(root, path), 'utf8')).map(({ name }) => name)
      all.push(...names)
      return names.length > 0 ? `import { ${names.join(', ')} } from '${root}${path}?en'` : []
    })
  return [...imports, `export const english = { ${all.join(', ')} }`].join('\n')
}
