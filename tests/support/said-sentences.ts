import { parseAst } from 'vite'
import { readSource } from './import-graph.ts'

type Node = { type: string; [key: string]: unknown }

/** Texts of a source that are sentences, with `{}` for blanks; those of errors are left out. */
export function sentencesOf(path: string): string[] {
  const found: string[] = []
  visit(parseAst(readSource(path), { lang: 'ts' }, path))
  return found.filter((text) => /^(\p{Lu}|\{\}).* \p{Ll}/su.test(text))

  function visit(part: unknown): void {
    if (typeof part !== 'object' || part === null) return
    const { type, ...rest } = part as Node
    if (type === 'TaggedTemplateExpression' || isError(part)) return
    if (type === 'Literal' && typeof rest.value === 'string') found.push(rest.value)
    if (type === 'CallExpression' && Object(rest.callee).name === 'notFound') return
    if (type === 'TemplateLiteral') {
      const { quasis } = part as unknown as { quasis: { value: { cooked: string } }[] }
      found.push(quasis.map(({ value }) => value.cooked).join('{}'))
    }
    for (const each of Object.values(rest)) visit(each)
  }
}

function isError(part: object): boolean {
  const { type, callee } = part as Node
  return type === 'NewExpression' && Object(callee).name === 'Error'
}
