import type { Transaction } from '../../as-staff.ts'
import type { WholeProduct } from '../../products/read-whole-products.ts'
import type { ProblemList } from '../problems.ts'
import type { ProductInFile } from '../records-of-product.ts'
import type { KnownRefs } from './known-refs.ts'

type Reading = { inFile: ProductInFile; problems: ProblemList; current: WholeProduct | null }

/**
 * Each shop counts its goods from 1: a known number means a product of another shop if name, code,
 * link and pictures all differ.
 */
export async function refuseOthers(
  db: Transaction,
  readings: readonly Reading[],
  refs: KnownRefs,
): Promise<void> {
  const strange = readings.flatMap(({ inFile, problems, current }) => {
    const known = refs.first(inFile)
    if (!current || known?.product_id !== current.id || isSame(inFile, current, known.title))
      return []
    return [{ inFile, problems, current, ref: known.ref }]
  })
  if (strange.length === 0) return
  const links = strange.flatMap(({ inFile, current }) =>
    (inFile.fields.get('images')?.text ?? '').split('\n').map((url) => ({ id: current.id, url })),
  )
  const rows = await db.$queryRaw<{ product_id: number }[]>`
    select p.product_id from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as w(id int, url text)
    join import_picture p on p.product_id = w.id and p.url = w.url`
  const pictured = new Set(rows.map(({ product_id }) => product_id))
  for (const { inFile, problems, current, ref } of strange) {
    if (pictured.has(current.id)) continue
    problems.add(
      inFile.foreign?.names.id ?? '',
      ref,
      `This is the number of ${current.title} here; give both one name, or change the number`,
    )
  }
}

function isSame({ fields, foreign }: ProductInFile, current: WholeProduct, was: string): boolean {
  const names = [fields.get('title')?.text, foreign?.name].filter((name) => name)
  const says = (column: 'own_code' | 'slug', now: string | null) =>
    now !== null && fold(fields.get(column)?.text) === fold(now)
  return (
    names.length === 0 ||
    names.some((name) => [was, current.title].map(fold).includes(fold(name))) ||
    says('own_code', current.own_code) ||
    says('slug', current.slug)
  )
}

const fold = (text = '') => text.trim().toLowerCase()
