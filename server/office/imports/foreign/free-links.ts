import type { Transaction } from '../../as-staff.ts'
import { freeOf } from '../../products/slug.ts'
import type { ProblemList } from '../problems.ts'
import { cellOf, type ProductInFile } from '../records-of-product.ts'

type Reading = { inFile: ProductInFile; problems: ProblemList; current: object | null }

/** A new product of another program keeps its link there, with `-2` if the link is taken here. */
export async function giveFreeLinks(db: Transaction, readings: readonly Reading[]): Promise<void> {
  const wanting = readings.flatMap(({ inFile, problems, current }) => {
    const { source = 'own' } = inFile.foreign ?? {}
    const link = inFile.fields.get('slug')?.text
    return current || source === 'own' || source === 'other' || !link
      ? []
      : [{ inFile, problems, link }]
  })
  if (wanting.length === 0) return
  const links = await freeOf(
    db,
    wanting.map(({ link }) => link),
  )
  for (const [nr, { inFile, problems, link }] of wanting.entries()) {
    const free = links[nr] ?? link
    if (free === link) continue
    inFile.fields.set('slug', cellOf('slug', inFile.line, free))
    const column = inFile.foreign?.names.slug ?? 'slug'
    problems.warn(column, link, `This link is taken here, the product gets ${free}`)
  }
}
