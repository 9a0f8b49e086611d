import type { ForeignCell, ForeignRow } from './foreign-row.ts'
import { shelfNameOf, splitValues } from './values.ts'

/** WooCommerce's default category. */
const uncategorised = /^(?:uncategori[sz]ed|unkategorisiert|sin categor[ií]a|non class[ée])$/i
/** Every path is compared with all others; a product has far fewer. */
const mostCompared = 200
/** The category of goods without one. */
export const otherGoods = 'অন্যান্য > অন্যান্য'

export type Named = { texts: string[]; cell: ForeignCell | undefined }

/** Paths of a menu and a category: first and last name of `a > b > c`. */
export function readCategories(rows: readonly ForeignRow[]): Named {
  const cells = rows.flatMap((row) => row.all('categories'))
  const paths = cells.flatMap(({ text }) => splitValues(text)).map(namesOf)
  const types = rows.flatMap((row) => row.all('type'))
  const all = paths.some((names) => names.length > 0)
    ? paths
    : types.map(({ text }) => namesOf(text))
  const filled = all.filter((names) => names.length > 0).slice(0, mostCompared)
  // WooCommerce lists a category together with its parents.
  const deepest = filled.filter(
    (names) => !filled.some((other) => other.length > names.length && isWithin(other, names)),
  )
  const texts = deepest.map((names) => `${names[0]} > ${names.at(-1)}`)
  return { texts: [...new Set(texts)], cell: cells[0] ?? types[0] }
}

function namesOf(path: string): string[] {
  const names = path.split('>').map(shelfNameOf)
  return names.filter((name) => name !== '' && !uncategorised.test(name))
}

const isWithin = (long: string[], short: string[]) => short.every((name, nr) => long[nr] === name)

export function readTags(rows: readonly ForeignRow[]): Named {
  const cells = rows.flatMap((row) => [
    ...row.all('tags'),
    ...row.all('vendor'),
    ...row.all('type'),
  ])
  const names = cells.flatMap(({ text }) => splitValues(text)).map(shelfNameOf)
  return { texts: [...new Set(names.filter((name) => name !== ''))], cell: cells[0] }
}
