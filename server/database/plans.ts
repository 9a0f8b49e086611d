import { Prisma } from './generated/client.ts'

/** A statement that begins with it is parsed and planned once by every connection. */
const mark = '/* plan once */'
/** Only where one plan is best for all values: the matches of a search would be slow with it. */
export const planOnce = Prisma.raw(mark)
/** Far more than there are: a text that varies after all does not fill the connections. */
const mostPlans = 200

/** Names marked statements for the driver; an empty name is none. */
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
