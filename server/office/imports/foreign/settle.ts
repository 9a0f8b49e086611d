import type { WholeProduct } from '../../products/read-whole-products.ts'
import type { ProblemList } from '../problems.ts'
import { cellOf, type ProductInFile } from '../records-of-product.ts'
import type { KnownRefs } from './known-refs.ts'
import type { ImportOptions } from '#contract/office/import-rules'

type Known = { refs: KnownRefs; options: ImportOptions }

/**
 * Completes a file's fields once the product is known. An existing product keeps its link, its code
 * and whether it is on sale; its choices keep the names that the shop gave them since.
 */
export function settle(
  inFile: ProductInFile,
  current: WholeProduct | null,
  { refs, options }: Known,
  problems: ProblemList,
): void {
  const { fields, foreign } = inFile
  if (!current) {
    if (options.new_off) fields.set('state', cellOf('state', inFile.line, 'off'))
    if (foreign?.isWithoutMain) {
      const { name = '', raw = '' } = foreign.parent ?? {}
      problems.add(name, raw, 'Its main product is not in the file')
    }
    return
  }
  if (!foreign) return
  fields.delete('slug')
  if (current.own_code) fields.delete('own_code')
  if (fields.get('state')?.text === 'live') fields.delete('state')
  if (foreign.isUnshelved) fields.delete('categories')
  for (const choice of inFile.choices) {
    const known = (choice.refs ?? [])
      .map((ref) => refs.of(ref))
      .find((each) => each?.product_id === current.id)
    const color = current.colors.find(({ id, removed }) => id === known?.color_id && !removed)
    const size = current.sizes.find(({ id, removed }) => id === known?.size_id && !removed)
    if (choice.color && color) choice.color = { ...choice.color, text: color.color }
    if (choice.size && size) choice.size = { ...choice.size, text: size.size }
  }
}

/** Names of the file's rows, for `import_ref`. */
export function refsOf({
  foreign,
  choices,
}: ProductInFile): { ref: string; color?: string; size?: string }[] {
  if (!foreign) return []
  return [
    ...(foreign.ref ? [{ ref: foreign.ref }] : []),
    ...choices.flatMap(({ refs, color, size }) =>
      (refs ?? []).map((ref) => ({ ref, color: color?.text, size: size?.text })),
    ),
  ]
}
