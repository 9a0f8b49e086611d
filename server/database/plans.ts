import { Prisma } from './generated/client.ts'

/** Each connection parses and plans a statement with this mark only once. */
const mark = '/* plan once */'
/** Use it where one plan suits all values: a search's matches would become slow. */
export const planOnce = Prisma.raw(mark)
/** Far more than exist: a text that varies by mistake does not fill the connections. */
const mostPlans = 200

/** Names marked statements for the driver; an empty name means unprepared. */
export function namePlans(): (statement: { sql: string }) => string {
  const names = new Map<string, string>()
  return ({ sql }) => {
    if (!sql.trimStart().startsWith(mark)) return ''
    const known = names.get(sql)
    if (known || names.size >= mostPlans) return known ?? ''
    const name = `shop_${names.size + 1}`
    names.set(sql, name)
    return name
  }
}
