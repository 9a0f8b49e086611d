import type { OwnRow } from './own-row.ts'

/** The cell that says which product a row is of. */
type Naming = { name: string; raw: string; line: number }
const mostNamed = 5

/**
 * Reads the rows of one code or link: they are one product unless they say themselves that they are
 * several, which then name each other. `productOf` is null for a row that goes on with the one
 * before.
 */
export function readSameKey<Row>(
  rows: readonly Row[],
  {
    productOf,
    namingOf,
    read,
  }: {
    productOf: (row: Row) => string | null
    namingOf: (row: Row) => Naming
    read: (rows: readonly Row[]) => OwnRow[]
  },
): OwnRow[] {
  const products = new Map<string, Row[]>()
  let latest = rows.map(productOf).find((product) => product !== null) ?? ''
  for (const row of rows) {
    latest = productOf(row) ?? latest
    const group = products.get(latest)
    if (group) group.push(row)
    else products.set(latest, [row])
  }
  const groups = [...products.values()]
  if (groups.length < 2) return read(rows)
  const first = groups.map((group) =>
    namingOf(group.find((row) => productOf(row) !== null) ?? (group[0] as Row)),
  )
  return groups.flatMap((group, nr) => {
    const { name, raw, line } = first[nr] as Naming
    const others = first.filter((_each, other) => other !== nr).map((each) => each.line)
    const lines = others.slice(0, mostNamed).join(', ') + (others.length > mostNamed ? ' …' : '')
    const own = read(group)
    for (const { problems } of own) {
      problems.add(
        name,
        raw,
        `Other products have the same code or link, in row ${lines}; give each its own`,
        line,
      )
    }
    return own
  })
}

/** A title in small letters without the values that tell its choices apart: `Shirt - Red`. */
export function titleOfProduct(title: string, values: readonly string[] = []): string | null {
  const said = new Set(values.flatMap(wordsOf))
  const words = wordsOf(title)
  const bare = words.filter((word) => !said.has(word))
  return title.trim() === '' ? null : (bare.length > 0 ? bare : words).join(' ')
}

const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
