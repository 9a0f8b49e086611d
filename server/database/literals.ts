import { Prisma } from './generated/client.ts'

/** Named numbers as parts of a statement: a prepared plan finds partial indexes by constants alone. */
export function literalsOf<Name extends string>(
  numbers: Readonly<Record<Name, number>>,
): Record<Name, Prisma.Sql> {
  const each = Object.entries<number>(numbers).map(([name, nr]) => [name, Prisma.raw(String(nr))])
  return Object.fromEntries(each)
}
