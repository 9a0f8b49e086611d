import type { WholeProduct } from '../products/read-whole-products.ts'
import type { ProblemList } from './problems.ts'
import type { ProductChanges } from '#contract/office/product-changes'

type Cell = { text: string; isCleared: boolean }
type Cells = { images: Cell | undefined; alts: Cell | undefined }

/**
 * Photos of the shop's own in the order of the file, with their words; none goes. Null where nothing
 * is left to do.
 */
export function photoChanges(
  current: WholeProduct | null,
  { images, alts }: Cells,
  problems: ProblemList,
): NonNullable<ProductChanges['images']> | null {
  const had = current?.images ?? []
  const named = images ? images.text.split('\n').map((url) => url.trim()) : null
  const urls = (named ?? had.map(({ image }) => image)).filter((url) => url !== '')
  const own = urls.filter((url) => {
    if (url.startsWith('/')) return true
    problems.warn('images', url, 'Pictures of other sites are not fetched')
    return false
  })
  if (own.length === 0) return null
  const words = alts?.isCleared ? [] : alts?.text.split('\n')
  const refs = own.map((url) => had.find(({ image }) => image === url)?.id ?? url)
  const put = refs.flatMap((ref, nr) => {
    const alt = words ? (words[nr]?.trim() ?? '') : undefined
    return typeof ref === 'number' && alt === undefined ? [] : [{ ref, alt }]
  })
  return { put, ...(named && { order: refs }) }
}
