import type { Transaction } from '../../as-staff.ts'
import type { ProductInFile } from '../records-of-product.ts'

type KnownRef = {
  ref: string
  product_id: number
  color_id: number | null
  size_id: number | null
  /** The other shop's name for the product. */
  title: string
}
export type KnownRefs = {
  /** The product that an earlier import made from this one. */
  productOf: (inFile: ProductInFile) => number | undefined
  first: (inFile: ProductInFile) => KnownRef | undefined
  of: (ref: string) => KnownRef | undefined
}

export async function readKnownRefs(
  db: Transaction,
  all: readonly ProductInFile[],
): Promise<KnownRefs> {
  const source = all.find(({ foreign }) => foreign)?.foreign?.source
  const refs = all.flatMap(refsOf)
  const rows =
    source && refs.length > 0
      ? await db.$queryRaw<KnownRef[]>`
          select ref, product_id, color_id, size_id, title from import_ref
          where source = ${source} and ref = any(${refs}::text[])`
      : []
  const known = new Map(rows.map((row) => [row.ref, row]))
  const first = (inFile: ProductInFile) =>
    refsOf(inFile)
      .map((ref) => known.get(ref))
      .find((each) => each !== undefined)
  return {
    ...{ first, of: (ref) => known.get(ref) },
    productOf: (inFile) => first(inFile)?.product_id,
  }
}

/** The product's own names first, then those of its choices. */
function refsOf({ foreign, choices }: ProductInFile): string[] {
  if (!foreign) return []
  return [...(foreign.ref ? [foreign.ref] : []), ...choices.flatMap(({ refs }) => refs ?? [])]
}
