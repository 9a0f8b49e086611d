import type { WholeProduct } from '../products/read-whole-products.ts'
import type { ProductChanges } from '#contract/office/product-changes'

type Cell = { text: string; isCleared: boolean }
type Cells = { images: Cell | undefined; alts: Cell | undefined }
/** A picture at its place in the file's list: a link, or one of the shop's own. */
export type PlannedPicture = {
  url: string
  alt: string | null
  position: number
  /** Whether it belongs into the description. */
  in_text?: boolean
}
type Photos = {
  change: NonNullable<ProductChanges['images']> | null
  /** Empty if the list has no link. */
  pictures: PlannedPicture[]
}

/**
 * The shop's own photos in the order of the file, with their words; none is removed. `change` is
 * null if nothing differs.
 */
export function photoChanges(current: WholeProduct | null, { images, alts }: Cells): Photos {
  const had = current?.images ?? []
  const named = images && !images.isCleared ? images.text.split('\n') : null
  const urls = (named ?? had.map(({ image }) => image))
    .map((url) => url.trim())
    .filter((url) => url !== '')
  const words = alts?.isCleared ? [] : alts?.text.split('\n').map((alt) => alt.trim())
  const all = urls.map((url, position) => ({ url, alt: words?.[position] || null, position }))
  const own = all.filter(({ url }) => isOwn(url))
  const pictures = own.length < all.length ? all : []
  if (own.length === 0 || (!named && !alts)) return { change: null, pictures }
  const refOf = (url: string) => had.find(({ image }) => image === url)?.id ?? url
  const put = own.flatMap(({ url, alt }) => {
    const ref = refOf(url)
    return typeof ref === 'number' && !words ? [] : [{ ref, alt: words ? (alt ?? '') : undefined }]
  })
  const order = own.map(({ url }) => refOf(url))
  return { change: { put, ...(named && { order }) }, pictures }
}

export const foreignOf = ({ pictures }: { pictures: PlannedPicture[] }) =>
  pictures.filter(({ url }) => !isOwn(url))

const isOwn = (url: string) => /^\/(?!\/)/.test(url)

/** What can be known of a link before it is fetched. */
export function faultOfLink(url: string): string | undefined {
  if (!URL.canParse(url)) return 'This is not a link to a picture'
  const isHttps = new URL(url).protocol === 'https:'
  return isHttps ? undefined : 'Pictures are fetched from https links alone'
}
