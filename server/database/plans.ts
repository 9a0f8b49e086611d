import { Prisma } from './generated/client.ts'

const mark = '/* plan once */'
/**
 * A statement that begins with this comment is parsed and planned once by every connection, not at
 * every call. For statements whose text is always the same and whose best plan is the same for any
 * values: one whose rows depend on its values (a page of a listing, a search) would be slow with a
 * general plan.
 */
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
